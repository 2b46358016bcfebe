import type { Page } from '@playwright/test';
import { notificationList } from '../../src/features/notifications/list-messages.ur.ts';
import { isLong } from '../../tests/long.ts';
import { LoginPage } from '../auth/login.model.ts';
import { SessionWatch } from '../auth/session.model.ts';
import { SignInWays } from '../auth/sign-in-ways.model.ts';
import { SignOutPage } from '../auth/sign-out.model.ts';
import { expectEveryLook } from '../every-look.ts';
import { expect, expectAccessible, password, people, test } from '../fixtures.ts';
import { AssistantPage, DeskPage } from '../helpdesk/helpdesk.model.ts';
import { NoticeForm } from '../notices/notice-form.model.ts';
import { ProfilePage } from '../profile/profile.model.ts';
import { SearchPage } from '../search/search.model.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.setTimeout(120_000);
test.describe.configure({ mode: 'parallel' });

/** No journey looks at these. */
async function look(page: Page, what: string): Promise<void> {
  await expectEveryLook(page, what);
  if (!isLong) await expectAccessible(page);
}

/** One sign-in a test: what stands behind it is looked at one after the other. */
async function signIn(page: Page, login: string): Promise<void> {
  const form = new LoginPage(page);
  await form.open();
  await form.signIn(login, password);
  await page.waitForURL((url) => url.pathname !== '/login');
  await expect(page.getByRole('main')).toBeVisible();
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('the pages before a sign-in', { tag: '@long' }, async ({ page }) => {
  const login = new SignInWays(page);
  await login.open();
  await look(page, 'login');
  await login.chooseCode();
  await look(page, 'login by a code');
  await login.choosePassword();
  await login.signIn('F00001', 'Wrong@123');
  await login.seeText('Invalid username or password.');
  await look(page, 'login, refused');
  await login.openForgot();
  await login.dialog.getByRole('button', { name: 'Send the mail' }).click();
  await look(page, 'forgotten password, with faults');
  await close(page);
  await page.goto('/update-password');
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('x');
  await look(page, 'update password');
  await page.goto('/view-features-video/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('This video is not available.')).toBeVisible();
  await look(page, 'film that is not there');
  await page.goto(`/student-login/1/${'x'.repeat(43)}`);
  await expect(page.getByRole('main')).toBeVisible();
  await look(page, 'link that is not good');
  await page.goto('/partner-logout');
  await look(page, 'farewell of a partner');
});

test('the frame and its dialogs, as a teacher', async ({ page }) => {
  await signIn(page, people.zoya.login);
  await page.goto(people.zoya.dashboard);
  await expect(page.getByRole('heading', { name: 'Task Genie' })).toBeVisible();
  const bell = page.getByRole('button', { name: /notification/i });
  await bell.click();
  await expect(page.getByRole('button', { name: 'See all' })).toBeVisible();
  await look(page, 'bell');
  await page.getByRole('button', { name: 'See all' }).click();
  const dialog = page.getByRole('dialog', { name: 'Notifications' });
  await expect(dialog.getByRole('tab', { name: 'Preferences' })).toBeVisible();
  await look(page, 'notifications');
  await dialog.getByRole('tab', { name: 'Preferences' }).click();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible();
  await look(page, 'preferences');
  // [ST-41]
  const again = page.waitForRequest(/\/notifications$/);
  await close(page);
  await again;
  await page.getByRole('button', { name: 'Display and language' }).click();
  await expect(page.getByRole('dialog', { name: 'Display' })).toBeVisible();
  await look(page, 'display');
  await close(page);
  const profile = new ProfilePage(page);
  await profile.openMenu();
  await look(page, 'menu of the profile');
  await page.keyboard.press('Escape');
  await profile.open();
  await profile.click('Edit');
  await look(page, 'profile of a teacher');
  await page.goto('/finance');
  await expect(page.getByRole('main')).toBeVisible();
  await look(page, 'page of others');
  await page.goto('/no-such-page');
  await expect(page.getByRole('main')).toBeVisible();
  await look(page, 'page that is not there');
});

test('search, the assistant and the change of a password, as a student', { tag: '@long' }, async ({
  page,
}) => {
  await signIn(page, people.rudra.login);
  await page.goto(people.rudra.dashboard);
  await expect(page.getByRole('heading', { name: 'Task Genie' })).toBeVisible();
  const search = new SearchPage(page);
  await search.openByKey();
  await look(page, 'search, empty');
  await page.keyboard.type('first look');
  await expect(search.option(/A first look/)).toBeVisible();
  await look(page, 'search, found');
  await search.option(/A first look/).click();
  await expect(page.locator('video')).toBeAttached();
  await look(page, 'film');
  await page.goto(people.rudra.dashboard);
  const profile = new ProfilePage(page);
  await profile.open();
  await look(page, 'profile of a student');
  await close(page);
  await profile.openChangePassword();
  await profile.fillPasswords('x', 'y', 'z');
  await page.keyboard.press('Tab');
  await look(page, 'change of a password, with faults');
  const assistant = new AssistantPage(page);
  await assistant.open();
  await look(page, 'assistant');
  await assistant.ask('dark mode');
  await expect(assistant.log.getByRole('heading').first()).toBeVisible();
  await look(page, 'assistant, answered');
  await page.getByRole('button', { name: 'Talk to a person' }).click();
  await expect(page.getByRole('dialog', { name: 'Talk to a person' })).toBeVisible();
  await look(page, 'request for a person');
});

test('settings and signing people out, as an admin', { tag: '@long' }, async ({ page }) => {
  await signIn(page, people.principal.login);
  await new ProfilePage(page).open();
  await look(page, 'profile of an admin');
  await page.goto('/admin/settings');
  await expect(page.getByRole('region', { name: 'Students' })).toBeVisible();
  await look(page, 'settings');
  const signOut = new SignOutPage(page);
  await signOut.open();
  await signOut.submit();
  await look(page, 'signing people out, nobody chosen');
  await signOut.chooseDivision('Grade 4 A');
  await signOut.submit();
  await expect(signOut.question).toBeVisible();
  await look(page, 'signing people out, asked');
  await signOut.confirm();
  await expect(page.getByRole('button', { name: 'Sign others out' })).toBeVisible();
  await look(page, 'who left');
});

test('the desk, its articles and the offices', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'X00006');
  await page.goto('/helpdesk/dashboard');
  await new DeskPage(page).see();
  await look(page, 'desk');
  await page.goto('/helpdesk/dashboard?tab=articles');
  const article = page.getByRole('button', { name: /^Printing/ });
  await expect(article).toBeVisible();
  await look(page, 'articles');
  await article.click();
  await expect(page.getByRole('dialog', { name: 'Article' }).getByRole('textbox').first()).toBeVisible();
  await look(page, 'editor of an article');
});

