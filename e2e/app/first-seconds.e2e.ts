import type { Page } from '@playwright/test';
import { LoginPage } from '../auth/login.model.ts';
import { expect, expectAccessible, password, people, test } from '../fixtures.ts';

/** Holds back the app's scripts until told to let them through. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/static/js/**', async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}

interface Moved {
  readonly value: number;
  readonly what: readonly string[];
}

test.describe('before the app has loaded', () => {
  test('the login page stands, takes what is typed and hands it over with the caret, and nothing moves [LG-01]', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      interface Shift extends PerformanceEntry {
        readonly value: number;
        readonly sources: readonly {
          readonly node: Node | null;
          readonly previousRect: DOMRect;
          readonly currentRect: DOMRect;
        }[];
      }
      const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
      Object.assign(window, { shifts: [] });
      new PerformanceObserver((list) => {
        const { shifts } = window as unknown as { shifts: Moved[] };
        for (const { value, startTime, sources } of list.getEntries() as Shift[])
          shifts.push({
            value,
            // Who reads of a failure learns what moved, when and how far.
            what: sources.map(
              ({ node, previousRect: from, currentRect: to }) =>
                `${Math.round(startTime)} ms: ${node?.nodeName} “${node?.textContent?.slice(0, 40)}” ${place(from)} → ${place(to)}`,
            ),
          });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const letGo = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    const login = new LoginPage(page);
    await login.see();
    await expect(login.button).toBeDisabled();
    await login.fillPassword('half a pass');
    await expect(login.button).toBeEnabled();
    await page.getByLabel('Username').pressSequentially('F000');
    letGo();
    await expect(page.locator('[data-early]')).toHaveCount(0);
    await expect(page.getByLabel('Username')).toBeFocused();
    await page.keyboard.type('01');
    await expect(page.getByLabel('Username')).toHaveValue('F00001');
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('half a pass');
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Moved[] }).shifts);
    const moved = shifts.flatMap(({ what }) => what).join('\n');
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      moved,
    ).toBeLessThan(0.001);
  });

  test('a press on the button counts once the app is there [LG-05]', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await new LoginPage(page).signIn(people.zoya.login, password);
    letGo();
    await page.waitForURL('**/schedule/faculty');
    expect(page.url()).not.toContain('password');
  });

  for (const [theme, background] of [
    ['light', 'rgb(255, 255, 255)'],
    ['dark', 'rgb(23, 31, 28)'],
  ] as const)
    test(`the page is ${theme} from the first paint for who chose it`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
      await page.addInitScript((chosen) => localStorage.setItem('banyan.theme', chosen), theme);
      await holdScripts(page);
      await page.goto('/login', { waitUntil: 'commit' });
      await expect(page.getByRole('main').first()).toHaveCSS('background-color', background);
    });

  test('who is signed in sees the frame of the app, not a login form', async ({ page, login }) => {
    await login.open();
    await login.signIn(people.zoya.login, password);
    await page.waitForURL('**/schedule/faculty');
    const letGo = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('[data-early=frame]').getByText('Banyan')).toBeVisible();
    await expect(page.getByLabel('Username')).toBeHidden();
    letGo();
    await expect(page.getByRole('heading', { name: 'Schedule', exact: true })).toBeVisible();
  });
});

test.describe('languages', () => {
  test('a choice keeps what was typed, is remembered, and turns the page round for Urdu', async ({
    page,
    login,
  }) => {
    await login.open();
    await login.fillName('F00001');
    await page.getByLabel('Language').selectOption('اردو');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
    await expect(page.locator('input[name=username]')).toHaveValue('F00001');
    await expect(page.locator('select[name=language]')).toBeFocused();
    await expectAccessible(page);
    await page.locator('select[name=language]').selectOption('हिन्दी');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0900-\u097F]/);
    await expectAccessible(page);
  });

  test('a file of texts that does not come leaves the page in English and says so', async ({
    page,
    login,
  }) => {
    await login.open();
    await page.route('**/static/js/async/**', (route) => route.abort());
    await page.getByLabel('Language').selectOption('हिन्दी');
    await expect(page.getByRole('alert')).toHaveText(/could not be loaded/);
    await login.see();
  });

  test('letters of other scripts bring their own typeface, and only then', async ({ page, login }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await login.open();
    // The names of the languages stand in a list of the browser's own, in its own typeface.
    await page.evaluate(() => document.fonts.ready);
    expect(fonts.filter((url) => /noto/.test(url))).toEqual([]);
    await page.getByLabel('Language').selectOption('हिन्दी');
    await expect.poll(() => fonts.some((url) => /devanagari/.test(url))).toBe(true);
    expect(fonts.some((url) => /arabic/.test(url))).toBe(false);
  });
});

test('the slides beside the form move every five seconds until somebody stops them [LG-08]', async ({
  page,
}) => {
  await page.clock.install();
  const login = new LoginPage(page);
  await login.open();
  const slides = page.getByRole('region', { name: 'What Banyan is for' });
  await expect(slides.getByText('Every notice finds its readers')).toBeVisible();
  await expect(page.locator('[data-early]')).toHaveCount(0);
  await page.clock.runFor(5_000);
  await expect(slides.getByText('Build, code, show')).toBeVisible();
  await slides.getByRole('button', { name: 'Stop the slides' }).focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(20_000);
  await expect(slides.getByText('Build, code, show')).toBeVisible();
  await slides.getByRole('button', { name: 'Show “See your school grow”' }).click();
  await expect(slides.getByText('See your school grow')).toBeVisible();
});
