// Games played by touching the board.

import assert from "node:assert/strict";
import { made, oracle, says, text, touch } from "./support.mjs";

const SETUP = "robot r b16 robot g i5 robot b j1 robot y h2 chip yellow-circle";

async function whole_dvonn_game_by_touch(browser, note) {
  const game = oracle("dvonn").games.find((game) => game.result);
  const page = await browser.page(await browser.serve("dvonn"));
  const decisions = [...game.placement, ...game.moves];
  // what is taken without asking is not counted
  let count = 0;
  const begun = performance.now();
  for (const decision of decisions) {
    if (decision === "pass") {
      const before = await page.evaluate(() => document.body.dataset.made);
      const button = page.getByRole("button", { name: "pass", exact: true });
      await Promise.race([button.click({ timeout: 3000 }), page.waitForFunction((before) => document.body.dataset.made !== before, before)]);
    } else {
      for (const cell of decision.match(/[a-k][1-5]/g)) await touch(page, cell);
    }
    count += 1;
    await made(page, count);
  }
  const each = (performance.now() - begun) / decisions.length;
  note(`${decisions.length} decisions, ${each.toFixed(0)} ms each`);
  assert.match(await text(page, "#status-text"), new RegExp(`^Over: ${game.result}`));
  const scores = (await page.locator(".player .score").allInnerTexts()).map((score) => parseInt(score, 10));
  assert.deepEqual(scores, game.score);
  assert.deepEqual(page.wrong, []);
}

async function a_choice_of_rows_in_gipf(browser) {
  const known = oracle("gipf").corner_cases.find((one) => one.id === "cc01_intersecting_choice");
  const { position } = known;
  const stones = position.white.map((spot) => `${spot}=W`).join(" ");
  const start = `turn=white ${stones} hand.white=W${position.reserve.white} hand.black=B${position.reserve.black} captured.white=B${position.lost.black}`;
  const page = await browser.page(await browser.serve("gipf", "--position", start));
  const [dot, spot] = known.push.split("-");
  await touch(page, dot);
  await touch(page, spot);
  await made(page, 1);
  const rows = known.outcomes.map((outcome) => outcome.removal_sequences[0][0].spots);
  assert.equal(await page.locator("#choices button").count(), rows.length);
  // a cell of several rows does not say which; the one that is in one row does
  const shared = rows[0].find((cell) => rows.every((row) => row.includes(cell)));
  await touch(page, shared);
  await page.getByText("Which?").waitFor();
  assert.ok((await page.locator("#board .hint.go").count()) > 0);
  const own = rows[0].find((cell) => !rows.slice(1).some((row) => row.includes(cell)));
  await touch(page, own);
  await made(page, 2);
  const left = await page.evaluate(() => [...document.querySelectorAll("#board .cell")].filter((cell) => / white/.test(cell.dataset.about)).map((cell) => cell.dataset.cell).sort());
  assert.deepEqual(left, known.outcomes[0].position.white);
}

async function a_gipf_piece_to_take_or_to_leave(browser) {
  const start = "turn=white e2=W e3=WW e4=W f2=W g2=B h2=BB b5=WW hand.white=W3 hand.black=B6";
  const url = await browser.serve("gipf/standard", "--position", start);
  for (const [touched, stays] of [["e4", false], ["e2", true]]) {
    const page = await browser.page(url);
    await touch(page, "e1");
    await touch(page, "e2");
    await made(page, 1);
    await touch(page, "e2");
    await says(page, "#choices", "e2 again leaves e4");
    await touch(page, touched);
    await made(page, 2);
    const label = await page.getAttribute('#board [data-cell="e4"]', "data-about");
    assert.equal(/empty/.test(label), !stays, label);
    await page.click("#first");
    await made(page, 0);
  }
}

async function a_ricochet_round_with_two_bidders_and_a_failure(browser) {
  const url = await browser.serve("ricochet", "--set", "board=1A,4B,3A,2C", "--timer", "2", "--moves", SETUP);
  const [anna, bob] = [await browser.page(url), await browser.page(url)];
  await says(anna, "#sought", "c4 (yellow-circle)");
  const bid = async (page, player, moves) => {
    await page.fill(`.bid[data-player="${player}"] input`, String(moves));
    await page.click(`.bid[data-player="${player}"] button`);
  };
  await bid(anna, "anna", 3);
  await says(bob, "#timer", / s/);
  await bid(bob, "bob", 4);
  await says(anna, "#turns", "bid bob 4");
  // the timer runs out by itself
  await says(anna, "#status-text", "anna decides");
  const slide = async (page, from, to) => {
    await touch(page, from);
    await touch(page, to);
  };
  const goes = (page) => page.evaluate(() => [...document.querySelectorAll("#turns li")].length);
  assert.equal(await goes(anna), await goes(bob));
  await slide(anna, "h2", await where(anna, "h2", 0));
  await says(anna, "#status-text", "anna decides");
  // two more slides that do not lead to the target: she has failed
  for (let i = 0; i < 2; i += 1) {
    const robot = await anna.evaluate(() => [...document.querySelectorAll("#board .cell")].find((cell) => / red/.test(cell.dataset.about)).dataset.cell);
    await slide(anna, robot, await where(anna, robot, 0));
    await anna.waitForTimeout(60);
  }
  await says(bob, "#status-text", "bob decides");
  for (const text of ["yS", "yE", "yN", "yW"]) {
    await bob.fill("#move", text);
    await bob.press("#move", "Enter");
    await says(bob, "#turns", text);
  }
  await says(anna, "#status-text", "Anyone decides");
  const scores = (await anna.locator(".player .score").allInnerTexts()).map((score) => parseInt(score, 10));
  assert.deepEqual(scores, [0, 1]);
  assert.deepEqual([...anna.wrong, ...bob.wrong], []);
}

/** A cell to which what stands on another may go. */
async function where(page, from, number) {
  await touch(page, from);
  await page.locator("#board .hint.go").first().waitFor({ state: "attached" });
  const cells = await page.evaluate(() => [...document.querySelectorAll("#board .cell")].filter((cell) => cell.getAttribute("aria-label").endsWith(", can be chosen")).map((cell) => cell.dataset.cell));
  await touch(page, from);
  return cells[number];
}

async function a_move_that_is_not_allowed_and_its_reason(browser) {
  const page = await browser.page(await browser.serve("dvonn", "--position", "turn=white phase=stacking a1=W b1=B c1=R"));
  await touch(page, "b1");
  await says(page, "#refusal", "Not allowed");
  await says(page, "#refusal", "rules/dvonn/init.lua:");
  await page.fill("#move", "b1c1");
  await page.click("#ask");
  await says(page, "#why", "is not allowed");
  assert.ok((await text(page, "#why-reason")).length > 10);
  await page.click("#why-close");
  await page.click("#why-mode");
  await touch(page, "a1");
  await touch(page, "b1");
  await says(page, "#why", "a1–b1 is allowed");
  await page.fill("#move", "a1b1 ?x");
  await page.press("#move", "Enter");
  await says(page, "#refusal", "Not understood (column 6)");
  assert.match(await text(page, "#refusal mark"), /^\?/);
}

export default {
  whole_dvonn_game_by_touch,
  a_choice_of_rows_in_gipf,
  a_gipf_piece_to_take_or_to_leave,
  a_ricochet_round_with_two_bidders_and_a_failure,
  a_move_that_is_not_allowed_and_its_reason,
};
