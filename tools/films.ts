import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import setup from '../e2e/global-setup.ts';
import app from '../playwright.config.ts';
import { demoPassword } from '../server/seeds/demo-logins.ts';
import { type Film, films, type Scene } from './film-scenes.ts';

/**
 * `npm run films [-- name…]`: makes the first-steps films of the demo [ML-07] from the built product, with captions,
 * into server/seeds/data/films. They are committed, so only this needs ffmpeg (`apt-get install ffmpeg`).
 */
const folder = 'server/seeds/data/films';
const size = { width: 1280, height: 720 };
/** Seconds that a scene stays: long enough to read its caption twice. */
const held = 6;
const mostBytes = 2 * 1024 * 1024;
const languages = ['en', 'hi', 'ur'] as const;
const run = promisify(execFile);

async function signIn(page: Page, login: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Username' }).fill(login);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('banner').waitFor();
}

async function play(page: Page, { at, act, mark }: Scene, picture: string): Promise<void> {
  if (at !== undefined) {
    await page.goto(at);
    await page.waitForLoadState('networkidle');
  }
  await act?.(page);
  await page.waitForLoadState('networkidle');
  const box = await mark?.(page).boundingBox({ timeout: 20_000 });
  if (mark && !box) throw new Error(`What is to be marked is not on ${page.url()}`);
  await page.evaluate((ring) => {
    document.querySelector('[data-ring]')?.remove();
    // Messages of this moment would cover what is shown.
    const toasts = document.getElementById('toasts');
    if (toasts) toasts.style.visibility = 'hidden';
    if (!ring) return;
    const around = document.createElement('div');
    around.dataset['ring'] = '';
    const edges = { left: ring.x - 6, top: ring.y - 6, width: ring.width + 12, height: ring.height + 12 };
    const place = Object.entries(edges).map(([edge, value]) => `${edge}:${value}px`);
    around.style.cssText = `position:fixed;z-index:99999;pointer-events:none;border:4px solid #d9480f;border-radius:12px;${place.join(';')}`;
    // A dialog of the browser's top layer would cover what lies in the page alone.
    (document.querySelector('dialog[open]') ?? document.body).append(around);
  }, box);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: picture, animations: 'disabled' });
}

const clock = (seconds: number) =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`;

const captions = (scenes: readonly Scene[], language: (typeof languages)[number]) =>
  [
    'WEBVTT',
    ...scenes.map(({ says }, at) => `${clock(at * held)} --> ${clock((at + 1) * held)}\n${says[language]}`),
  ].join('\n\n');

async function shoot({ name, login, scenes }: Film, baseURL: string, pictures: string): Promise<void> {
  const browser = await chromium.launch(app.use?.launchOptions);
  try {
    const page = await browser.newPage({
      baseURL,
      viewport: size,
      locale: 'en-GB',
      timezoneId: 'Asia/Kolkata',
    });
    await signIn(page, login);
    const list: string[] = [];
    for (const [at, scene] of scenes.entries()) {
      const picture = join(pictures, `${name}-${at}.png`);
      await play(page, scene, picture);
      list.push(`file '${picture}'`, `duration ${held}`);
      // The last picture stands once more: otherwise its time is left out.
      if (at === scenes.length - 1) list.push(`file '${picture}'`);
    }
    const frames = join(pictures, `${name}.txt`);
    await writeFile(frames, list.join('\n'));
    const film = join(folder, `${name}.mp4`);
    const coding = [
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-tune',
      'stillimage',
      '-crf',
      '26',
      '-r',
      '5',
      '-pix_fmt',
      'yuv420p',
    ];
    const input = ['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', frames];
    await run('ffmpeg', [
      ...input,
      ...coding,
      '-t',
      String(scenes.length * held),
      '-movflags',
      '+faststart',
      film,
    ]);
    await run('ffmpeg', [
      '-y',
      '-loglevel',
      'error',
      '-i',
      join(pictures, `${name}-0.png`),
      '-q:v',
      '5',
      join(folder, `${name}.jpg`),
    ]);
    for (const language of languages)
      await writeFile(join(folder, `${name}-${language}.vtt`), `${captions(scenes, language)}\n`);
    const { size: bytes } = await stat(film);
    if (bytes > mostBytes) throw new Error(`${film} has ${bytes} bytes; it may have ${mostBytes}.`);
    process.stdout.write(`${film}: ${scenes.length * held} s, ${Math.round(bytes / 1024)} kB\n`);
  } finally {
    await browser.close();
  }
}

const wanted = process.argv.slice(2);
const stop = await setup();
const pictures = await mkdtemp(join(tmpdir(), 'banyan-films-'));
try {
  await mkdir(folder, { recursive: true });
  for (const film of films)
    if (wanted.length === 0 || wanted.includes(film.name))
      await shoot(film, process.env['BANYAN_URL'] ?? '', pictures);
} finally {
  await stop();
  await rm(pictures, { recursive: true, force: true });
}
