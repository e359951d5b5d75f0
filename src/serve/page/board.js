// A board in the browser: shows the state that the server tells, and hands over what is touched and typed.

const $ = (id) => document.getElementById(id);
const svg = (name, values) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(values)) element.setAttribute(key, value);
  return element;
};
const make = (name, values = {}, ...inside) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(values)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value != null) element.setAttribute(key, value);
  }
  element.append(...inside.filter((part) => part != null));
  return element;
};
/** A picture of a piece, which the server draws. */
const token = (text) => {
  const place = make("span", { class: "token" });
  place.innerHTML = text ?? "";
  return place;
};

let state = null;
/** The cells touched so far for a decision, and those asked about. */
let picked = [];
let asked = [];
let asking = false;
/** The cell that the keyboard is on. */
let at = null;
let heard = 0;
let reloads = 0;
let troubled;
/** The last game that was begun, as far as this page knows. */
let newest = 0;
let timerEnds = null;

// ---- orders

/** Asks the server; what it answers, or an answer that says why it did not. */
async function order(what) {
  try {
    const body = JSON.stringify(what);
    const answer = await fetch("/order", { method: "POST", headers: { "content-type": "application/json" }, body });
    return await understood(answer);
  } catch {
    return { errors: [plain("the program does not answer")] };
  }
}

async function understood(answer) {
  const text = await answer.text();
  return answer.ok ? JSON.parse(text) : { errors: [plain(text.trim())] };
}

const plain = (message) => ({ kind: "usage", message, notes: [] });

/** Gives an order, and shows why if it is refused; whether it was done. */
async function give(what, typed = null) {
  const answer = await order(what);
  refuse(answer.errors ?? [], typed);
  return !answer.errors;
}

function unpick() {
  picked = [];
  asked = [];
}

async function play(text, typed = false) {
  unpick();
  hints();
  if (await give({ do: "play", text }, text)) {
    if (typed) $("move").value = "";
    return true;
  }
  choices();
  return false;
}

// ---- what went wrong

const KINDS = { syntax: "Not understood", ambiguous: "Could mean several", illegal: "Not allowed" };

function told(error, typed) {
  const place = error.stretch && typed != null ? ` (column ${error.place[1]})` : "";
  const parts = [make("div", {}, make("b", {}, `${KINDS[error.kind] ?? "Refused"}${place}: `), error.message)];
  if (error.stretch && typed != null) {
    const [from, to] = error.stretch;
    const end = Math.max(to, from + 1);
    const marked = make("mark", {}, typed.slice(from, end).trim() ? typed.slice(from, end) : "\u2423");
    parts.push(make("code", {}, typed.slice(0, from), marked, typed.slice(end)));
  }
  for (const note of error.notes) parts.push(make("small", {}, note));
  if (error.help) parts.push(make("small", {}, error.help));
  return parts;
}

function refuse(errors, typed = null) {
  $("refusal").replaceChildren(...errors.flatMap((error) => told(error, typed)));
}

// ---- choosing by touch

/** The open decisions for which these cells may be touched, one after the other. */
function candidates(cells) {
  const fits = (choice) =>
    cells.every((cell, i) => (i < choice.steps.length ? choice.steps[i].includes(cell) : choice.takes?.includes(cell)));
  return state.choices.filter((choice) => choice.steps.length > 0 && fits(choice));
}

const complete = (choices) => choices.filter((choice) => choice.steps.length <= picked.length);
const texts = (choices) => [...new Set(choices.map((choice) => choice.text))];

/** Whether one decision takes less than another, and nothing else. */
const within = (one, other) => one.takes?.length < other.takes?.length && one.takes.every((cell) => other.takes.includes(cell));
/** The decision that takes only what all the others take too, if there is one. */
const smallest = (found) => found.find((one) => found.every((other) => other === one || within(one, other)));
/** What a decision leaves that another of these would take as well. */
const leaves = (one, found) => found.filter((other) => within(one, other)).flatMap((other) => other.takes).filter((cell) => !one.takes.includes(cell));

