import type { Page } from '@playwright/test';
import { openContext } from '../contexts.ts';
import { expect, expectAccessible, password, test } from '../fixtures.ts';
import { lakeside, openLakeside, sql, studentLink } from './lakeside.ts';
import { mailTo, outbox, SignInWays } from './sign-in-ways.model.ts';

test.beforeAll(openLakeside);
// A slide that fades while axe looks has no contrast to speak of.

const landed = (page: Page) => page.waitForURL((url) => url.pathname === '/schedule/faculty');

test('a code by mail signs in, once, and typing one way clears the other [LG-01, LG-05, LG-06, QU-13]', async ({
  page,
}) => {
  const login = new SignInWays(page);
  await login.open();
  await login.fillName(lakeside.meena.login);
  await login.fillPassword('Wrong@123');
  await login.chooseCode();
  await expectAccessible(page);
  await expect(login.button).toBeDisabled();
  const known = await outbox();
  await page.getByRole('button', { name: 'Mail me a code' }).click();
  await login.seeText('a code is on its way');
  const code = /^(\d{6}) is the one-time code/m.exec(await mailTo(lakeside.meena.email, known))?.[1] ?? '';
  await login.typeCode(code.slice(0, 5));
  await login.choosePassword();
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('');
  await login.chooseCode();
  await login.clickSignIn();
  await login.seeText('A one-time code has six digits');
  await page.getByRole('textbox', { name: 'Digit 6 of 6' }).click();
  await page.keyboard.type(code.slice(5));
  await login.clickSignIn();
  await landed(page);
});

test('a forgotten password is replaced by the code of a mail [PF-20, RT-05, VP-04, VP-06, VP-07, ER-18, ER-19]', async ({
  page,
}) => {
  const login = new SignInWays(page);
  await login.open();
  await login.openForgot();
  await login.dialog.getByRole('button', { name: 'Send the mail' }).click();
  await login.seeText('Please select who you are');
  await login.sayWho('Student');
  await login.seeText('Please contact your teacher');
  await expect(login.dialog.getByRole('button', { name: 'Send the mail' })).toHaveCount(0);
  await login.sayWho('Faculty');
  await login.askForMail('');
  await login.seeText('Please enter email');
  await expectAccessible(page);
  const known = await outbox();
  await login.askForMail(lakeside.omar.email);
  await login.seeText('Look into your mailbox');
  await expectAccessible(page);
  const address = /http\S+#code=\S+/.exec(await mailTo(lakeside.omar.email, known))?.[0] ?? '';

  await page.goto(address);
  await expect(page).toHaveURL(/\/update-password$/);
  await expect(page.getByLabel('Code')).toHaveValue(address.split('#code=')[1] ?? '');
  await login.fillNewPassword('weak');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await login.seeText('Password should contain at least one upper case');
  await expectAccessible(page);
  await login.fillNewPassword('Better@12');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await login.seeText('Your password was changed.');
  await login.see();
  await login.signIn(lakeside.omar.login, 'Better@12');
  await landed(page);

  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await login.see();
  await page.goto(address);
  await login.fillNewPassword('Better@34');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await login.seeText('This code was used before, or is too old.');
});

test('a sum proves a person where somebody prefers it [QU-12]', { tag: '@long' }, async ({ page }) => {
  const login = new SignInWays(page);
  await login.open();
  await login.openForgot();
  await login.sayWho('School');
  await login.dialog.getByRole('button', { name: 'Answer a question instead' }).click();
  const question = login.dialog.getByLabel(/How much is/);
  await question.fill('99');
  await login.askForMail('nobody@lakeside.example');
  await login.seeText('Please verify captcha');
  // Another question has come.
  await expect(question).toHaveValue('');
  const [one, other] = /(\d) \+ (\d)/.exec(await login.dialog.innerText())?.slice(1) ?? [];
  await question.fill(String(Number(one) + Number(other)));
  await login.askForMail('nobody@lakeside.example');
  await login.seeText('Look into your mailbox');
});

test('a link signs a student in once; a partner’s student reads its message afterwards [RT-04, RT-06, ER-17, LO-02, LO-03, CC-11]', async ({
  page,
  request,
}) => {
  const link = await studentLink(request);
  await page.goto(link);
  await page.waitForURL((url) => url.pathname === '/student');
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await page.waitForURL((url) => url.pathname === '/partner-logout');
  await expect(page.getByText('Go on in <b>your</b> portal.')).toBeVisible();
  await expectAccessible(page);

  await page.goto(link);
  await expect(page).toHaveURL(new RegExp(`/student-login/${lakeside.id}/-$`));
  await expect(page.getByText('This link was used before, or is too old.').first()).toBeVisible();
  await expectAccessible(page);
  await new SignInWays(page).see();
});

