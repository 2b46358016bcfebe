import { expect, expectAccessible, password, people, test } from '../fixtures.ts';
import { LoginPage } from './login.model.ts';

test.describe('signing in', () => {
  test('keeps the button disabled until there is a password, and says what is wrong beside the field [LG-01, LG-05, VP-01, VP-02]', async ({
    login,
    page,
  }) => {
    await login.open();
    await expectAccessible(page);
    await expect(login.button).toBeDisabled();
    await login.fillPassword('a b');
    await expect(login.button).toBeEnabled();
    await login.clickSignIn();
    await login.seeText('Please Enter Username');
    await login.seeText('A password has no spaces');
    await expectAccessible(page);
    await login.fillName('X');
    await login.seeText('Minimum of 2 characters');
    await login.fillName('X'.repeat(25));
    await login.seeText('Maximum of 64 characters');
  });

  test('tells of a rewritten name and of a wrong password in words [LG-02, LG-03, LG-04, LG-09]', async ({
    login,
  }) => {
    await login.open();
    await login.fillName('mbxfac_000001');
    await login.fillPassword('Wrong@123');
    await login.seeText('Your user name has been changed to F0001');
    await login.clickSignIn();
    await login.seeText('Invalid username or password.');
  });

  const landings = [
    ['zoya', '/schedule/faculty'],
    ['principal', '/admin/dashboard'],
    ['rudra', '/student'],
    ['superAdmin', '/dashboard'],
  ] as const;
  for (const [who, path] of landings) {
    test(`leads ${who} to ${path} [LD-01, LD-04, LD-05, LD-06, LD-10, RT-01, RT-03]`, async ({
      login,
      page,
    }) => {
      await login.open();
      await login.signIn(people[who].login, password);
      await page.waitForURL((url) => url.pathname === path);
      await page.goto('/login');
      await page.waitForURL((url) => url.pathname === path);
      await page.goto('/');
      await page.waitForURL((url) => url.pathname === path);
    });
  }

  test('comes back after signing in to where it was asked for, and sends strangers home silently [RT-02, RT-10, RT-13, RT-14]', async ({
    login,
    page,
  }) => {
    await page.goto('/myteaching/dashboard?tab=inactive');
    await login.see();
    await login.signIn(people.zoya.login, password);
    await page.waitForURL('**/myteaching/dashboard?tab=inactive');
    await page.goto('/student');
    await page.waitForURL('**/schedule/faculty*');
    await page.goto('/no/such/page');
    await page.waitForURL('**/schedule/faculty*');
  });

  test('holds over a reload, keeps no token where a script could read it, and asks no other site [LG-11, EN-14, EN-15, EN-17]', async ({
    page,
    login,
    context,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(process.env.BANYAN_URL ?? '') && !request.url().startsWith('data:'))
        foreign.push(request.url());
    });
    await login.open();
    await login.signIn(people.zoya.login, password);
    await page.waitForURL('**/schedule/faculty*');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Schedule', exact: true })).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
    const cookie = (await context.cookies()).find(({ name }) => name === 'banyan_session');
    expect([cookie?.httpOnly, cookie?.sameSite]).toEqual([true, 'Strict']);
    expect(kept).not.toContain(cookie?.value ?? 'no cookie');
    expect(kept).not.toMatch(/[\w-]{43}/);
    expect(foreign).toEqual([]);
  });
});

test.describe('signing out', () => {
  test('in one tab signs out the others [LO-01, LO-04, LO-06, SM-06]', async ({ login, page, context }) => {
    await login.open();
    await login.signIn(people.zoya.login, password);
    await page.waitForURL('**/schedule/faculty*');
    const other = await context.newPage();
    await other.goto('/myteaching/dashboard');
    await expect(other.getByRole('heading', { name: 'Task Genie' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await login.see();
    await new LoginPage(other).see();
    await other.reload();
    await new LoginPage(other).see();
  });

  test('a sign-in in one tab signs in the other [LO-04]', async ({ login, page, context }) => {
    await login.open();
    const other = await context.newPage();
    await other.goto('/login');
    await login.signIn(people.zoya.login, password);
    await page.waitForURL('**/schedule/faculty*');
    await other.waitForURL('**/schedule/faculty*');
  });
});

test('every page forbids inline script, foreign frames and being framed', async ({ page, login }) => {
  const response = await page.goto('/login');
  await login.see();
  const policy = response?.headers()['content-security-policy'] ?? '';
  for (const rule of [
    "script-src 'self'",
    "style-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ])
    expect(policy).toContain(rule);
  expect(policy).not.toContain('unsafe');
  expect(response?.headers()['x-content-type-options']).toBe('nosniff');
  expect(response?.headers()['referrer-policy']).toBe('no-referrer');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ranInline = true';
    document.head.append(script);
    return 'ranInline' in window;
  });
  expect(ran).toBe(false);
});