async function touch(cell) {
  if (!state || state.step) return;
  refuse([]);
  if (asking) return ask(cell);
  if (picked.length && picked.at(-1) === cell && !candidates([...picked, cell]).length) {
    unpick();
    return show();
  }
  const least = picked.includes(cell) ? smallest(candidates(picked)) : null;
  if (least) return play(least.text);
  let cells = [...picked, cell];
  if (!candidates(cells).length) cells = [cell];
  if (!candidates(cells).length) {
    const about = picked.length ? [picked[0], cell] : [cell];
    unpick();
    show();
    return why({ do: "why_touched", cells: about }, about.join("–"), true);
  }
  picked = cells;
  const found = candidates(picked);
  const whole = texts(complete(found));
  if (whole.length === 1 && complete(found).length === found.length) return play(whole[0]);
  show();
  if (whole.length > 1) $("choices").querySelector("button")?.focus({ preventScroll: true });
}

/** Asks why about one cell, and, when a second is touched, about going from the first to it. */
async function ask(cell) {
  asked = asked.length === 1 && asked[0] !== cell ? [...asked, cell] : [cell];
  const about = [...asked];
  if (asked.length === 2) asked = [];
  hints();
  await why({ do: "why_touched", cells: about }, about.join("–"), false);
}

async function why(what, title, briefly) {
  const answer = await order(what);
  if (answer.errors) return refuse(answer.errors, what.text ?? null);
  const rule = [answer.label, answer.rule, answer.at].filter(Boolean).join(" · ");
  if (briefly) {
    if (answer.legal) return;
    const error = { kind: answer.kind, message: `${title}: ${answer.reason}`, notes: rule ? [rule] : [] };
    return refuse([error]);
  }
  const panel = $("why");
  panel.hidden = false;
  panel.className = answer.legal ? "legal" : "illegal";
  $("why-title").textContent = `${title} ${answer.legal ? "is allowed" : "is not allowed"}`;
  $("why-reason").textContent = answer.reason;
  $("why-rule").textContent = rule;
  $("why-trace").replaceChildren(...(answer.trace ?? []).map((line) => make("li", {}, line)));
  const part = ({ depth, text, holds }) => {
    const item = make("li", { class: holds === true ? "yes" : holds === false ? "no" : "none" }, text);
    item.style.paddingLeft = `${depth}rem`;
    return item;
  };
  $("why-parts").replaceChildren(...(answer.evaluation ?? []).map(part));
  say(`${$("why-title").textContent}: ${answer.reason}`);
  panel.scrollIntoView({ block: "nearest" });
}

// ---- the board

/** Puts a new picture in the place of the old one; the cells stay, and with them what the keyboard is on. */
function board() {
  const fresh = make("div");
  fresh.innerHTML = state.board;
  const next = fresh.firstElementChild;
  const old = $("board").firstElementChild;
  const names = (picture) => [...picture.querySelectorAll(".cell")].map((cell) => cell.dataset.cell).join();
  if (!old || old.getAttribute("viewBox") !== next.getAttribute("viewBox") || names(old) !== names(next)) {
    for (const cell of next.querySelectorAll(".cell")) cell.dataset.about = cell.getAttribute("aria-label");
    $("board").replaceChildren(next);
    at = null;
  } else {
    const cells = old.querySelector(".cells");
    const labels = next.querySelectorAll(".cell");
    for (const [i, cell] of [...cells.children].entries()) put(cell, "data-about", labels[i].getAttribute("aria-label"));
    next.querySelector(".cells").remove();
    for (const part of [...old.children]) if (part !== cells) part.remove();
    for (const part of [...next.children]) old.insertBefore(part, cells);
  }
  $("board").classList.toggle("still", Boolean(state.step));
  rove(at ?? $("board").querySelector(".cell")?.dataset.cell, false);
}

