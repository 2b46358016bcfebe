import { randomUUID } from 'node:crypto';
import { expectEveryLook } from '../every-look.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { choosePassword, enter, ListPage } from '../schools/schools.model.ts';
import { signedInPage } from '../signed-in.ts';

const letters = () =>
  randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 6);

test('somebody of the office is given one module and two schools: they see these alone [RP-01, RP-20, LD-02, C9-03]', async ({
  browser,
  baseURL,
}) => {
  const name = `Tara ${letters()}`;
  const list = new ListPage(await signedInPage(browser, baseURL, 'X00001'));
  const { page } = list;
  await list.open('/admin/sub-users', 'Sub users');
  await expect(list.row('Arjun Sen')).toContainText('Director');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New sub user' }).first().click();
  await list.dialog.getByRole('textbox', { name: 'First name' }).fill(name);
  await list.dialog.getByRole('textbox', { name: 'E-mail' }).fill('tara@school.in');
  await list.dialog.getByRole('radio', { name: 'Staff' }).click();
  await list.dialog.getByRole('combobox', { name: 'Department' }).click();
  await page.getByRole('option', { name: 'Spocs' }).click();
  await list.dialog.getByRole('checkbox', { name: 'Schools' }).check();
  await list.dialog.getByRole('combobox', { name: 'Looks after' }).click();
  await page.getByRole('option', { name: 'Malabar Hill School' }).click();
  await page.getByRole('option', { name: 'Cubbon Park School' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expectAccessible(page);
  await list.dialog.getByRole('button', { name: 'Save' }).click();
  const { loginName, code } = await list.takeCode();
  await list.search(name);
  await expect(list.row(name)).toContainText('2 schools');

  const spoc = new ListPage(await enter(browser, baseURL, loginName, code));
  await choosePassword(spoc.page, code);
  await expect(spoc.page.getByRole('heading', { name: 'Schools', level: 1 })).toBeVisible();
  await expect(spoc.row('Malabar Hill School')).toBeVisible();
  await expect(spoc.row('Cubbon Park School')).toBeVisible();
  await expect(spoc.page.getByRole('main')).toContainText('1–2 of 2');
  await expect(spoc.page.getByRole('main')).not.toContainText('Sunrise');
  // One entry in the menu, and no other screen by its address.
  await expect(spoc.page.getByRole('navigation').getByRole('link')).toHaveText(['Schools', 'Help']);
  for (const path of ['/admin/sub-users', '/admin/admins', '/admin/sign-out', '/admin/taskgenie']) {
    await spoc.page.goto(path);
    await spoc.page.waitForURL('**/admin/schools');
  }

  // Switched off they are out, without a press of theirs.
  await list.choose(name, 'Switch off');
  await list.answer('Switch off');
  await expect(list.row(name)).toContainText('Inactive');
  await expect(spoc.page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('a school admin adds another one to their own school, who is not switched off as the last [C9-04]', async ({
  browser,
  baseURL,
}) => {
  const name = `Nila ${letters()}`;
  const list = new ListPage(await signedInPage(browser, baseURL, 'A00301'));
  const { page } = list;
  await list.open('/admin/admins', 'School admins');
  await expect(list.row('Sunita Pillai')).toBeVisible();
  await expect(list.page.getByRole('main')).not.toContainText('Anita Rao');
  await page.getByRole('button', { name: 'New admin' }).first().click();
  await list.dialog.getByRole('textbox', { name: 'First name' }).fill(name);
  await list.dialog.getByRole('textbox', { name: 'E-mail' }).fill('nila@school.in');
  await list.dialog.getByRole('button', { name: 'Save' }).click();
  const { loginName } = await list.takeCode();
  await expect(list.row(name)).toContainText('Code not used');
  await list.choose(name, 'Give a new code');
  await list.answer('Give a new code');
  const again = await list.takeCode();
  expect(again.loginName).toBe(loginName);
  await expectAccessible(page);

  const office = new ListPage(await signedInPage(browser, baseURL, 'X00001'));
  await office.open('/admin/admins?q=Anita', 'School admins');
  await office.choose('Anita Rao', 'Switch off');
  await office.answer('Switch off');
  await expect(office.page.getByText('This is the last active admin of the school.')).toBeVisible();
});

test('chosen admins get cards with new codes, which say that earlier ones ended, and let them in [QU-06, C9-04]', {
  tag: '@long',
}, async ({ browser, baseURL }) => {
  const list = new ListPage(await enter(browser, baseURL, 'A00301'));
  const { page } = list;
  const family = letters();
  const names = [`Mira ${family}`, `Nila ${family}`];
  await list.open('/admin/admins', 'School admins');
  for (const name of names) {
    await page.getByRole('button', { name: 'New admin' }).first().click();
    await list.dialog.getByRole('textbox', { name: 'First name' }).fill(name);
    await list.dialog.getByRole('textbox', { name: 'E-mail' }).fill('admin@school.in');
    await list.dialog.getByRole('button', { name: 'Save' }).click();
    await list.takeCode();
  }
  await list.search(family);
  for (const name of names)
    await list
      .row(name)
      .getByRole('checkbox', { name: `Choose ${name}` })
      .check();
  await page.getByRole('button', { name: 'New codes and cards' }).click();
  await expect(list.dialog).toContainText('The earlier codes of 2 people end');
  await expectAccessible(page);
  await list.dialog.getByRole('button', { name: 'Make the cards' }).click();
  await expect(page.getByText('2 cards are ready')).toBeVisible({ timeout: 30_000 });
  await expect(list.dialog).toContainText('The earlier codes of these 2 people have ended.');
  const card = list.dialog.getByRole('listitem').filter({ hasText: names[0] ?? '' });
  const loginName = (await card.getByText(/^A\d{5}$/).textContent()) ?? '';
  const code = (await card.getByText(/^[a-z]{4}-\d{4}-[a-z]{4}$/).textContent()) ?? '';
  await expectAccessible(page);
  await choosePassword(await enter(browser, baseURL, loginName, code), code);
});

test('the lists and forms of the office’s people are whole on a phone and in every look', {
  tag: '@long',
}, async ({ browser, baseURL }) => {
  const page = await signedInPage(browser, baseURL, 'X00001');
  const list = new ListPage(page);
  await list.open('/admin/sub-users', 'Sub users');
  await expectEveryLook(page, 'sub users');
  await page.getByRole('button', { name: 'New sub user' }).first().click();
  await list.dialog.getByRole('radio', { name: 'Director' }).click();
  await expectEveryLook(page, 'form of a sub user');
});
