// A browser, and servers for it: each test has its own.

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

export const root = fileURLToPath(new URL("../../", import.meta.url));
const program = process.env.HOUSERULE ?? join(root, "target/debug/houserule");
const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];

export const oracle = (name) => JSON.parse(readFileSync(join(root, `tests/oracles/${name}.json`), "utf8"));

export class Browser {
  #browser;
  #left = [];

  static async open() {
    if (!existsSync(program)) throw new Error(`there is no ${program}: cargo build makes it`);
    const browser = new Browser();
    browser.#browser = await chromium.launch({ executablePath, args });
    return browser;
  }

  /** A folder that goes when the test ends. */
  folder() {
    const folder = mkdtempSync(join(tmpdir(), "houserule-"));
    this.#left.push(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  }

  /** A server of a game; its address. */
  async serve(...game) {
    const home = this.folder();
    const env = { ...process.env, HOME: home, XDG_DATA_HOME: home };
    const child = spawn(program, ["serve", ...game], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
    this.#left.push(() => child.kill("SIGKILL"));
    let said = "";
    child.stderr.on("data", (text) => (said += text));
    return new Promise((resolve, reject) => {
      child.stdout.on("data", (text) => {
        const found = String(text).match(/http:\/\/\S+/);
        if (found) resolve(found[0]);
      });
      child.on("exit", () => reject(new Error(`the server ends: ${said}`)));
    });
  }

  /** A page that shows a server's game. What goes wrong in its script fails the test. */
  async page(url, options = {}) {
    const context = await this.#browser.newContext({ viewport: { width: 1200, height: 850 }, ...options });
    this.#left.push(() => context.close());
    const page = await context.newPage();
    page.wrong = [];
    page.on("pageerror", (error) => page.wrong.push(error.message));
    page.on("console", (message) => message.type() === "error" && page.wrong.push(message.text()));
    await page.goto(url);
    await page.waitForSelector("#board .cell");
    return page;
  }

  async clear() {
    for (const leave of this.#left.splice(0).reverse()) await leave();
  }

  async close() {
    await this.#browser.close();
  }
}

/** Touches a cell. */
export const touch = (page, cell) => page.click(`#board [data-cell="${cell}"]`);
/** Waits until so many decisions are made. */
export const made = (page, count) => page.waitForFunction((count) => document.body.dataset.made === String(count), count, { polling: "raf" });
/** What an element says. */
export const text = (page, where) => page.locator(where).innerText();
/** Waits until an element says something. */
export const says = (page, where, what) => page.locator(where).filter({ hasText: what }).first().waitFor({ timeout: 15000 });