const cellOf = (name) => $("board").querySelector(`.cell[data-cell="${CSS.escape(name)}"]`);
/** Where the middle of a cell is, and how far it reaches: from what is written, as to measure it costs time. */
const middle = (cell) => {
  const [x, y, width, reach] = ["x", "y", "width", "r"].map((name) => Number(cell.getAttribute(name)));
  return reach ? [Number(cell.getAttribute("cx")), Number(cell.getAttribute("cy")), reach] : [x + width / 2, y + width / 2, width / 2];
};

const says = { go: ", can be chosen", begin: ", can be chosen", picked: ", chosen", taken: ", would be taken", asked: ", asked about" };
/** Changes what is written only where it is another. */
const put = (element, name, value) => element.getAttribute(name) === value || element.setAttribute(name, value);

/** Marks what may be touched next; each mark has a form of its own. */
function hints() {
  const picture = $("board").firstElementChild;
  if (!picture) return;
  picture.querySelector(".hints")?.remove();
  const layer = svg("g", { class: "hints" });
  const marked = new Map();
  if (!state.step && !asking) {
    for (const choice of candidates(picked)) {
      const next = choice.steps[picked.length];
      // what a begun turn forces is marked in the picture itself
      if (!next || (picked.length === 0 && state.forced)) continue;
      for (const cell of next) marked.set(cell, picked.length || choice.steps.length === 1 ? "go" : "begin");
      if (picked.length === 0 && choice.steps.length === 1) marked.set(next[0], "begin");
    }
    const whole = picked.length ? complete(candidates(picked)) : [];
    for (const choice of whole) {
      for (const cell of choice.takes ?? []) marked.set(cell, whole.every((other) => other.takes?.includes(cell)) ? "taken" : "go");
    }
    for (const cell of picked) marked.set(cell, "picked");
  }
  for (const cell of asked) marked.set(cell, "asked");
  for (const cell of picture.querySelectorAll(".cell")) {
    const kind = marked.get(cell.dataset.cell);
    put(cell, "aria-label", cell.dataset.about + (says[kind] ?? ""));
    put(cell, "aria-pressed", String(kind === "picked"));
    if (!kind) continue;
    const [x, y, half] = middle(cell);
    const bare = / empty$/.test(cell.dataset.about) && (kind === "go" || kind === "begin");
    const rim = /: a point of the rim/.test(cell.dataset.about);
    const size = bare ? { begin: 0.13, go: 0.3 }[kind] : rim ? 0.62 : { begin: 0.78 }[kind] ?? 0.84;
    layer.append(svg("circle", { class: `hint ${kind}${bare ? " bare" : ""}`, cx: x, cy: y, r: half * size }));
  }
  picture.insertBefore(layer, picture.querySelector(".cells"));
}

/** Lets the keyboard be on a cell. */
function rove(name, focus = true) {
  if (!name) return;
  const cell = cellOf(name);
  if (!cell) return;
  if (at && at !== name) cellOf(at)?.setAttribute("tabindex", "-1");
  at = name;
  cell.setAttribute("tabindex", "0");
  if (focus) cell.focus({ preventScroll: false });
}

const WAYS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** The nearest cell some way from another: what lies aside counts more than what lies far. */
function beside(name, [dx, dy]) {
  const [x, y] = middle(cellOf(name));
  let best = null;
  for (const cell of $("board").querySelectorAll(".cell")) {
    const [u, v] = middle(cell);
    const ahead = (u - x) * dx + (v - y) * dy;
    const aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx);
    if (ahead < 1 || aside > ahead * 1.8) continue;
    const far = ahead + aside * 2;
    if (!best || far < best.far) best = { far, name: cell.dataset.cell };
  }
  return best?.name;
}

