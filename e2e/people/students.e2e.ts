import { expect, expectAccessible, test } from '../fixtures.ts';
import { Presses } from '../presses.ts';
import { PeoplePage } from './people.model.ts';

test('a student is added, moved, put into the bin and brought back [GR-01, RP-21, C2-07, QU-24]', async ({
  pageAs,
}) => {
  const page = await pageAs('principal');
  const people = new PeoplePage(page);
  await people.open('/admin/students');
  await expect(page.getByRole('columnheader')).toContainText([
    'Name',
    'Username',
    'Gender',
    'Email',
    'Grade',
    'Division',
  ]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add a student' }).click();
  await people.write({ 'First name': 'Ziya', 'Last name': 'Hakim', 'Admission number': 'A-77' });
  await people.gender('Female');
  await people.chooseClass('Grade 7 B');
  await expectAccessible(page);
  await people.save();
  await people.readCode();

  await people.search('Ziya Hakim');
  await expect(people.row('Ziya Hakim')).toContainText('Grade 7');
  await people.act('Ziya Hakim', 'Open');
  await expect(people.dialog.getByText('A-77')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await people.act('Ziya Hakim', 'Migrate');
  await people.chooseClass('Grade 8 C');
  await people.dialog.getByRole('button', { name: 'Migrate' }).click();
  await expect(people.row('Ziya Hakim')).toContainText('Grade 8');

  await people.act('Ziya Hakim', 'Move to the bin');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move to the bin' }).click();
  await expect(people.row('Ziya Hakim')).toHaveCount(0);
  await people.undo();
  await expect(people.row('Ziya Hakim')).toContainText('Grade 8');

  await people.act('Ziya Hakim', 'Has left the school');
  await page.getByRole('alertdialog').getByRole('button', { name: 'They have left' }).click();
  await expect(people.row('Ziya Hakim')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Left');
  await expect(people.row('Ziya Hakim')).toContainText('Left');
  await people.act('Ziya Hakim', 'Bring back');
  await expect(people.row('Ziya Hakim')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Everybody here');
  await expect(people.row('Ziya Hakim')).toContainText('Grade 8');
});

test('a student is added with four presses, into the class of the one before', { tag: '@long' }, async ({
  pageAs,
}) => {
  const page = await pageAs('principal');
  const people = new PeoplePage(page);
  await people.open('/admin/students');
  await page.getByRole('button', { name: 'Add a student' }).click();
  await people.write({ 'First name': 'Avni', 'Last name': 'Before' });
  await people.gender('Female');
  await people.chooseClass('Grade 7 B');
  await people.save();
  await people.readCode();

  const hand = new Presses(page);
  await hand.click(page.getByRole('button', { name: 'Add a student' }));
  await hand.type(people.dialog.getByRole('textbox', { name: 'First name' }), 'Noor');
  await hand.press('Tab');
  await hand.type(people.dialog.getByRole('textbox', { name: 'Last name' }), 'Presses');
  await hand.click(people.dialog.getByText('Female', { exact: true }));
  await hand.click(people.dialog.getByRole('button', { name: 'Save' }));
  hand.expectAtMost(4);
  await people.readCode();
  await people.search('Noor Presses');
  await expect(people.row('Noor Presses')).toContainText('Grade 7');
});

test('two forms that are open at once were offered one username: the second takes the next free one [QU-06]', {
  tag: '@long',
}, async ({ pageAs }) => {
  const forms = [];
  for (const first of ['Asmi', 'Bela']) {
    const people = new PeoplePage(await pageAs('principal'));
    await people.open('/admin/students');
    await people.page.getByRole('button', { name: 'Add a student' }).click();
    await people.write({ 'First name': first, 'Last name': 'Twice' });
    await people.gender('Female');
    await people.chooseClass('Grade 7 B');
    forms.push(people);
  }
  // The list behind the second form hears of the first one's student, and with it of the next free username.
  for (const people of forms) {
    await people.save();
    await people.readCode();
  }
});

test('the record of a student is told and handed out, and erased once its username is written [QU-70]', async ({
  pageAs,
}) => {
  const page = await pageAs('principal');
  const people = new PeoplePage(page);
  await people.open('/admin/students');
  await page.getByRole('button', { name: 'Add a student' }).click();
  await people.write({ 'First name': 'Ilham', 'Last name': 'Sood' });
  // Not the one that is offered: who adds somebody meanwhile is offered the same.
  const login = `ILHAM${Math.random().toString(36).slice(2, 8).toUpperCase()}`;
  await people.write({ Username: login });
  await people.gender('Male');
  await people.chooseClass('Grade 7 B');
  await people.save();
  await people.readCode();

  await people.search('Ilham Sood');
  await people.act('Ilham Sood', 'History');

  await expect(people.dialog.getByRole('listitem')).toContainText(['Added']);
  const download = page.waitForEvent('download');
  await people.dialog.getByRole('button', { name: 'Save all data' }).click();
  expect((await download).suggestedFilename()).toMatch(/Ilham Sood.*\.xlsx$/);
  await expect(people.dialog.getByRole('listitem')).toContainText(['All data saved', 'Added']);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await people.act('Ilham Sood', 'Move to the bin');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move to the bin' }).click();
  await expect(people.row('Ilham Sood')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('In the bin');
  await people.act('Ilham Sood', 'Erase for good');
  await people.write({ Username: 'somebody' });
  await people.dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(people.dialog.getByText('This is not the username of this student.')).toBeVisible();
  await expectAccessible(page);
  await people.write({ Username: login });
  await people.dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(people.row('Ilham Sood')).toHaveCount(0);
});

test('lists are narrowed by class, section and sign-in, in the address too, and leave as a sheet [GR-06, GR-07, QC-28]', async ({
  pageAs,
}) => {
  const page = await pageAs('principal');
  const people = new PeoplePage(page);
  await people.open('/admin/students');
  await page.getByRole('combobox', { name: 'Grade', exact: true }).selectOption('Grade 10');
  await page.getByRole('combobox', { name: 'Division or batch' }).selectOption('C');
  await expect(page).toHaveURL(/filter=/);
  await expect(people.row('Rudra Kumar')).toBeVisible();
  await page.reload();
  await expect(people.row('Rudra Kumar')).toBeVisible();
  await page.getByRole('combobox', { name: 'Grade', exact: true }).selectOption('Grade 9');
  await expect(people.row('Rudra Kumar')).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Students.*\.csv$/);
});

test('a teacher sees their own students, and corrects how one is reached [GR-02, C2-06]', async ({
  pageAs,
}) => {
  const page = await pageAs('nisha');
  const people = new PeoplePage(page);
  await people.open('/mystudent');
  await expectAccessible(page);
  await people.search('Rudra Kumar');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await people.search('');
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Portfolio', 'Reset password']);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(people.dialog.getByRole('textbox')).toHaveCount(3);
  await people.write({ 'Mobile number': '12' });
  await people.save();
  await expect(people.dialog.getByText('Please, Enter 10 digit Mobile Number.')).toBeVisible();
  await people.write({ 'Mobile number': '9812345678', Email: 'home@family.org' });
  await people.save();
  await expect(people.dialog).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});

test('a demo school shows its people and changes none [RP-07]', { tag: '@long' }, async ({ page, login }) => {
  await login.open();
  await login.signIn('A00201', 'Welcome@1');
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto('/admin/students');
  await expect(page.getByText('This is a demo school: its people stay as they are.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a student' })).toHaveCount(0);
});
