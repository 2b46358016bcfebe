import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import setup from '../e2e/global-setup.ts';
import { kitSections } from '../e2e/kit/sections.ts';
import app from '../playwright.config.ts';
import { demoPassword } from '../server/seeds/demo-logins.ts';

/**
 * `npm run screenshots [-- what…]`: every screen and every section of the kit, in three themes, three widths and three
 * languages, into screenshots/, with a page that shows them side by side. What they look like is for people to judge.
 */
const widths = [390, 768, 1440] as const;
const themes = ['light', 'dark', 'contrast'] as const;
const folder = 'screenshots';
const wanted = process.argv.slice(2);

interface Look {
  readonly theme: (typeof themes)[number];
  readonly width: (typeof widths)[number];
  readonly language: 'en' | 'hi' | 'ur';
}

/** Every theme at every width in English; the other languages in light, narrow and wide. */
const looks: readonly Look[] = [
  ...themes.flatMap((theme) => widths.map((width): Look => ({ theme, width, language: 'en' }))),
  ...(['hi', 'ur'] as const).flatMap((language) =>
    ([390, 1440] as const).map((width): Look => ({ theme: 'light', width, language })),
  ),
];

interface Screen {
  readonly name: string;
  /** Who is signed in; nobody on the login page. */
  readonly who?: string;
  readonly path: string;
  readonly act?: (page: Page) => Promise<void>;
}

const openFirst = async (page: Page) => {
  await page.locator('main li button').first().click();
  await page.getByRole('dialog').waitFor();
};
const submitEmpty = async (page: Page) => {
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  // It looks disabled until the form is complete, and answers all the same.
  await page.locator('[role=dialog] button[type=submit]').click({ force: true });
};

const openDisplay = async (page: Page) => {
  await page.locator('[name=language]').click();
  await page.getByRole('dialog').waitFor();
};

const screens: readonly Screen[] = [
  { name: 'login', path: '/login' },
  { name: 'dashboard', who: 'F00001', path: '/myteaching/dashboard?tab=active' },
  { name: 'dashboard-empty', who: 'F00951', path: '/myteaching/dashboard?tab=inactive' },
  { name: 'form', who: 'F00001', path: '/myteaching/dashboard?form=add&notice=0' },
  { name: 'form-errors', who: 'F00001', path: '/myteaching/dashboard?form=add&notice=0', act: submitEmpty },
  { name: 'viewer', who: 'F00001', path: '/myteaching/dashboard?tab=active', act: openFirst },
  { name: 'student', who: 'S00039', path: '/student' },
  {
    name: 'display',
    who: 'F00001',
    path: '/myteaching/dashboard',
    act: openDisplay,
  },
  { name: 'schools', who: 'X00001', path: '/admin/schools' },
  { name: 'school-new', who: 'X00001', path: '/admin/schools?open=new' },
  { name: 'school-form', who: 'X00001', path: '/admin/schools?open=1' },
  { name: 'admins', who: 'X00001', path: '/admin/admins' },
  { name: 'sub-users', who: 'X00001', path: '/admin/sub-users' },
  { name: 'sub-user-new', who: 'X00001', path: '/admin/sub-users?open=new' },
  { name: 'finance', who: 'X00005', path: '/finance' },
];
const stop = await setup();
const kitPort = '4690';
const kit = spawn(process.execPath, ['tools/kit.mjs'], {
  env: { ...process.env, KIT_PORT: kitPort },
  stdio: 'inherit',
});
const browser = await chromium.launch(app.use?.launchOptions ?? {});
const taken: string[] = [];
try {
  await mkdir(folder, { recursive: true });
  await waitFor(`http://127.0.0.1:${kitPort}`);
  for (const screen of screens.filter(({ name }) => isWanted(name))) await takeScreen(browser, screen);
  for (const section of kitSections.filter((name) => isWanted(`kit-${name}`)))
    await takeSection(browser, section);
  await writeFile(`${folder}/index.html`, sheet());
} finally {
  await browser.close();
  kit.kill('SIGTERM');
  await once(kit, 'exit');
  await stop();
}

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.some((start) => name.startsWith(start));
}

async function waitFor(url: string): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${url} does not answer.`);
}

async function takeScreen(on: Browser, { name, who, path, act }: Screen): Promise<void> {
  const baseURL = process.env.BANYAN_URL ?? '';
  const context = await on.newContext({ baseURL, locale: 'en-GB', timezoneId: 'Asia/Kolkata' });
  const page = await context.newPage();
  if (who !== undefined) {
    await page.goto('/login');
    await page.locator('input[name=username]').fill(who);
    await page.locator('input[name=password]').fill(demoPassword);
    await page.locator('[type=submit]').click();
    await page.waitForURL((url) => url.pathname !== '/login');
  }
  for (const look of looks) {
    await page
      .evaluate(({ theme, language }) => {
        localStorage.setItem('banyan.theme', theme);
        localStorage.setItem('banyan.language', language);
      }, look)
      .catch(() => undefined);
    await page.setViewportSize({ width: look.width, height: 900 });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    if (await page.evaluate((theme) => document.documentElement.dataset['theme'] !== theme, look.theme)) {
      await page.evaluate(({ theme, language }) => {
        localStorage.setItem('banyan.theme', theme);
        localStorage.setItem('banyan.language', language);
      }, look);
      await page.reload();
      await page.waitForLoadState('networkidle');
    }
    await act?.(page);
    await shoot(page, name, look);
  }
  await context.close();
}

async function takeSection(on: Browser, section: string): Promise<void> {
  const page = await on.newPage({ locale: 'en-GB' });
  for (const look of looks.filter(({ language }) => language !== 'hi')) {
    await page.setViewportSize({ width: look.width, height: 900 });
    const dir = look.language === 'ur' ? 'rtl' : 'ltr';
    await page.goto(`http://127.0.0.1:${kitPort}/?section=${section}&theme=${look.theme}&dir=${dir}`);
    await page.waitForLoadState('networkidle');
    await shoot(page, `kit-${section}`, look, true);
  }
  await page.close();
}

async function shoot(page: Page, name: string, look: Look, fullPage = false): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const file = `${name}-${look.theme}-${look.language}-${look.width}.png`;
  await page.screenshot({ path: `${folder}/${file}`, fullPage, animations: 'disabled' });
  taken.push(file);
}

function sheet(): string {
  const figures = taken.map(
    (file) =>
      `<figure><img src="${file}" loading="lazy" width="320"><figcaption>${file}</figcaption></figure>`,
  );
  return `<!doctype html><title>Screenshots</title><style>body{display:flex;flex-wrap:wrap;gap:1rem;font:14px sans-serif}</style>${figures.join('')}`;
}