test('a name in the address is filled in and taken out of it [RT-15]', async ({ page }) => {
  await page.goto(`/login?userId=${Buffer.from('F90003').toString('base64')}`);
  await expect(page.getByLabel('Username')).toHaveValue('F90003');
  await expect(page).toHaveURL(/\/login$/);
  await page.goto(`/login?userId=${Buffer.from('"><img src=x onerror=1>').toString('base64')}`);
  await expect(page.getByLabel('Username')).toHaveValue('');
});

test('a given password is changed after signing in, or put off for one session [LG-13, LG-14, VP-11, VP-12, QU-16]', async ({
  page,
}) => {
  await sql('update people set psw_change_status = 0, psw_skips = 0 where login_name = $1', [
    lakeside.tara.login,
  ]);
  const login = new SignInWays(page);
  await login.open();
  await login.signIn(lakeside.tara.login, password);
  await login.seeText('You can put this off 3 more times.');
  await expect(page).toHaveURL(/\/first-password/);
  await expectAccessible(page);
  await login.dialog.getByRole('button', { name: 'Not now' }).last().click();
  await landed(page);
  await expect(login.dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign out' }).first()).toBeVisible();
  await expect(login.dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await login.see();
  await login.signIn(lakeside.tara.login, password);
  await login.seeText('You can put this off 2 more times.');
  await login.dialog.getByRole('textbox', { name: 'Current password' }).fill('Wrong@123');
  await login.fillNewPassword('Own@1234');
  await login.dialog.getByRole('button', { name: 'Change the password' }).click();
  await login.seeText('Current password is incorrect.');
  await login.dialog.getByRole('textbox', { name: 'Current password' }).fill(password);
  await login.dialog.getByRole('button', { name: 'Change the password' }).click();
  await expect(login.dialog).toHaveCount(0);
  await login.seeText('Your password was changed.');
});

test('a second device asks first, and a session is ended from the list [LG-07, CC-07, QU-14, QU-15]', async ({
  page,
  browser,
  baseURL,
}) => {
  await sql('update schools set devices_at_once = 0 where id = $1', [lakeside.id]);
  const login = new SignInWays(page);
  await login.open();
  await login.signIn(lakeside.ravi.login, password);
  await landed(page);

  const context = await openContext(browser, { ...(baseURL ? { baseURL } : {}), locale: 'en-GB' });
  const second = new SignInWays(await context.newPage());
  await second.open();
  await second.signIn(lakeside.ravi.login, password);
  const question = second.page.getByRole('alertdialog', { name: 'Sign out on all devices?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await second.clickSignIn();
  await expectAccessible(second.page);
  await question.getByRole('button', { name: 'Sign out the others and sign in' }).click();
  await landed(second.page);

  await sql('update schools set devices_at_once = 1 where id = $1', [lakeside.id]);
  await page.goto('/login');
  await login.signIn(lakeside.ravi.login, password);
  await landed(page);
  await page.getByRole('button', { name: 'Your devices' }).first().click();
  await expect(login.dialog.getByRole('listitem')).toHaveCount(2);
  await expect(login.dialog.getByText('This device')).toHaveCount(1);
  await expectAccessible(page);
  await login.dialog.getByRole('button', { name: /End the session of/ }).click();
  await expect(login.dialog.getByRole('listitem')).toHaveCount(1);
  await login.seeText('You are signed in nowhere else.');
  await context.close();
});

test('a demo school is seen through the eyes of its other roles [SM-11, SM-12, SM-13, SM-15, SM-16, RP-16, QC-54, ER-27]', async ({
  page,
}) => {
  const login = new SignInWays(page);
  await login.open();
  await login.signIn('F00951', password);
  await landed(page);
  await page.getByRole('button', { name: 'Admin login' }).click();
  await login.seeText('Please login with School first');
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await login.see();

  await login.signIn('A00201', password);
  await page.waitForURL('**/admin/dashboard');
  await page.getByRole('button', { name: 'Faculty Login' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to login with Faculty' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Yes, go on' }).click();
  await landed(page);
  await page.getByRole('button', { name: 'Admin login' }).click();
  await page.getByRole('button', { name: 'Yes, go on' }).click();
  await page.waitForURL('**/admin/dashboard');
});
