import type { Browser, Page } from '@playwright/test';
import { LoginPage } from '../auth/login.model.ts';
import { openContext } from '../contexts.ts';
import { expect, expectAccessible, password, sample, test } from '../fixtures.ts';
import { ProfilePage } from './profile.model.ts';

/** People of the roster whom no other journey signs in as: what is changed here stays changed. */
const teacher = 'F00020';
const changer = 'F00021';
const pupil = 'S00050';
const forgetful = 'S00051';

async function signIn(page: Page, login: string, secret = password): Promise<ProfilePage> {
  const form = new LoginPage(page);
  await form.open();
  await form.signIn(login, secret);
  await page.waitForURL((url) => url.pathname !== '/login');
  return new ProfilePage(page);
}

const freshPage = async (browser: Browser, baseURL: string | undefined) =>
  (await openContext(browser, { ...(baseURL ? { baseURL } : {}), locale: 'en-GB' })).newPage();

test('a teacher mends what is wrong, saves a number and a picture, and finds both again [PF-03, ST-33, ST-34, VP-23, VP-24, VP-28, VP-30, ER-25, ER-26]', async ({
  page,
}) => {
  const profile = await signIn(page, teacher);
  await profile.open();
  await expectAccessible(page);
  await profile.click('Edit');
  await expect(profile.field('First name')).toBeFocused();
  await profile.field('First name').press('End');
  await page.keyboard.type('4');
  await expect(
    profile.dialog.getByText('Please, Enter alphabets, space, full stop, hyphen and apostrophe only.'),
  ).toBeVisible();
  await profile.field('Mobile number').fill('123');
  await profile.dialog.getByRole('radio', { name: 'Male', exact: true }).check();
  await profile.click('Save');
  await expect(profile.dialog.getByText('Please, Enter 10 digit Mobile Number.')).toBeVisible();
  await expectAccessible(page);
  await profile.field('Mobile number').fill('+91 98765 43210');
  await page.setInputFiles('input[type=file]', sample('anim.gif'));
  const wrong = 'Sorry, anim.gif is invalid, allowed extensions are: .jpg, .jpeg, .png';
  await expect(profile.dialog.getByText(wrong)).toBeVisible();
  await page.setInputFiles('input[type=file]', sample('photo.jpg'));
  await profile.dialog.getByRole('button', { name: 'Use this part' }).click();
  await expect(profile.dialog.getByText('Your new picture is stored with Save.')).toBeVisible();
  await profile.click('Save');
  await expect(page.getByText('Your profile has been saved.').first()).toBeVisible();
  await expect(profile.dialog.getByRole('button', { name: 'Edit' })).toBeFocused();
  await profile.click('Close profile');
  await expect.poll(() => profile.smallPicture()).toMatch(/^\/portraits\/.+\/small$/);
  await page.reload();
  await expect.poll(() => profile.smallPicture()).toMatch(/^\/portraits\/.+\/small$/);
  await profile.open();
  await expect(profile.dialog.getByText('+919876543210')).toBeVisible();
  await profile.dialog.getByRole('tab', { name: 'Banyan' }).click();
  await expect(profile.dialog.getByText('Grades and divisions')).toBeVisible();
  await profile.click('Remove picture');
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(page.getByText('Your file has been deleted.').first()).toBeVisible();
  expect(await profile.smallPicture()).toBeNull();
});

test('a student writes telephone numbers alone, and only what the school allows [PF-04, PF-06, ST-37, RP-10]', async ({
  page,
  browser,
  baseURL,
}) => {
  const profile = await signIn(page, pupil);
  await profile.open();
  await profile.click('Edit');
  await expect(profile.dialog.getByRole('textbox')).toHaveCount(2);
  await profile.field('Mobile number').fill('09876543210');
  await profile.click('Save');
  await expect(page.getByText('Your profile has been saved.').first()).toBeVisible();
  await profile.click('Close profile');

  const office = await freshPage(browser, baseURL);
  await signIn(office, 'A00001');
  await office.goto('/admin/settings');
  const students = office.getByRole('region', { name: 'Students' });
  const may = students.getByRole('switch', { name: 'Change their own password' });
  await expectAccessible(office);
  await may.click();
  await expect(office.getByText('Switched off: Change their own password')).toBeVisible();
  await page.reload();
  await profile.openMenu();
  await expect(page.getByRole('menuitem')).toHaveText(['My profile']);
  await office.getByRole('button', { name: 'Undo' }).click();
  await expect(may).toBeChecked();
  await expect(office.getByText('As it was before.')).toBeVisible();
  await office.context().close();
});

test('a changed password signs out everywhere; the new one works, the old one does not [PF-01, VP-09, VP-12, VP-14, ER-20, QU-05]', async ({
  page,
  browser,
  baseURL,
}) => {
  const profile = await signIn(page, changer);
  const elsewhere = await freshPage(browser, baseURL);
  await signIn(elsewhere, changer);
  await profile.openChangePassword();
  await expectAccessible(page);
  await profile.fillPasswords(password, password);
  await profile.dialog.getByLabel(/^Current password/).focus();
  await expect(profile.dialog.getByText('Previous password can not be new password.')).toBeVisible();
  await profile.fillPasswords('Wrong@123', 'Banyan#27');
  await profile.click('Change password');
  await expect(profile.dialog.getByText('Current password is incorrect.')).toBeVisible();
  await profile.dialog.getByLabel(/^Current password/).fill(password);
  await profile.click('Change password');
  const login = new LoginPage(page);
  await login.see();
  await elsewhere.reload();
  await new LoginPage(elsewhere).see();
  await login.signIn(changer, password);
  await login.seeText('Invalid username or password.');
  await login.signIn(changer, 'Banyan#27');
  await page.waitForURL((url) => url.pathname !== '/login');
  await elsewhere.context().close();
});

test('the office resets a forgotten password and reads a code once [QU-06, RP-11, ER-22]', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'A00001');
  await page.goto('/admin/settings');
  await page.getByLabel('Username').fill(forgetful.toLowerCase());
  await page.getByRole('button', { name: 'Reset password' }).click();
  await page.getByRole('button', { name: 'Reset it' }).click();
  const code = page.getByText(/^[a-z]{4}-\d{4}-[a-z]{4}$/);
  await expect(code).toBeVisible();
  await expectAccessible(page);
  const secret = (await code.textContent()) ?? '';
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(code).toHaveCount(0);
  const theirs = await freshPage(browser, baseURL);
  await signIn(theirs, forgetful, secret);
  await theirs.context().close();
});

test('a demo school shows a picture without a button [PF-06, VP-32, RP-07]', { tag: '@long' }, async ({
  openAs,
}) => {
  const { page } = await openAs('demoTeacher');
  await expect(page.getByRole('button', { name: /^Profile of / })).toHaveCount(0);
});
