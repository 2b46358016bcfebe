import type { Browser } from '@playwright/test';
import { openContext } from '../contexts.ts';
import { expect, expectAccessible, password, test } from '../fixtures.ts';
import { lakeside, openLakeside } from './lakeside.ts';
import { SignInHelp } from './sign-in-help.model.ts';
import { SignInWays } from './sign-in-ways.model.ts';

test.beforeAll(openLakeside);

/** The school's admin, with the dialog open for Noor. */
async function openHelp(office: SignInWays): Promise<SignInHelp> {
  await office.open();
  await office.signIn(lakeside.principal.login, password);
  await office.page.waitForURL((url) => url.pathname === '/admin/dashboard');
  const help = new SignInHelp(office.page);
  await help.openFor('Noor Lake');
  return help;
}

async function anotherDevice(browser: Browser, baseURL: string | undefined): Promise<SignInWays> {
  const context = await openContext(browser, { ...(baseURL ? { baseURL } : {}), locale: 'en-GB' });
  return new SignInWays(await context.newPage());
}
const landed = (student: SignInWays) => student.page.waitForURL((url) => url.pathname === '/student');

test('an admin makes a code; the student signs in with it on their device, and nobody a second time [QU-13, LG-01]', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const help = await openHelp(new SignInWays(page));
  await expectAccessible(page);
  await help.press('One-time code');
  const code = await help.code();
  await expect(help.dialog.getByRole('timer')).toHaveText(/^(10:00|9:\d\d)$/);
  await expectAccessible(page);

  const tablet = await anotherDevice(browser, baseURL);
  const typeCode = async () => {
    await tablet.open();
    await tablet.fillName(lakeside.noor.login);
    await tablet.chooseCode();
    await tablet.typeCode(code);
    await tablet.clickSignIn();
  };
  await typeCode();
  await landed(tablet);
  await tablet.page.getByRole('button', { name: 'Sign out' }).first().click();
  await tablet.page.waitForURL((url) => url.pathname !== '/student');
  await typeCode();
  await tablet.seeText('Invalid username or one-time code.');
  await help.press('Take it back');
  await expect(help.dialog.getByText('It was used before')).toBeVisible();
  await tablet.page.context().close();
});

test('a link that was taken back lets nobody in; the next one lets the student in by itself [RT-04, CC-11]', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const help = await openHelp(new SignInWays(page));
  await help.press('Sign-in link');
  const link = await help.link();
  await expect(
    help.dialog.getByRole('img', { name: 'QR code of the sign-in link for Noor Lake' }),
  ).toBeVisible();
  await expectAccessible(page);
  await help.press('Take it back');
  await expect(help.dialog.getByText('Taken back', { exact: true })).toBeVisible();
  const phone = await anotherDevice(browser, baseURL);
  await phone.page.goto(link);
  await expect(phone.page.getByText('This link was used before, or is too old.').first()).toBeVisible();

  await help.press('Make a new one');
  await help.press('Sign-in link');
  await phone.page.goto(await help.link());
  await landed(phone);
  await help.press('Done');
  await expect(help.dialog).toHaveCount(0);
  await phone.page.context().close();
});
