// The page itself: keyboard, width, several pages, scripts that are saved, records, who sees nothing, speed.

import assert from "node:assert/strict";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { made, root, says, text, touch } from "./support.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

async function keyboard_alone(browser) {
  const page = await browser.page(await browser.serve("tic_tac_toe"));
  const focused = () => page.evaluate(() => document.activeElement.dataset?.cell ?? document.activeElement.id);
  for (let i = 0; i < 12 && !/^[a-c][1-3]$/.test(await focused()); i += 1) await page.keyboard.press("Tab");
  const first = await focused();
  assert.match(first, /^[a-c][1-3]$/);
  for (const key of ["ArrowUp", "ArrowUp", "ArrowUp", "ArrowLeft", "ArrowLeft"]) await page.keyboard.press(key);
  assert.equal(await focused(), "a3");
  await page.keyboard.press("Enter");
  await made(page, 1);
  assert.equal(await focused(), "a3", "the keyboard stays where it was");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press(" ");
  await made(page, 2);
  assert.match(await page.getAttribute('#board [data-cell="b2"]', "aria-label"), /^b2: /);
  await says(page, "#live", "b2");
  for (let i = 0; i < 6 && (await focused()) !== "move"; i += 1) await page.keyboard.press("Tab");
  await page.keyboard.type("c");
  await page.locator("#suggestions li").first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  assert.equal(await page.inputValue("#move"), "c1");
  await page.keyboard.press("Enter");
  await made(page, 3);
  for (let i = 0; i < 8 && (await focused()) !== "undo"; i += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await made(page, 2);
  assert.deepEqual(page.wrong, []);
}

async function two_pages_in_step(browser) {
  const url = await browser.serve("dvonn");
  const [one, other] = [await browser.page(url), await browser.page(url)];
  await touch(one, "c3");
  await made(other, 1);
  await touch(other, "d3");
  await made(one, 2);
  const board = (page) => page.evaluate(() => [...document.querySelectorAll("#board .cell")].map((cell) => cell.dataset.about).join());
  assert.equal(await board(one), await board(other));
  await one.click("#undo");
  await made(other, 1);
  await other.locator("#slider").evaluate((slider) => ((slider.value = 0), slider.dispatchEvent(new Event("input"))));
  await made(one, 0);
  await one.click("#last");
  await made(other, 2);
  // between two effects, and back again
  await one.click("#step-back");
  await says(other, "#between", "d3");
  await other.click("#now");
  await one.locator("#between").waitFor({ state: "hidden" });
  // a page that comes later sees it too
  const late = await browser.page(url);
  assert.equal(await board(late), await board(one));
}

async function a_script_that_is_saved_during_a_game(browser) {
  const folder = browser.folder();
  const script = join(folder, "mine.lua");
  copyFileSync(join(root, "rules/classics/tic_tac_toe.lua"), script);
  const before = readFileSync(script, "utf8");
  const page = await browser.page(await browser.serve(script));
  await touch(page, "a1");
  await made(page, 1);
  writeFileSync(script, before.replace(/width = 3/, "width = 4"));
  await page.locator('#board [data-cell="d1"]').waitFor({ state: "attached" });
  await says(page, "#reloaded", "board");
  assert.match(await page.getAttribute('#board [data-cell="a1"]', "aria-label"), /^a1: (?!empty)/);
  writeFileSync(script, `${before}\nlocal = 1\n`);
  await says(page, "#trouble", "mine.lua");
  const place = `${before.split("\n").length + 1}`;
  assert.ok((await text(page, "#trouble-text")).includes(`mine.lua:${place}`), await text(page, "#trouble-text"));
  await touch(page, "b2");
  await made(page, 2);
  writeFileSync(script, before);
  await page.locator("#trouble").waitFor({ state: "hidden" });
  await made(page, 2);
}

async function options_house_rules_and_records(browser) {
  const page = await browser.page(await browser.serve("dvonn"));
  await touch(page, "a1");
  await made(page, 1);
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#save")]);
  const record = readFileSync(await download.path(), "utf8");
  assert.equal(download.suggestedFilename(), "dvonn.record");
  await page.click("#open-new");
  await page.getByLabel("enclosed_may_move").check();
  await page.click("#new-form .main");
  await says(page, "#setting", "with enclosed_may_move");
  await made(page, 0);
  // the game before is not lost
  await page.click("#undo");
  await made(page, 1);
  await page.click("#redo");
  await says(page, "#setting", "with enclosed_may_move");
  await page.click("#open-new");
  await page.selectOption("#new-game", "gipf");
  await page.click("#new-form .main");
  await says(page, "#title", /gipf/i);
  await page.click("#open-new");
  await page.fill("#option-size", "99");
  await page.evaluate(() => document.querySelector("#option-size").removeAttribute("max"));
  await page.click("#new-form .main");
  await says(page, "#new-trouble", "size");
  await page.fill("#option-size", "3");
  await page.click("#new-form .main");
  await says(page, "#setting", "size=3");
  await page.click("#open-load");
  await page.setInputFiles("#load-file", { name: "dvonn.record", mimeType: "text/plain", buffer: Buffer.from(record) });
  await page.click("#load-form .main");
  await made(page, 1);
  assert.equal(await text(page, "#title"), "DVONN");
  assert.deepEqual(page.wrong, []);
}

async function narrow_dark_and_still(browser) {
  for (const [game, colorScheme] of [["gipf", "dark"], ["ricochet", "light"]]) {
    const url = await browser.serve(game, "--seed", "1");
    const page = await browser.page(url, { viewport: { width: 360, height: 740 }, colorScheme, reducedMotion: "reduce", hasTouch: true });
    const [wide, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(wide <= width, `${game}: ${wide} wide on a screen of ${width}`);
    const box = await page.locator("#board svg").boundingBox();
    assert.ok(box.width > 300 && box.x >= 0 && box.y + box.height < 740, `${game}: the board is not on the screen`);
    const style = await page.evaluate(() => [getComputedStyle(document.querySelector("#undo")).transitionDuration, getComputedStyle(document.body).backgroundColor]);
    assert.equal(style[0], "0s");
    assert.equal(style[1], colorScheme === "dark" ? "rgb(19, 20, 23)" : "rgb(244, 241, 234)");
  }
}

async function no_serious_fault_of_accessibility(browser) {
  // the page itself allows no script but its own
  const checked = { reducedMotion: "reduce", bypassCSP: true };
  const check = async (page, what) => {
    if (!(await page.evaluate(() => "axe" in window))) await page.addScriptTag({ content: axe });
    const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
    const serious = found.violations.filter((one) => ["serious", "critical"].includes(one.impact));
    assert.deepEqual(serious.map((one) => `${what}: ${one.id} ${one.nodes.map((node) => node.target).join(" ")}`), []);
  };
  for (const colorScheme of ["light", "dark"]) {
    const page = await browser.page(await browser.serve("dvonn", "--moves", "a1 b1 c1"), { colorScheme, ...checked });
    await check(page, `${colorScheme}, the board`);
    await page.fill("#move", "a1 ?");
    await page.press("#move", "Enter");
    await says(page, "#refusal", "column");
    await page.fill("#move", "a1");
    await page.click("#ask");
    await page.locator("#why").waitFor();
    await page.click("#step-back");
    await page.locator("#between").waitFor();
    await page.click("#open summary");
    await check(page, `${colorScheme}, answers`);
    await page.click("#open-new");
    await check(page, `${colorScheme}, a new game`);
  }
  const page = await browser.page(await browser.serve("ricochet", "--seed", "2"), checked);
  await check(page, "bids");
}

async function quick(browser, note) {
  const started = performance.now();
  const url = await browser.serve("dvonn");
  const page = await browser.page(url);
  const there = performance.now() - started;
  const painted = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime);
  note(`from the start of the program to the board in a new page ${there.toFixed(0)} ms, first painted ${painted?.toFixed(0)} ms after it was asked for`);
  const times = await page.evaluate(async () => {
    const times = [];
    for (const cell of ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1", "a2", "b2", "c2"]) {
      const shown = new Promise((resolve) => {
        const watch = new MutationObserver(() => (watch.disconnect(), resolve()));
        watch.observe(document.body, { attributes: true, attributeFilter: ["data-made"] });
      });
      const begun = performance.now();
      document.querySelector(`[data-cell="${cell}"]`).dispatchEvent(new MouseEvent("click", { bubbles: true }));
      await shown;
      times.push(performance.now() - begun);
    }
    return times.sort((a, b) => a - b);
  });
  note(`a move shown after ${times[6].toFixed(1)} ms, at most ${times.at(-1).toFixed(1)} ms`);
}

export default {
  keyboard_alone,
  two_pages_in_step,
  a_script_that_is_saved_during_a_game,
  options_house_rules_and_records,
  narrow_dark_and_still,
  no_serious_fault_of_accessibility,
  quick,
};
