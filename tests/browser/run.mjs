// Runs the tests of the page in a real browser, and tells how many passed in the words of cargo's tests.

import { readdirSync } from "node:fs";
import { Browser } from "./support.mjs";

const only = process.argv[2] ?? "";
const folder = new URL(".", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".test.mjs")).sort();
const tests = [];
for (const file of files) {
  const { default: found } = await import(new URL(file, folder));
  tests.push(...Object.entries(found));
}

const browser = await Browser.open();
let [passed, failed, skipped] = [0, 0, 0];
for (const [name, test] of tests) {
  if (!name.includes(only)) {
    skipped += 1;
    continue;
  }
  try {
    const notes = [];
    await test(browser, (note) => notes.push(note));
    passed += 1;
    console.log(`test ${name} ... ok${notes.map((note) => ` (${note})`).join("")}`);
  } catch (error) {
    failed += 1;
    console.log(`test ${name} ... FAILED\n${error.stack}`);
  } finally {
    await browser.clear();
  }
}
await browser.close();
console.log(`\ntest result: ${failed ? "FAILED" : "ok"}. ${passed} passed; ${failed} failed; ${skipped} ignored`);
process.exit(failed ? 1 : 0);
