import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { percentile, printRow } from './report.ts';

/**
 * `npx tsx tests/load/grid.ts`: scrolls a list of 100,000 rows in the page of parts, and then the same
 * markup moved by a few lines of plain script, without React. Figures are printed, not asserted.
 * GRID_URL measures a page that is served already.
 */
const port = 4699;
const lateFrame = 20;
const paces = [
  { name: 'reading', perFrame: 12, frames: 300 },
  { name: 'fast', perFrame: 90, frames: 300 },
  { name: 'flung', perFrame: 2400, frames: 300 },
] as const;

async function serve(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env['GRID_URL'];
  if (given !== undefined) return { url: given, stop: async () => undefined };
  const folder = await mkdtemp(join(tmpdir(), 'grid-'));
  const server = spawn(process.execPath, ['tools/kit.mjs'], {
    env: { ...process.env, KIT_DIST: folder, KIT_PORT: String(port) },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
  for (let tries = 0; tries < 240 && !(await isUp()); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 250));
  return {
    url,
    stop: async () => {
      server.kill();
      await once(server, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Scrolls so many px a frame, up and down again, and gives the time of each frame in ms. */
const scroll = (page: Page, perFrame: number, frames: number) =>
  page.evaluate(
    async ([step, count]) => {
      const box = document.querySelector('[data-measured]');
      if (box === null) throw new Error('nothing to scroll');
      box.scrollTop = 0;
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      for (let rest = 0; rest < 30; rest += 1) await frame();
      const times: number[] = [];
      let before = await frame();
      for (let place = 0; place < count; place += 1) {
        box.scrollTop += place < count / 2 ? step : -step;
        const now = await frame();
        times.push(now - before);
        before = now;
      }
      return times;
    },
    [perFrame, frames] as const,
  );

/**
 * Puts a copy of the list in its place that a few lines of plain script move: the same rows, the same window, the
 * words written into the rows that are there. What it costs is what the browser asks for the markup alone.
 */
const strip = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('[data-measured]');
    const copy = box?.cloneNode(true);
    if (!(box instanceof HTMLElement) || !(copy instanceof HTMLElement)) throw new Error('nothing to scroll');
    const body = copy.querySelector('tbody');
    const rows = [...copy.querySelectorAll<HTMLElement>('tbody tr[data-index]')];
    if (body === null) throw new Error('no rows');
    const gap = () => {
      const row = document.createElement('tr');
      const cell = row.appendChild(document.createElement('td'));
      return { row, cell };
    };
    const [above, below] = [gap(), gap()];
    body.replaceChildren(above.row, ...rows, below.row);
    const [height, all] = [48, 100_000];
    let shown = -1;
    const draw = () => {
      const start = Math.max(0, Math.floor(copy.scrollTop / height / 8) * 8 - 8);
      if (start === shown) return;
      shown = start;
      above.cell.style.height = `${start * height}px`;
      below.cell.style.height = `${Math.max(0, all - start - rows.length) * height}px`;
      for (const [place, row] of rows.entries()) {
        row.setAttribute('aria-rowindex', String(start + place + 2));
        const name = row.querySelector('th button');
        if (name !== null) name.textContent = `Student ${start + place}`;
        for (const cell of row.querySelectorAll('td[data-label]')) cell.textContent = `${start + place}`;
      }
    };
    draw();
    copy.addEventListener('scroll', draw);
    box.replaceWith(copy);
  });

function print(name: string, times: readonly number[]): void {
  const late = times.filter((time) => time > lateFrame).length;
  printRow([
    name,
    String(times.length),
    ...[0.5, 0.95, 1].map((part) => percentile(times, part).toFixed(1)),
    String(late),
    ((late / times.length) * 100).toFixed(1),
  ]);
}

const { url, stop } = await serve();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
const [loadBefore] = (await readFile('/proc/loadavg', 'utf8')).split(' ');
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  // What compiles this script names its functions by a helper that pages do not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(`${url}/?section=grid`);
  await page.getByRole('region', { name: 'All students' }).locator('tbody tr[data-index]').first().waitFor();
  await page.getByRole('region', { name: 'All students' }).evaluate((box) => {
    box.dataset['measured'] = '';
    box.scrollIntoView({ block: 'center' });
  });
  console.log(`machine load before: ${loadBefore}; frames over ${lateFrame} ms are late`);
  printRow(['', 'frames', 'p50 ms', 'p95 ms', 'worst ms', 'late', 'late %']);
  for (const { name, perFrame, frames } of paces) print(name, await scroll(page, perFrame, frames));
  await strip(page);
  for (const { name, perFrame, frames } of paces)
    print(`${name}, bare`, await scroll(page, perFrame, frames));
} finally {
  await browser.close();
  await stop();
}
