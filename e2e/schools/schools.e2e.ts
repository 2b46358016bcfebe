import { randomUUID } from 'node:crypto';
import { expectEveryLook } from '../every-look.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { signedInPage } from '../signed-in.ts';
import { choosePassword, enter, ListPage } from './schools.model.ts';

const unique = () => randomUUID().slice(0, 6).replaceAll(/\d/g, 'x');

test('a school is made with its first admin, who signs in; switched off they are out at once and stay out, switched on all is as before [C9-01, C9-04, GR-03, RP-05]', async ({
  browser,
  baseURL,
}) => {
  const name = `Banyan Hill ${unique()}`;
  const list = new ListPage(await signedInPage(browser, baseURL, 'X00001'));
  const { page } = list;
  await list.open('/admin/schools?q=Sunrise', 'Schools');
  await expect(list.row('Sunrise Public School')).toContainText('of 2,500');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New school' }).first().click();
  await expect(list.dialog.getByRole('heading', { name: 'New school' })).toBeVisible();
  // What is missing is said beside its field, and the first of them has the focus.
  await page.keyboard.press('Control+Enter');
  await list.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(list.dialog.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await list.dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await list.dialog.getByRole('textbox', { name: 'Short name' }).fill('Hill');
  await list.dialog.getByRole('combobox', { name: 'Country' }).fill('Indi');
  await page.getByRole('option', { name: 'India' }).click();
  await list.dialog.getByRole('combobox', { name: 'State' }).fill('Goa');
  await page.getByRole('option', { name: 'Goa' }).click();
  await list.dialog.getByRole('textbox', { name: 'City, if not on the list' }).fill('Panaji');
  await list.dialog.getByRole('combobox', { name: 'Type of school' }).click();
  await page.getByRole('option', { name: /^Grades and divisions / }).click();
  await list.dialog.getByRole('textbox', { name: 'Students at most' }).fill('40');
  await expectAccessible(page);
  await list.dialog.getByRole('textbox', { name: 'First name' }).fill('Leela');
  await list.dialog.getByRole('textbox', { name: 'E-mail' }).fill('Leela');
  await list.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(list.dialog).toContainText('An address such as name@school.org');
  // Typed text survives a reload.
  await page.reload();
  await expect(list.dialog.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name);
  await list.dialog.getByRole('textbox', { name: 'E-mail' }).fill('leela@school.in');
  await list.dialog.getByRole('button', { name: 'Save' }).click();
  const { loginName, code } = await list.takeCode();
  await list.search(name);
  await expect(list.row(name)).toContainText('Goa');
  await expect(list.row(name)).toContainText('Panaji');
  await expect(list.row(name)).toContainText('0 of 40');

  const admin = await enter(browser, baseURL, loginName, code);
  // A code that somebody else has read is replaced first.
  await expect(admin.getByRole('dialog')).toBeVisible();
  await expectAccessible(admin);
  const own = await choosePassword(admin, code);

  await list.choose(name, 'Switch off');
  await expect(page.getByRole('alertdialog')).toContainText('Nothing is lost');
  await list.answer('Switch off');
  await expect(list.row(name)).toContainText('Inactive');
  // Nobody presses anything there: the page finds out by itself.
  await expect(admin.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await admin.goto('/login');
  await admin.getByLabel('Username').fill(loginName);
  await admin.getByRole('textbox', { name: 'Password' }).fill(own);
  await admin.getByRole('button', { name: 'Sign in' }).click();
  await expect(admin.getByText('switched off').or(admin.getByText('not active')).first()).toBeVisible();

  await list.choose(name, 'Switch on');
  await expect(list.row(name)).toContainText('Active');
  await enter(browser, baseURL, loginName, own);
});

test('a school is changed by two: the second compares and loses nothing; the keyboard is enough [C9-01]', async ({
  browser,
  baseURL,
}) => {
  const [one, two] = [
    new ListPage(await signedInPage(browser, baseURL, 'X00001')),
    new ListPage(await signedInPage(browser, baseURL, 'X00001')),
  ];
  for (const list of [one, two]) {
    await list.open('/admin/schools?q=Gomti', 'Schools');
    await list
      .row('Gomti Nagar School')
      .getByRole('button', { name: 'Gomti Nagar School', exact: true })
      .focus();
    await list.page.keyboard.press('Enter');
    await expect(list.dialog.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
      'Gomti Nagar School',
    );
  }
  await one.dialog.getByRole('textbox', { name: 'Address' }).fill('1 River Road');
  await one.page.keyboard.press('Control+Enter');
  await one.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(one.dialog).toHaveCount(0);
  await two.dialog.getByRole('textbox', { name: 'Address' }).fill('2 River Road');
  await two.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(two.page.getByText('Somebody else was faster')).toBeVisible();
  await expect(two.page.getByText('1 River Road')).toBeVisible();
  await expectAccessible(two.page);
});

test('finance reads licences and their use, and exports them; nothing can be changed [QU-29, LD-07]', async ({
  browser,
  baseURL,
}) => {
  const page = await enter(browser, baseURL, 'X00005');
  await expect(page.getByRole('heading', { name: 'Licences', level: 1 })).toBeVisible();
  await new ListPage(page).search('Sunrise');
  const row = page.getByRole('row').filter({ hasText: 'Sunrise Public School' });
  await expect(row).toContainText('of 2,500');
  await expect(page.getByRole('button', { name: 'New school' })).toHaveCount(0);
  await row.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('Anita');
  await expectEveryLook(page, 'licences');
  await page.goto('/admin/schools');
  await page.waitForURL('**/finance');
});

test('from a school one goes on to its classes and to its admins; filters stand in the address [GR-03, GR-06, C9-04]', async ({
  browser,
  baseURL,
}) => {
  const list = new ListPage(await signedInPage(browser, baseURL, 'X00001'));
  const { page } = list;
  await list.open('/admin/schools', 'Schools');
  await page.getByRole('combobox', { name: 'State' }).selectOption('Kerala');
  await expect(list.row('Backwater Public School')).toBeVisible();
  await expect(list.row('Aravalli Public School')).toHaveCount(0);
  await page.reload();
  await expect(list.row('Backwater Public School')).toBeVisible();
  await list.choose('Backwater Public School', 'Grades and divisions');
  await expect(page.getByRole('heading', { name: 'Grades', level: 1 })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'School' })).toHaveValue('Backwater Public School');
  await list.open('/admin/schools?q=Lakeside', 'Schools');
  await list.choose('Lakeside Academy', 'School admins');
  await expect(list.row('Sunita Pillai')).toContainText('Lakeside Academy');
  await expect(page.getByRole('combobox', { name: 'School' })).toHaveValue('Lakeside Academy');
  await expect(list.row('Anita Rao')).toHaveCount(0);
  await expectAccessible(page);
});

