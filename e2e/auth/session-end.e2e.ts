import type { Page } from '@playwright/test';
import { expect, expectAccessible, password, people, test } from '../fixtures.ts';
import { BoardPage } from '../notices/board.model.ts';
import { NoticeForm } from '../notices/notice-form.model.ts';
import { LoginPage } from './login.model.ts';
import { SessionWatch } from './session.model.ts';

/** A session of the demo product lasts eight hours; the browser's clock is moved, nothing is waited for. */
async function open(page: Page, who: keyof typeof people = 'zoya'): Promise<SessionWatch> {
  await page.clock.install();
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(people[who].login, password);
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto(people[who].dashboard);
  await new BoardPage(page).seeCard();
  return new SessionWatch(page);
}

async function write(page: Page, title: string): Promise<NoticeForm> {
  await page.getByRole('button', { name: 'Add notice' }).click();
  const form = new NoticeForm(page);
  await form.see();
  await form.fillTitle(title);
  // What the form fetches at leisure is there before hours pass at once: they would end a request that is under way.
  await page.waitForLoadState('networkidle');
  return form;
}

test.describe('the end of a session', () => {
  test('is told a minute before, over an open dialog too, and can be put off [LO-07]', async ({ page }) => {
    const watch = await open(page);
    await write(page, 'Half a notice');
    await page.clock.fastForward('07:58:00');
    await expect(watch.warning).toHaveCount(0);
    await page.clock.fastForward('01:10');
    await expect(watch.warning).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Extend' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(watch.warning).toHaveCount(0);
    await page.clock.fastForward('07:58:00');
    await new NoticeForm(page).seeTitle('Half a notice');
    await expect(watch.dialog).toHaveCount(0);
  });

  test('asks the same person to sign in over the page, which stays as it was [LO-07, LG-12, ER-13]', async ({
    page,
  }) => {
    const watch = await open(page);
    const form = await write(page, 'Typed before the end');
    await page.clock.fastForward('08:00:01');
    await watch.seeLocked('Your login session has expired, logging out');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await watch.signInAgain('Wrong@123');
    await expect(watch.dialog.getByText('Invalid username or password.')).toBeVisible();
    await watch.signInAgain(password);
    await watch.seeUnlocked();
    await form.seeTitle('Typed before the end');
    await form.fillDescription('and after it');
    await form.choose('Grade', 'Grade 10');
    await form.choose('Division', 'C');
    await form.clickSubmit();
    await form.dontSee();
  });

  test('shows nothing of it to anybody else who signs in there', { tag: '@long' }, async ({ page }) => {
    const watch = await open(page);
    await write(page, 'For nobody else');
    // What was still loading would have taken eight hours.
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward('08:00:01');
    await watch.dialog.getByRole('button', { name: 'Sign in as somebody else' }).click();
    const login = new LoginPage(page);
    await login.see();
    await login.signIn(people.nisha.login, password);
    await page.waitForURL((url) => url.pathname !== '/login');
    await page.goto(people.nisha.dashboard);
    await page.getByRole('button', { name: 'Add notice' }).click();
    await new NoticeForm(page).seeTitle('');
    await expect(page.getByText('For nobody else')).toHaveCount(0);
  });

  test('opens again in every tab once the person signed in in one [LO-04]', async ({ page, context }) => {
    const watch = await open(page);
    const other = await context.newPage();
    await other.goto(people.zoya.dashboard);
    await new BoardPage(other).seeCard();
    // One clock for the whole browser: what was still loading would have taken eight hours.
    await Promise.all([page, other].map((each) => each.waitForLoadState('networkidle')));
    await page.clock.fastForward('08:00:01');
    const otherWatch = new SessionWatch(other);
    await otherWatch.seeLocked('Your login session has expired, logging out');
    await watch.signInAgain(password);
    await watch.seeUnlocked();
    await otherWatch.seeUnlocked();
  });
});