$("board").addEventListener("click", (event) => {
  const name = event.target.closest?.(".cell")?.dataset.cell;
  if (!name) return;
  // the browser itself moves the keyboard there
  rove(name, false);
  touch(name);
});
$("board").addEventListener("keydown", (event) => {
  const name = event.target.closest?.(".cell")?.dataset.cell;
  if (!name || event.ctrlKey || event.metaKey || event.altKey) return;
  if (WAYS[event.key]) rove(beside(name, WAYS[event.key]));
  else if (event.key === "Enter" || event.key === " ") touch(name);
  else if (event.key === "Escape") {
    unpick();
    refuse([]);
    show();
  } else return;
  event.preventDefault();
});

// ---- decisions that are no cells

function choices() {
  const place = $("choices");
  const kept = document.activeElement?.closest?.(".bid")?.dataset.player;
  place.replaceChildren();
  if (!state || state.step) return;
  const button = (text, among = []) => {
    const one = among.find((choice) => choice.text === text);
    const left = one ? [...new Set(leaves(one, among))] : [];
    return make("button", { type: "button", onclick: () => play(text) }, left.length ? `${text} (leaves ${left.join(", ")})` : text);
  };
  if (picked.length) {
    const found = candidates(picked);
    const whole = texts(complete(found));
    const least = smallest(found);
    const again = least && leaves(least, found).length ? ` ${picked[0]} again leaves ${[...new Set(leaves(least, found))].join(", ")}.` : "";
    if (whole.length) {
      place.append(make("p", {}, whole.length > 1 ? `Which?${again}` : "Or"), ...whole.map((text) => button(text, found)));
    }
    place.append(make("button", { type: "button", onclick: () => (unpick(), show()) }, `Let go of ${picked.join("–")}`));
    return;
  }
  const bids = state.choices.filter((choice) => choice.player != null && choice.number != null);
  for (const bid of new Map(bids.map((choice) => [choice.player, choice])).values()) place.append(bidder(bid));
  if (kept) place.querySelector(`.bid[data-player="${CSS.escape(kept)}"] input`)?.focus();
  const words = state.choices.filter((choice) => choice.steps.length === 0 && !bids.includes(choice));
  const rows = state.forced ? state.choices.filter((choice) => choice.takes && choice.steps.length) : [];
  if (rows.length) place.append(make("p", {}, "Touch a cell of what is to be taken, or:"));
  place.append(...texts([...rows, ...words]).slice(0, 60).map((text) => button(text, rows)));
}

/** A number to bid for a player: the texts of the game with another number in them. */
function bidder(bid) {
  const number = make("input", { type: "number", min: 1, max: 9999, required: true, placeholder: "moves", "aria-label": `moves that ${bid.player} bids` });
  const send = (event) => {
    event.preventDefault();
    const place = bid.text.lastIndexOf(String(bid.number));
    play(bid.text.slice(0, place) + number.value + bid.text.slice(place + String(bid.number).length));
  };
  return make("form", { class: "bid", "data-player": bid.player, onsubmit: send },
    make("span", {}, bid.player), number, make("button", { type: "submit" }, "Bid"));
}

function open() {
  const all = texts(state.choices);
  $("open-count").textContent = `(${all.length})`;
  if (!$("open").open) return $("open-list").replaceChildren();
  const item = (text) => make("li", {}, make("button", { type: "button", onclick: () => play(text) }, text));
  $("open-list").replaceChildren(...all.slice(0, 400).map(item));
}
$("open").addEventListener("toggle", () => state && open());

// ---- beside the board