test('the end of a session', { tag: '@long' }, async ({ page }) => {
  await page.clock.install();
  await signIn(page, people.nisha.login);
  await page.goto(people.nisha.dashboard);
  await page.getByRole('button', { name: 'Add notice' }).click();
  const form = new NoticeForm(page);
  await form.see();
  await form.fillTitle('Not sent');
  await form.goBackAndKeep();
  const watch = new SessionWatch(page);
  await watch.signOut();
  await expect(watch.question).toBeVisible();
  await look(page, 'question before signing out');
  await watch.question.getByRole('button', { name: 'Stay signed in' }).click();
  await page.clock.fastForward('07:59:10');
  await expect(watch.warning).toBeVisible();
  await look(page, 'warning');
  await page.clock.fastForward('01:00');
  await watch.seeLocked('Your login session has expired, logging out');
  await look(page, 'locked page');
});

test('the same from right to left, in Urdu', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('banyan.language', 'ur'));
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.locator('[name=username]').fill(people.zoya.login);
  await page.locator('input[name=password]').fill(password);
  await look(page, 'login');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto(people.zoya.dashboard);
  await page
    .locator('header')
    .getByRole('button', { name: /(نئی|کوئی) اطلاع/ })
    .click();
  await expect(page.getByRole('heading', { name: notificationList.title })).toBeVisible();
  await look(page, 'bell');
  await page.getByRole('button', { name: notificationList.seeAll }).click();
  await page.getByRole('tab', { name: notificationList.preferences }).click();
  await expect(page.getByRole('button', { name: notificationList.save })).toBeVisible();
  await look(page, 'preferences');
  await close(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await look(page, 'search');
  await page.goto('/helpdesk/HelpDesk');
  await expect(page.getByRole('log')).toBeAttached();
  await look(page, 'assistant');
});
