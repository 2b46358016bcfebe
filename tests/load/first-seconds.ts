import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import setup from '../../e2e/global-setup.ts';
import app from '../../playwright.config.ts';
import { serveBarePage } from './bare-page.ts';

/**
 * `npm run bench:start`: the login page of the real server beside a bare page of React and the router, one after the
 * other in one run, each time in a new browser that shows a page of another site before, as whoever opens a bookmark
 * does: both then begin in a new process, and not in the one of an empty tab, which a page that lets no other reach its
 * window would have to leave. Medians. The slow phone has 1.6 Mbit/s, 150 ms and CPU ÷ 4. With `-- 3` three times each.
 */
const runs = Number(process.argv[2] ?? 7);

interface Measured {
  readonly 'first paint': number;
  readonly 'largest paint': number;
  /** What tasks take beyond 50 ms, in all. */
  readonly blocking: number;
  readonly shift: number;
  /** Over the wire. */
  readonly kB: number;
}

const isSlow = { loopback: false, 'slow phone': true };
type Line = keyof typeof isSlow;

const bare = await serveBarePage(await mkdtemp(join(tmpdir(), 'banyan-bare-')));
const stop = await setup();
const product = process.env.BANYAN_URL ?? '';
try {
  await compare();
} finally {
  // Whatever happened: a run that broke must not keep the machine.
  bare.close();
  await stop();
}

async function compare(): Promise<void> {
  const person = await signedIn();
  const form = async (page: Page) => {
    await page.getByRole('button', { name: 'Add notice' }).click();
    await page.getByRole('dialog').getByLabel('Title').waitFor();
  };
  const pages = {
    'bare page': (line: Line) => measure(line, `${bare.address}/login`),
    'login page': (line: Line) => measure(line, `${product}/login`),
    'first signed-in screen': (line: Line) => measure(line, product, { storageState: person }),
    'notice form, from the press': (line: Line) =>
      measure(line, `${product}/myteaching/dashboard`, { storageState: person }, form),
  };
  type Name = keyof typeof pages;

  console.log(`${''.padEnd(40)} first paint  largest  blocking   shift      kB`);
  for (const line of Object.keys(isSlow) as Line[]) {
    const samples = new Map<Name, Measured[]>();
    for (let run = 0; run < runs; run += 1)
      for (const [name, look] of Object.entries(pages) as [Name, (line: Line) => Promise<Measured>][])
        samples.set(name, [...(samples.get(name) ?? []), await look(line)]);
    const middle = (name: Name, what: keyof Measured) =>
      (samples.get(name) ?? []).map((each) => each[what]).toSorted((a, b) => a - b)[Math.floor(runs / 2)] ??
      0;
    for (const name of samples.keys()) {
      const [first, largest, blocking] = (['first paint', 'largest paint', 'blocking'] as const).map((what) =>
        middle(name, what).toFixed(0),
      );
      console.log(
        `${line}, ${name}`.padEnd(40) +
          ` ${first?.padStart(8)} ms ${largest?.padStart(5)} ms ${blocking?.padStart(6)} ms ${middle(name, 'shift').toFixed(4)} ${middle(name, 'kB').toFixed(1).padStart(7)}`,
      );
    }
    const times = (what: keyof Measured) =>
      middle('login page', what) / Math.max(1, middle('bare page', what));
    judge(
      `${line}: largest paint, times the first`,
      middle('login page', 'largest paint') / middle('login page', 'first paint'),
      1,
    );
    judge(`${line}: largest paint, times the bare page's`, times('largest paint'), isSlow[line] ? 0.5 : 1);
    if (isSlow[line]) judge(`${line}: blocking, times the bare page's`, times('blocking'), 1.3);
    judge(`${line}: layout shift`, middle('login page', 'shift'), 0);
  }
}

function judge(what: string, value: number, bar: number): void {
  console.log(`  ${what.padEnd(48)} ${value.toFixed(2)}  bar ${bar} ${value <= bar + 0.005 ? 'ok' : 'OVER'}`);
}

type Options = Parameters<Browser['newContext']>[0];

/** Who is signed in already: their cookie, and the mark in their browser. */
async function signedIn(): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
  await using browser = await chromium.launch(app.use?.launchOptions ?? {});
  const page = await browser.newPage({ locale: 'en-GB' });
  await page.goto(`${product}/login`);
  await page.getByLabel('Username').fill('F00001');
  await page.getByRole('textbox', { name: 'Password' }).fill('Welcome@1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  return await page.context().storageState();
}

/** Nothing of ours runs in the page meanwhile but three observers: it would count as the page's own work. */
async function measure(
  line: Line,
  address: string,
  options: Options = {},
  press?: (page: Page) => Promise<void>,
): Promise<Measured> {
  await using browser = await chromium.launch(app.use?.launchOptions ?? {});
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const wire = { bytes: 0 };
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    wire.bytes += encodedDataLength;
  });
  if (isSlow[line]) {
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  // The compiler of this script marks functions with their names by a helper that no page has.
  await page.addInitScript({ content: `globalThis.__name = (named) => named; (${watch.toString()})()` });
  await page.goto(bare.elsewhere);
  wire.bytes = 0;
  await page.goto(address, { waitUntil: 'load' });
  await settle(page);
  const began = { bytes: 0, blocking: 0 };
  if (press) {
    Object.assign(began, { bytes: wire.bytes, blocking: (await readSeen(page)).blocking });
    await press(page);
    await settle(page);
  }
  const seen = await readSeen(page);
  return {
    'first paint': seen.first,
    'largest paint': seen.largest,
    blocking: seen.blocking - began.blocking,
    shift: seen.shift,
    kB: (wire.bytes - began.bytes) / 1000,
  };
}

/** Until nothing is fetched, and what was is drawn. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2000);
}

function readSeen(page: Page): Promise<Seen> {
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

interface Seen {
  first: number;
  largest: number;
  blocking: number;
  shift: number;
}

/** Runs in the page. */
function watch(): void {
  const seen = { first: 0, largest: 0, blocking: 0, shift: 0 };
  Object.assign(window, { seen });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  observe('longtask', ({ duration }) => {
    seen.blocking += Math.max(0, duration - 50);
  });
  observe('layout-shift', (entry) => {
    seen.shift += (entry as unknown as { value: number }).value;
  });
}