function status() {
  const decides = !state.outcome && state.players.find((player) => player.name === state.turn);
  $("status-token").innerHTML = (decides && decides.token) || "";
  const scores = state.players.filter((player) => player.score != null).map((player) => player.score);
  const counted = scores.length === state.players.length && scores.length ? `, ${scores.join(" to ")}` : "";
  const who = state.turn === "anyone" ? "Anyone decides" : state.turn === "chance" ? "Chance decides" : `${state.turn} decides`;
  $("status-text").textContent = state.outcome ? `Over: ${state.outcome}${counted}` : who;
  const shown = state.shown.map(([name, value]) => `${name} ${value}`);
  const more = state.outcome ? [] : [state.phase, ...shown].filter(Boolean);
  const named = (cell) => cellOf(cell)?.dataset.about.split(": ")[0].replaceAll("_", " ") ?? cell;
  $("sought").textContent = state.sought.length ? `sought: ${state.sought.map(named).join(", ")}` : "";
  $("status-more").textContent = [`after ${state.ply} ${state.ply === 1 ? "turn" : "turns"}`, ...more].join(" · ");
}

function players() {
  const held = (name, pieces) => pieces.length
    ? [make("span", {}, name), ...pieces.map((piece) => make("span", { title: piece.name }, token(piece.token), `× ${piece.count}`))]
    : [];
  const player = (one) => make("div", { class: one.decides ? "player decides" : "player" },
    token(one.token),
    make("span", { class: "who" }, one.name, one.decides ? make("span", { class: "hidden" }, " decides") : null),
    make("span", { class: "score" }, one.score == null ? "" : String(one.score), one.score == null ? null : make("span", { class: "hidden" }, " points")),
    make("div", { class: "held" }, ...held("hand", one.hand), ...held("captured", one.captured),
      ...one.shown.map(([name, value]) => make("span", {}, `${name} ${value}`))));
  $("players").replaceChildren(...state.players.map(player));
}

function travel() {
  const current = state.turns.findLast((turn) => turn.made <= state.made);
  const item = (turn) => make("li", {}, make("button", {
    type: "button",
    class: turn.made > state.made ? "ahead" : null,
    "aria-current": turn === current ? "step" : null,
    onclick: () => (unpick(), give({ do: "go", made: turn.made })),
  }, make("span", { class: "n" }, turn.number ? `${turn.number}.` : ""), make("span", { class: "by" }, turn.by), make("span", {}, turn.text)));
  $("turns").replaceChildren(...state.turns.map(item));
  // to measure costs time: only once all is drawn
  requestAnimationFrame(() => {
    const now = $("turns").querySelector("[aria-current]");
    if (now) $("turns").scrollTop = now.offsetTop - $("turns").offsetTop - $("turns").clientHeight / 2;
  });
  $("made").textContent = state.made;
  $("all").textContent = state.all;
  $("slider").max = state.all;
  $("slider").value = state.made;
  $("slider").setAttribute("aria-valuetext", current ? `${current.number}. ${current.by} ${current.text}` : "the start");
  $("first").disabled = state.made === 0;
  $("last").disabled = state.made === state.all;
  // there is more before the start of a later game, and after the end of an earlier one
  newest = Math.max(newest, state.game.id);
  $("undo").disabled = state.made === 0 && state.game.id === 0;
  $("redo").disabled = state.made === state.all && state.game.id === newest;
  $("step").disabled = $("step-back").disabled = state.all === 0;
  $("between").hidden = !state.step;
  if (state.step) {
    const { step, of, text, words, says } = state.step;
    $("between-count").textContent = `${text}: ${step} of ${of} effects.`;
    $("between-words").textContent = words ?? "";
    $("between-says").textContent = says ?? "";
  }
}

function setting() {
  const { title, name, with: layers, set } = state.game;
  $("title").textContent = title;
  document.title = `${title} – houserule`;
  const short = (path) => (/\.luau?$/.test(path) ? path.split("/").at(-1) : path);
  const chips = [short(name), ...layers.map((layer) => `with ${short(layer)}`), ...set.map(([key, value]) => `${key}=${value}`)];
  $("setting").replaceChildren(...chips.map((chip) => make("span", {}, chip)));
}

