import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from './build.mjs';
import { root } from './installed.mjs';

/**
 * `npm run size`: the JavaScript on the wire (brotli, as the server sends it), step by step through the product,
 * read off a real browser on the real server. Beyond `limit` the run fails: a little above what it is, since one build
 * weighs some hundred bytes more or less than the next of the same source. `-- --parts` lists what each step asks for.
 */
const bars = [
  { step: 'login page', bar: 105_000, limit: 103_100 },
  { step: 'first signed-in screen, in all', bar: 200_000, limit: 198_600 },
  { step: 'notice board, more' },
  { step: 'notice form, more', bar: 60_000, limit: 60_000 },
  { step: 'then by itself: lists, files' },
  { step: 'notice viewer, more' },
  { step: 'PDF in it, more' },
  // What a student's tool itself consists of is no part of the app, and is not counted.
  { step: 'coding workspace, more', bar: 60_000, limit: 60_000 },
  ...['Hindi', 'Urdu'].flatMap((language) => [
    { step: `login page in ${language}`, bar: 110_000, limit: 106_500 },
    // Over its bar: the words of the first screens come on top of the English ones, which are part of the code.
    { step: `first screen in ${language}, in all`, bar: 200_000, limit: 208_100 },
  ]),
];

await build();
const dataDir = mkdtempSync(join(tmpdir(), 'banyan-size-'));
chmodSync(dataDir, 0o755);
const port = 20_000 + Math.floor(Math.random() * 20_000);
const server = spawn(process.execPath, ['dist/server/main.js'], {
  cwd: root,
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    DEVICES_AT_ONCE: 'allow',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve, reject) => {
  server.stdout.on('data', (chunk) => String(chunk).includes('ready at') && resolve());
  server.once('exit', () => reject(new Error('The server did not start.')));
});

let isOver = false;
try {
  const sizes = await measure(`http://127.0.0.1:${port}`);
  for (const [index, { step, bar, limit }] of bars.entries()) {
    const size = sizes[index];
    const verdict = bar === undefined ? '' : `  bar ${kB(bar)} ${size <= bar ? 'ok' : 'OVER'}`;
    console.log(`${step.padEnd(32)} ${kB(size).padStart(10)}${verdict}`);
    if (limit !== undefined && size > limit) isOver = true;
  }
} finally {
  server.removeAllListeners('exit');
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
}
if (isOver) console.error('More than before: see the limits in tools/size.mjs.');
process.exitCode = isOver ? 1 : 0;

async function measure(address) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  const english = await watch(browser, address, 'en-IN');
  const { page, asked, sizeOf, sumOf, soFar, withLate } = english;
  const { login, screen, firstParts } = await signIn(english);
  const beforeBoard = await withLate();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.locator('main li button').first().waitFor();
  const board = await soFar();
  const beforeForm = await withLate();
  const shown = await page.evaluateHandle(noteWhenShown, '[role=dialog] input[name=title]');
  await page.getByRole('button', { name: 'Add notice' }).click();
  await page.getByRole('dialog').getByLabel('Title').waitFor();
  // It can be filled in from then on; what it fetches afterwards is counted apart.
  const formParts = await shown.evaluate(({ parts }) => parts);
  const form = await sumOf(formParts);
  const formAndLate = await soFar();
  const beforeViewer = await withLate();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: /Active/ }).click();
  await page.getByRole('button', { name: 'All months' }).click();
  await page.getByRole('button', { name: 'View “Computer lab closed on Monday morning”' }).first().click();
  await page.getByRole('dialog').getByText('New network cables').waitFor();
  const viewer = await soFar();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View “Bring your micro:bit on Thursday”' }).first().click();
  await page.getByRole('dialog').locator('canvas').first().waitFor();
  const pdf = await soFar();
  if (process.argv.includes('--parts')) {
    for (const request of asked) {
      const step = [firstParts, formParts].findIndex((parts) => parts.includes(request.url()));
      const part = new URL(request.url()).pathname.split('/').at(-1);
      console.log(
        `${part.padEnd(32)} ${kB(await sizeOf(request)).padStart(10)}  ${['screen', 'form'][step] ?? 'later'}`,
      );
    }
  }
  const workspace = await openWorkspace(await watch(browser, address, 'en-IN'));
  const others = [];
  for (const locale of ['hi-IN', 'ur-PK']) {
    const first = await signIn(await watch(browser, address, locale));
    others.push(first.login, first.screen);
  }
  await browser.close();
  return [
    login,
    screen,
    board - beforeBoard,
    form - beforeForm,
    formAndLate - form,
    viewer - beforeViewer,
    pdf - viewer,
    workspace,
    ...others,
  ];
}

