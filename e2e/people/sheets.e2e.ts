import { LoginPage } from '../auth/login.model.ts';
import { openContext } from '../contexts.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { PeoplePage } from './people.model.ts';

test('a class gets printed cards, and a student signs in by theirs and reads a notice [QU-06, QU-16]', async ({
  browser,
  baseURL,
  pageAs,
}) => {
  test.slow();
  const page = await pageAs('principal');
  const people = new PeoplePage(page);
  await people.open('/admin/students');
  await people.more('Sign-in sheets');
  await people.dialog.getByRole('button', { name: 'Make the cards' }).click();
  await expect(people.dialog.getByText('Choose a division or a club.')).toBeVisible();
  await expectAccessible(page);
  await people.dialog.getByRole('combobox', { name: 'Divisions' }).click();
  const list = page.getByRole('dialog', { name: 'Divisions' });
  await list.getByRole('combobox').fill('Grade 12 D');
  await list.getByRole('option', { name: 'Grade 12 D' }).click();
  await list.getByRole('button', { name: 'Done' }).click();
  await people.dialog.getByRole('button', { name: 'Make the cards' }).click();
  await expect(people.dialog.getByText('Nobody there waits for a code', { exact: false })).toBeVisible();
  await people.dialog.getByRole('checkbox').check();
  await people.dialog.getByRole('button', { name: 'Make the cards' }).click();

  await expect(page.getByText(/^\d+ cards are ready$/)).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  const card = people.dialog.getByRole('listitem').first();
  await expect(card).toContainText('Grade 12 D');
  await expect(card.locator('use')).toBeVisible();
  const login = (await card.getByText(/^S\d{5}$/).textContent()) ?? '';
  const code = (await card.getByText(/^[a-z]{4}-\d{4}-[a-z]{4}$/).textContent()) ?? '';
  // A reload finds them again, until they are closed.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(code)).toBeVisible();
  await people.dialog.getByRole('button', { name: 'Close' }).click();
  const question = page.getByRole('alertdialog');
  const closed = page.waitForResponse(/close-sign-in-sheet/);
  await question.getByRole('button', { name: 'Close the cards' }).click();
  await closed;
  await page.goBack();
  await expect(page.getByText('These cards are gone')).toBeVisible();

  const theirs = await openContext(browser, { ...(baseURL ? { baseURL } : {}), locale: 'en-GB' });
  const student = await theirs.newPage();
  const loginPage = new LoginPage(student);
  await loginPage.open();
  await loginPage.signIn(login, code);
  const choose = student.getByRole('dialog');
  await choose
    .getByLabel(/^New password/)
    .first()
    .fill('Peepal#27');
  await choose.getByLabel(/^New password again/).fill('Peepal#27');
  await choose.getByLabel(/^The code you signed in with/).fill(code);
  await choose.getByRole('button', { name: 'Change the password' }).click();
  await student.waitForURL((url) => url.pathname === '/student');
  await expect(choose).toHaveCount(0);
  await student.locator('main li button').first().click();
  await expect(student.getByRole('dialog')).toBeVisible();
  await theirs.close();
});