function scripts() {
  $("trouble").hidden = state.trouble.length === 0;
  $("trouble-text").textContent = state.trouble.map((error) => error.drawn).join("\n");
  $("accept").hidden = !state.offers;
  if (state.trouble.length) {
    $("reloaded").hidden = true;
    if (state.trouble[0].message !== troubled) say(state.trouble[0].message);
  }
  troubled = state.trouble[0]?.message;
  if (!state.reloaded || state.reloaded.number === reloads) return;
  const first = reloads === null;
  reloads = state.reloaded.number;
  if (first) return;
  const { done, changes } = state.reloaded;
  const named = (rule) => `${rule.rule}${rule.sentence ? `: ${rule.sentence}` : ""} (${rule.at})`;
  const lines = [
    ...changes.redefined.map((rule) => `other: ${named(rule)}`),
    ...changes.added.map((rule) => `new: ${named(rule)}`),
    ...changes.removed.map((rule) => `gone: ${rule}`),
    ...changes.options.map((option) => `option ${option.option}: ${option.values}`),
    ...changes.options_removed.map((option) => `option gone: ${option}`),
    ...(changes.parts.length ? [`other: ${changes.parts.join(", ")}`] : []),
    ...(changes.gained.length ? [`open only now: ${some(changes.gained)}`] : []),
    ...(changes.lost.length ? [`open no longer: ${some(changes.lost)}`] : []),
  ];
  $("reloaded").hidden = false;
  say(done);
  $("reloaded-done").textContent = done;
  $("reloaded-list").replaceChildren(...(lines.length ? lines : ["nothing that can be told is different"]).map((line) => make("li", {}, line)));
}
const some = (all) => all.slice(0, 12).join(", ") + (all.length > 12 ? ` and ${all.length - 12} more` : "");

function timer() {
  $("timer").hidden = state.timer == null;
  timerEnds = state.timer == null ? null : performance.now() + state.timer;
  tick();
}
let whole = 60;
function tick() {
  if (timerEnds == null) return;
  const left = Math.max(0, (timerEnds - performance.now()) / 1000);
  whole = left > whole || left === 0 ? Math.max(left, 1) : whole;
  $("timer-left").textContent = `${Math.ceil(left)} s`;
  $("timer-bar").style.transform = `scaleX(${Math.min(1, left / whole)})`;
  $("timer").classList.toggle("short", left <= 10);
}
setInterval(tick, 250);

function news() {
  for (const item of state.news.filter((item) => item.number > heard)) {
    if (heard >= 0) notice(item.text);
  }
  heard = Math.max(0, heard, ...state.news.map((item) => item.number));
}
function notice(text) {
  const item = make("li", {}, text);
  $("news").append(item);
  say(text);
  setTimeout(() => item.remove(), 4500);
}
function say(text) {
  $("live").textContent = text;
}

/** What has happened, in words, for who does not see it. */
function speak(before) {
  if (!before || before.game.id !== state.game.id) return say(`${state.game.title}. ${$("status-text").textContent}`);
  if (state.step) return say(`${$("between-count").textContent} ${state.step.words ?? ""}`);
  if (before.made === state.made) return;
  const last = state.turns.findLast((turn) => turn.made <= state.made);
  const made = last && state.made > before.made ? `${last.by} ${last.text}. ` : "";
  say(`${made}${$("status-text").textContent}`);
}

/** Shows what depends on what is touched. */
function show() {
  if (!state) return;
  hints();
  choices();
}

function take(next) {
  const before = state;
  state = next;
  if (!before || before.game.id !== next.game.id || before.made !== next.made || before.turns.length !== next.turns.length) unpick();
  if (picked.length && !candidates(picked).length) unpick();
  if (!before) [heard, reloads] = [-1, null];
  setting();
  if (!before || before.board !== next.board) board();
  status();
  show();
  open();
  players();
  travel();
  scripts();
  reloads ??= next.reloaded?.number ?? 0;
  timer();
  news();
  speak(before);
  document.body.dataset.version = next.version;
  document.body.dataset.made = next.made;
}

// ---- typing

let suggested = -1;
let typing = 0;