test.describe('signing out', () => {
  test('asks about what was not sent, and leaves nothing of the person in the browser [LO-06]', async ({
    page,
  }) => {
    const watch = await open(page);
    const form = await write(page, 'Never sent');
    await form.goBackAndKeep();
    await new BoardPage(page).seeCard();
    await watch.signOut();
    await expectAccessible(page);
    await watch.question.getByRole('button', { name: 'Stay signed in' }).click();
    await new BoardPage(page).seeCard();
    await watch.signOut();
    await watch.question.getByRole('button', { name: 'Sign out and delete' }).click();
    await new LoginPage(page).see();
    const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('person')));
    expect(kept).toEqual([]);
  });

  test('keeps drafts for the return when that is wished', { tag: '@long' }, async ({ page }) => {
    const watch = await open(page);
    const form = await write(page, 'For later');
    await form.goBackAndKeep();
    await watch.signOut();
    await watch.question.getByRole('button', { name: 'Sign out, keep drafts here' }).click();
    const login = new LoginPage(page);
    await login.see();
    await login.signIn(people.zoya.login, password);
    await page.waitForURL((url) => url.pathname !== '/login');
    await page.goto(people.zoya.dashboard);
    await page.getByRole('button', { name: 'Add notice' }).click();
    await expect(
      page.getByText('For later').or(page.locator('input[value="For later"]')).first(),
    ).toBeVisible();
  });

  test('that nobody heard of ends no later session [LO-06]', { tag: '@long' }, async ({ page }) => {
    const watch = await open(page);
    await page.route('**/updateLogout', (route) => route.abort(), { times: 1 });
    await watch.signOut();
    const login = new LoginPage(page);
    await login.see();
    // It cannot be made good before the next sign-in either.
    await page.route('**/resume-session', (route) => route.abort(), { times: 1 });
    await login.signIn(people.zoya.login, password);
    await page.waitForURL((url) => url.pathname !== '/login');
    await page.goto(people.zoya.dashboard);
    await new BoardPage(page).seeCard();
    await page.reload();
    await new BoardPage(page).seeCard();
  });

  test('without a connection is made good when it is back [LO-06]', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    const watch = await open(page);
    const cookie = (await context.cookies()).find(({ name }) => name === 'banyan_session');
    await context.setOffline(true);
    await watch.signOut();
    await new LoginPage(page).see();
    await context.setOffline(false);
    await expect
      .poll(async () => {
        const answer = await fetch(`${process.env.BANYAN_URL}/api/v1/resume-session`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie: `banyan_session=${cookie?.value}` },
          body: '{}',
        });
        return answer.status;
      })
      .toBe(401);
  });
});

test('a newer version under an open page is offered, and the page goes on', { tag: '@long' }, async ({
  page,
}) => {
  const watch = await open(page);
  // One answer tells it. To hold up every call would hold up the page that is loaded anew, too.
  await page.route(
    '**/api/v1/get-form-session',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'x-app-version': 'newer' } });
    },
    { times: 1 },
  );
  const form = await write(page, 'Under an old version');
  await form.choose('Grade', 'Grade 10');
  await expect(page.getByText('A new version of Banyan is ready')).toBeAttached();
  await form.goBackAndKeep();
  await page.getByRole('button', { name: 'Reload' }).click();
  await new BoardPage(page).seeCard();
  await expect(watch.dialog).toHaveCount(0);
});

test('one tab of a browser holds the login page, and a crashed one holds nothing [LO-05, QC-37]', {
  tag: '@long',
}, async ({ context }) => {
  const warning = 'You cannot open multiple login page in same browser.';
  const [first, second] = [await context.newPage(), await context.newPage()];
  await new LoginPage(first).open();
  await new LoginPage(second).open();
  await expect(second.getByText(warning)).toBeVisible();
  await expect(first.getByText(warning)).toHaveCount(0);
  await expectAccessible(second);
  const devtools = await context.newCDPSession(first);
  devtools.send('Page.crash').catch(() => undefined);
  await expect(second.getByText(warning)).toHaveCount(0);
  const login = new LoginPage(second);
  await login.signIn(people.zoya.login, password);
  await second.waitForURL((url) => url.pathname !== '/login');
});