/** A page of a new visitor who reads in `locale`, and what it asks for. */
async function watch(browser, address, locale) {
  // What is kept for reading offline would come without the wire.
  const page = await browser.newPage({ baseURL: address, serviceWorkers: 'block', locale });
  const asked = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.m?js$/.test(pathname) && !pathname.startsWith('/workspace/frame/')) asked.push(request);
  });
  const sizeOf = async (request) => {
    await (await request.response()).finished();
    return (await request.sizes()).responseBodySize;
  };
  const sum = async (requests) => {
    const sizes = await Promise.all(requests.map(sizeOf));
    return sizes.reduce((total, size) => total + size, 0);
  };
  const sumOf = (addresses) => sum(asked.filter((request) => addresses.includes(request.url())));
  /** Of all, once half a second has passed without a new one. */
  const soFar = async () => {
    for (let before = -1; before !== asked.length; ) {
      before = asked.length;
      await sum(asked);
      await page.waitForTimeout(500);
    }
    return sum(asked);
  };
  const live = page.waitForEvent('websocket', { timeout: 300_000 });
  live.catch(() => undefined);
  let isSettled = false;
  /** With what a screen loads once it has time, the realtime client last: it belongs to no press that comes after. */
  const withLate = async () => {
    await live;
    // Ten seconds after that, once, comes what keeps things for reading offline (src/app/screens.tsx).
    await page.waitForTimeout(isSettled ? 4000 : 15_000);
    isSettled = true;
    return soFar();
  };
  return { page, asked, sizeOf, sumOf, soFar, withLate };
}

/** Fields and buttons by what they are: their words are in the reader's language. */
async function signIn({ page, sumOf, soFar }) {
  await page.goto('/login');
  const submit = page.locator('form button[type=submit]');
  await submit.waitFor();
  const login = await soFar();
  await page.locator('input[name=username]').fill('F00001');
  await page.locator('input[name=password]').fill('Welcome@1');
  // A teacher lands on their schedule.
  const first = 'nav a[href="/schedule/faculty"]';
  const board = await page.evaluateHandle(noteWhenShown, first);
  await submit.click();
  await page.locator(first).first().waitFor();
  await soFar();
  // What the screen fetches once its notices are there belongs to no wait: on a slow machine it would count by chance.
  const firstParts = await board.evaluate(({ parts }) => parts);
  if (process.argv.includes('--parts'))
    console.log(await page.evaluate(() => document.documentElement.lang), firstParts);
  return { login, screen: await sumOf(firstParts), firstParts };
}

/** What the panel with a program weighs, from the press on its project's page until its tool is there, and what follows. */
async function openWorkspace({ page, soFar, withLate, asked, sizeOf }) {
  await page.goto('/login');
  await page.locator('input[name=username]').fill('S00023');
  await page.locator('input[name=password]').fill('Welcome@1');
  await page.locator('form button[type=submit]').click();
  await page.getByRole('link', { name: 'My learning' }).first().click();
  await page.getByRole('link', { name: 'The school magazine' }).first().click();
  const open = page.getByRole('link', { name: /^Open .?HTML and CSS/ });
  await open.waitFor();
  const before = await withLate();
  const known = asked.length;
  await open.click();
  await page.frameLocator('iframe[sandbox]').locator('.cm-content').waitFor();
  const after = await soFar();
  if (process.argv.includes('--parts'))
    for (const request of asked.slice(known))
      console.log(
        `${new URL(request.url()).pathname.split('/').at(-1).padEnd(32)} ${kB(await sizeOf(request)).padStart(10)}  workspace`,
      );
  return after - before;
}

/** In the page: keeps the addresses of all that was fetched until the element is there. */
function noteWhenShown(selector) {
  const noted = { parts: [] };
  const look = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    look.disconnect();
    noted.parts = performance.getEntriesByType('resource').map(({ name }) => name);
  });
  look.observe(document.body, { childList: true, subtree: true });
  return noted;
}

function kB(size) {
  return `${(size / 1000).toFixed(2)} kB`;
}