function suggest(start, found) {
  const list = $("suggestions");
  suggested = -1;
  const line = $("move").value;
  const option = (text, i) => make("li", {
    id: `suggestion-${i}`,
    role: "option",
    "aria-selected": "false",
    onmousedown: (event) => (event.preventDefault(), choose(text)),
    "data-line": line.slice(0, start) + text,
  }, text);
  list.replaceChildren(...found.slice(0, 40).map(option));
  list.hidden = found.length === 0;
  $("move").setAttribute("aria-expanded", String(!list.hidden));
  $("move").removeAttribute("aria-activedescendant");
  function choose(text) {
    $("move").value = line.slice(0, start) + text;
    suggest(0, []);
    $("move").focus();
  }
}

async function completed() {
  const text = $("move").value;
  const mine = ++typing;
  if (!text.trim()) return suggest(0, []);
  const found = await order({ do: "complete", text });
  if (mine !== typing || $("move").value !== text || document.activeElement !== $("move")) return;
  const texts = found.texts ?? [];
  const finished = texts.length === 1 && text.slice(found.start) === texts[0];
  suggest(found.start ?? 0, finished ? [] : texts);
}

$("move").addEventListener("input", () => (refuse([]), completed()));
$("move").addEventListener("blur", () => suggest(0, []));
$("move").addEventListener("keydown", (event) => {
  const options = [...$("suggestions").children];
  if (event.key === "Escape" && options.length) suggest(0, []);
  else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && options.length) {
    suggested = (suggested + (event.key === "ArrowDown" ? 1 : options.length - (suggested < 0 ? 0 : 1))) % options.length;
    for (const [i, option] of options.entries()) option.setAttribute("aria-selected", String(i === suggested));
    $("move").setAttribute("aria-activedescendant", `suggestion-${suggested}`);
    options[suggested].scrollIntoView({ block: "nearest" });
  } else if ((event.key === "Enter" || event.key === "Tab") && suggested >= 0) {
    $("move").value = options[suggested].dataset.line;
    suggest(0, []);
  } else if (event.key === "Tab" && options.length === 1 && !event.shiftKey) {
    $("move").value = options[0].dataset.line;
    suggest(0, []);
  } else return;
  event.preventDefault();
});
$("entry").addEventListener("submit", (event) => {
  event.preventDefault();
  suggest(0, []);
  const text = $("move").value;
  if (text.trim()) play(text, true);
});
$("ask").addEventListener("click", () => {
  const text = $("move").value.trim();
  if (text) why({ do: "why", text }, text, false);
  else toggleAsking(true);
});

// ---- buttons

function toggleAsking(on) {
  asking = on;
  unpick();
  refuse([]);
  $("why-mode").setAttribute("aria-pressed", String(asking));
  $("board").classList.toggle("asking", asking);
  if (asking) notice("Touch a cell, or two one after the other, to ask about them");
  show();
}
const click = (id, act) => $(id).addEventListener("click", act);
click("why-mode", () => toggleAsking(!asking));
click("why-close", () => ($("why").hidden = true));
click("reloaded-close", () => ($("reloaded").hidden = true));
click("undo", () => give({ do: "undo" }));
click("redo", () => give({ do: "redo" }));
click("first", () => give({ do: "go", made: 0 }));
click("last", () => give({ do: "go", made: state.all }));
click("step", () => give({ do: "step" }));
click("step-back", () => give({ do: "step_back" }));
click("now", () => give({ do: "now" }));
click("accept", () => give({ do: "accept" }));

/** Of many places of the slider only the last one is asked for while an answer is awaited. */
let wanted = null;
let going = false;
$("slider").addEventListener("input", async () => {
  wanted = Number($("slider").value);
  if (going) return;
  going = true;
  while (wanted != null) {
    const made = wanted;
    wanted = null;
    await give({ do: "go", made });
  }
  going = false;
});

// ---- dialogs

