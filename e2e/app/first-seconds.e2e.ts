import type { Page } from '@playwright/test';
import { LoginPage } from '../auth/login.model.ts';
import { expect, expectAccessible, password, people, test } from '../fixtures.ts';
import { shiftsOf, watchShifts } from './layout-shifts.ts';

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

// The slides of the sign-in page move by themselves only where the reader allows motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('before the app has loaded', () => {
  test('the login page stands, takes what is typed and hands it over with the caret, and nothing moves [LG-01]', async ({
    page,
  }) => {
    await watchShifts(page);
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
    const { sum, what } = await shiftsOf(page);
    expect(sum, what).toBeLessThan(0.001);
    // The first picture that the browser paints has the form in it.
    const painted = await page.evaluate(() =>
      performance.getEntriesByType('paint').map(({ startTime }) => startTime),
    );
    expect(painted).toHaveLength(2);
    expect(painted[0]).toBe(painted[1]);
  });

  test('the app begins once the page is painted', async ({ page }) => {
    await page.addInitScript(() => {
      const later = window.setTimeout.bind(window);
      // On a busy machine the timer for browsers that tell of no paint would come first.
      Object.assign(window, { setTimeout: (act: () => void, ms = 0) => (ms === 500 ? 0 : later(act, ms)) });
      new MutationObserver((records) => {
        const added = records.flatMap((each) => [...each.addedNodes]);
        if (added.some((node) => node instanceof HTMLScriptElement && node.src !== ''))
          Object.assign(window, { begun: Reflect.get(window, 'begun') ?? performance.now() });
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/login');
    await expect(page.locator('[data-early]')).toHaveCount(0);
    const { begun, painted } = await page.evaluate(() => ({
      begun: Number(Reflect.get(window, 'begun')),
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    }));
    expect(painted).toBeGreaterThan(0);
    expect(begun).toBeGreaterThan(painted ?? Infinity);
  });

  test('the app takes over the very elements that were painted, and nothing is painted large again', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const painted: Element[] = [];
      Object.assign(window, { painted });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null })[])
          if (entry.element) painted.push(entry.element);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const letGo = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await new LoginPage(page).see();
    const largest = await page.waitForFunction(
      () => (window as unknown as { painted: Element[] }).painted.at(-1) ?? null,
    );
    const elements = await page.evaluateHandle(() => [
      ...document.querySelectorAll('[data-early=login] :is(main, form, input, h1, svg, [type=submit])'),
    ]);
    letGo();
    await expect(page.locator('[data-early]')).toHaveCount(0);
    // What the app alone allows: it is in charge, and of the same elements.
    await expect(page.getByLabel('Language')).toBeEnabled();
    const { kept, ofAll, isLargestKept, after } = await page.evaluate(
      ([each, most]) => ({
        kept: each.filter((element) => element.isConnected).length,
        ofAll: each.length,
        isLargestKept: most?.isConnected,
        after: (window as unknown as { painted: Element[] }).painted.at(-1) === most,
      }),
      [elements, largest] as const,
    );
    expect(ofAll).toBeGreaterThan(10);
    expect({ kept, isLargestKept, after }).toEqual({ kept: ofAll, isLargestKept: true, after: true });
  });

  test('what was chosen on the painted form holds: the way to sign in, and the marked text', async ({
    page,
  }) => {
    const letGo = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Username').fill('F00001');
    await page.getByLabel('Username').evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 4));
    await page.locator('input[name=login_type][value=otp]').check({ force: true });
    await page.getByLabel('Username').focus();
    letGo();
    await expect(page.locator('[data-early]')).toHaveCount(0);
    await expect(page.locator('input[name=login_type][value=otp]')).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveCount(0);
    await expect(page.getByLabel('Username')).toHaveValue('F00001');
    await expect(page.getByLabel('Username')).toBeFocused();
    expect(
      await page
        .getByLabel('Username')
        .evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [selectionStart, selectionEnd]),
    ).toEqual([1, 4]);
  });

  test('a press on the button counts once the app is there [LG-05]', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await new LoginPage(page).signIn(people.zoya.login, password);
    letGo();
    await page.waitForURL('**/schedule/faculty*');
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
    await page.waitForURL('**/schedule/faculty*');
    const letGo = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('[data-early=frame]').getByText('Banyan')).toBeVisible();
    await expect(page.getByLabel('Username')).toBeHidden();
    letGo();
    await expect(page.getByRole('heading', { name: 'Schedule', exact: true })).toBeVisible();
  });
});