test('a director reads the schools, and changes none [QU-46]', { tag: '@long' }, async ({
  browser,
  baseURL,
}) => {
  const office = new ListPage(await signedInPage(browser, baseURL, 'X00001'));
  await office.open('/admin/sub-users?q=Arjun', 'Sub users');
  await office.row('Arjun Sen').getByRole('button', { name: 'Arjun Sen', exact: true }).click();
  await office.dialog.getByRole('checkbox', { name: 'Schools' }).check();
  await office.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(office.row('Arjun Sen')).toContainText('Schools');

  const director = new ListPage(await signedInPage(browser, baseURL, 'X00002'));
  const { page } = director;
  await director.open('/admin/schools?q=Sunrise', 'Schools');
  await expect(director.row('Sunrise Public School')).toContainText('of 2,500');
  await expect(page.getByRole('button', { name: 'New school' })).toHaveCount(0);
  await director.row('Sunrise Public School').getByText('Sunrise Public School').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
});

test('the list of schools is whole on a phone and in every look', { tag: '@long' }, async ({
  browser,
  baseURL,
}) => {
  const page = await signedInPage(browser, baseURL, 'X00001');
  const list = new ListPage(page);
  await list.open('/admin/schools', 'Schools');
  await expectEveryLook(page, 'schools');
  await page.getByRole('button', { name: 'New school' }).first().click();
  await expect(list.dialog.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
  await expectEveryLook(page, 'form of a school');
});