function dialogOf(id, opens, fill, submit) {
  const dialog = $(id);
  click(opens, () => {
    $(`${id}-trouble`).replaceChildren();
    fill();
    dialog.showModal();
  });
  click(`${id}-cancel`, () => dialog.close());
  $(`${id}-form`).addEventListener("submit", async (event) => {
    event.preventDefault();
    const answer = await submit();
    $(`${id}-trouble`).replaceChildren(...(answer.errors ?? []).flatMap((error) => told(error, null)));
    if (!answer.errors) dialog.close();
  });
}

function field(option) {
  const id = `option-${option.name}`;
  const common = { id, "data-option": option.name, "data-default": option.default };
  const entry = option.kind === "choice"
    ? make("select", common, ...option.words.map((word) => make("option", { value: word, selected: word === option.value }, word)))
    : option.kind === "integer"
      ? make("input", { ...common, type: "number", min: option.range[0], max: option.range[1], value: option.value })
      : option.kind === "flag"
        ? make("input", { ...common, type: "checkbox", checked: option.value === "true" })
        : make("input", { ...common, type: "text", value: option.value });
  const help = make("small", {}, option.help);
  return option.kind === "flag"
    ? make("label", { class: "check" }, entry, make("span", {}, option.name, make("br"), help))
    : make("label", {}, option.name, entry, help);
}

function fillNew() {
  const { games, variants, options } = state.rules;
  const family = state.game.name.split("/")[0];
  const known = games.includes(state.game.name) ? games : [state.game.name, ...games];
  $("new-game").replaceChildren(...known.map((game) => make("option", { value: game, selected: game === state.game.name }, game)));
  const bare = (layer) => layer.replace(`${family}/`, "");
  const chosen = state.game.with.map(bare);
  const others = state.game.with.filter((layer) => !variants.includes(bare(layer)));
  const check = (layer) => make("label", { class: "check" },
    make("input", { type: "checkbox", value: layer, checked: chosen.includes(bare(layer)) }), layer);
  $("new-variants").replaceChildren(make("legend", {}, "House rules"), ...[...variants, ...others].map(check));
  $("new-options").replaceChildren(make("legend", {}, "Options"), ...options.map(field));
  sameGame();
}
function sameGame() {
  const same = $("new-game").value === state.game.name;
  $("new-variants").hidden = !same || $("new-variants").children.length < 2;
  $("new-options").hidden = !same || $("new-options").children.length < 2;
}
$("new-game").addEventListener("change", sameGame);
dialogOf("new", "open-new", fillNew, () => {
  const same = $("new-game").value === state.game.name;
  const value = (entry) => (entry.type === "checkbox" ? String(entry.checked) : entry.value);
  const entries = [...$("new-options").querySelectorAll("[data-option]")];
  const set = entries.map((entry) => [entry.dataset.option, value(entry), entry.dataset.default]);
  const layers = [...$("new-variants").querySelectorAll("input:checked")].map((entry) => entry.value);
  return order({
    do: "new",
    game: $("new-game").value,
    set: same ? set.filter(([, now, usual]) => now !== usual).map(([key, now]) => [key, now]) : [],
    with: same ? layers : [],
    seed: $("new-seed").value === "" ? null : Number($("new-seed").value),
  });
});
dialogOf("load", "open-load", () => {
  $("load-file").value = "";
  $("load-text").value = "";
}, async () => {
  const [file] = $("load-file").files;
  const body = file ? await file.text() : $("load-text").value;
  try {
    return await understood(await fetch("/record", { method: "POST", headers: { "content-type": "text/plain" }, body }));
  } catch {
    return { errors: [plain("the program does not answer, or the record is too long")] };
  }
});

// ---- the state, whenever it changes

const events = new EventSource("/events");
events.addEventListener("state", (event) => {
  $("lost").hidden = true;
  take(JSON.parse(event.data));
});
events.addEventListener("error", () => ($("lost").hidden = false));