test.describe('the wire', () => {
  const pageIn = (headers: Record<string, string>) =>
    fetch(`${process.env.BANYAN_URL}/login`, { headers: { accept: 'text/html', ...headers } });

  test('the page comes compressed and in one language, and only once', async () => {
    for (const coding of ['br', 'gzip']) {
      const page = await pageIn({ 'accept-encoding': coding, 'accept-language': 'en-GB' });
      expect(page.headers.get('content-encoding')).toBe(coding);
      expect(Number(page.headers.get('content-length'))).toBeLessThan(20_000);
      expect(page.headers.get('vary')).toMatch(/accept-encoding/);
    }
    const plain = await pageIn({ 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const english = await plain.text();
    const heading = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
    expect(heading(english)).toMatch(/^[A-Z]/);
    // [CO-53] Nobody has set the year of the copyright.
    expect(english).toContain(`copyrightYear&quot;:${new Date().getFullYear()},`);
    const hindi = await pageIn({ 'accept-language': 'fr, hi;q=0.8, en;q=0.5' });
    expect(heading(await hindi.text())).toMatch(/[\u0900-\u097F]/);
    const urdu = await pageIn({ 'accept-language': 'hi', cookie: 'banyan.language=ur' });
    expect(heading(await urdu.text())).toMatch(/[\u0600-\u06FF]/);
    // The names of the languages are in their own letters; nothing else is.
    const names = english.replaceAll(/<option[^>]*>[^<]*<\/option>/g, '');
    expect(names).not.toMatch(/[\u0600-\u06FF\u0900-\u097F]/);
    const again = await pageIn({ 'if-none-match': plain.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).toBe(plain.headers.get('content-security-policy'));
  });

  test('every address the app asks for on its way to a notice comes compressed', async ({ page, login }) => {
    const long: Promise<{ path: string; coding: string | undefined; bytes: number }>[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      const isText = /javascript|css|html|json|svg|text/.test(response.headers()['content-type'] ?? '');
      if (!isText || response.status() !== 200) return;
      const asked = async () => ({
        path: pathname,
        coding: (await response.allHeaders())['content-encoding'],
        bytes: (await response.body()).length,
      });
      long.push(asked().catch(() => ({ path: pathname, coding: 'gone', bytes: 0 })));
    });
    await login.open();
    await login.signIn(people.zoya.login, password);
    await page.waitForURL(({ pathname }) => pathname !== '/login');
    await page.goto(people.zoya.dashboard);
    await page.getByRole('button', { name: 'Add notice' }).click();
    await page.getByRole('dialog').getByLabel('Title').waitFor();
    const answers = await Promise.all(long);
    expect(answers.length).toBeGreaterThan(15);
    expect(answers.filter(({ coding, bytes }) => coding === undefined && bytes >= 4096)).toEqual([]);
  });

  test('the login page brings no schema of a call, and starts them with the first letter typed', async ({
    page,
    login,
  }) => {
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''));
    });
    await login.open();
    await expect(page.getByLabel('Language')).toBeEnabled();
    await page.waitForLoadState('networkidle');
    expect(scripts).toHaveLength(3);
    // Every schema has this property; the texts of refusals stay with the server.
    const schemas = () => scripts.filter((script) => script.includes('~standard'));
    expect(schemas()).toEqual([]);
    await login.fillName('F');
    await expect.poll(() => schemas().length).toBeGreaterThan(0);
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

  test('an English login page loads no typeface; another script and the first screen bring theirs', async ({
    page,
    login,
  }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await login.open();
    await expect(page.locator('[data-early]')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    expect(fonts).toEqual([]);
    await page.getByLabel('Language').selectOption('हिन्दी');
    await expect.poll(() => fonts.some((url) => /devanagari/.test(url))).toBe(true);
    expect(fonts.some((url) => /arabic/.test(url))).toBe(false);
    await page.getByLabel('भाषा').selectOption('English');
    fonts.length = 0;
    await page.reload();
    await login.signIn(people.zoya.login, password);
    await page.waitForURL('**/schedule/faculty*');
    await expect.poll(() => fonts.some((url) => /inter/.test(url))).toBe(true);
    await expect(page.getByRole('main')).toHaveCSS('font-family', /^"Inter Variable"/);
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
