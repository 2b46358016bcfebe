import { expect, expectAccessible, people, test } from '../fixtures.ts';
import { openAt, openHillview, seatStudents } from './hillview.ts';
import { PlacesPage } from './places.model.ts';

test.describe.configure({ mode: 'serial' });
test.beforeAll(openHillview);

test('a school admin enters classes with sections, renames, removes and takes it back [PR-04, NF-27, EN-08]', async ({
  browser,
}) => {
  const page = await openAt(browser, 'A91001', '/admin/classes');
  const screen = new PlacesPage(page);
  await screen.seeMessage('No grades yet');
  await expectAccessible(page);
  await screen.press('Add grades');
  await screen.save();
  await screen.seeMessage('Choose a grade, or write one.');
  await screen.pick('Grades', 'Grade 1', 'Grade 2');
  await screen.field('Other grades').fill('Nursery');
  await expectAccessible(page);
  await screen.save();
  await screen.seeClosed();
  await screen.seeRow('Grade 1', 'Please Add Section in Grade 1');
  await screen.seeRow('Nursery');

  await screen.openRow('Grade 1');
  await screen.seeTitle('Grade 1');
  await screen.seeMessage('Please Add Section in Grade 1');
  await screen.press('Add divisions');
  await screen.field('Divisions').fill('A, B, Red');
  await screen.field('Divisions').press('Enter');
  await screen.seeRow('Red');
  await expectAccessible(page);
  await screen.press('Add divisions');
  await screen.field('Divisions').fill('a');
  await screen.save();
  await screen.seeMessage('The grade has a division of this name already.');
  await screen.field('Divisions').fill('C');
  await screen.save();
  await screen.seeClosed();
  await screen.seeRow('C');

  await screen.act('Red', 'Edit');
  await screen.field('Name').fill('Blue');
  await screen.save();
  await screen.seeRow('Blue');
  await screen.act('Blue', 'Remove');
  await screen.dontSeeRow('Blue');
  await screen.undo();
  await screen.seeRow('Blue');

  await seatStudents('Grade 1', 'A');
  await page.getByRole('link', { name: 'Grades' }).last().click();
  await screen.seeRow('Grade 1', 'A, B, Blue, C', '4');
  await screen.act('Grade 1', 'Remove');
  await screen.seeMessage(/4 students have a place in it/);
  await screen.act('Grade 1', 'Show students');
  await screen.seeTitle(/^Students of .?Grade 1/u);
  await expect(page.getByText('Chitra Hill')).toBeVisible();
  await expectAccessible(page);
});

test('what one admin changes the other sees, and is told where both rename [QU-10]', async ({ browser }) => {
  const first = new PlacesPage(await openAt(browser, 'A91001', '/admin/classes'));
  const second = new PlacesPage(await openAt(browser, 'A91002', '/admin/classes'));
  await first.seeRow('Nursery');
  await second.act('Nursery', 'Edit');
  await second.field('Name').fill('Toddlers');
  await first.act('Nursery', 'Edit');
  await first.field('Name').fill('Kindergarten');
  await first.save();
  await first.seeClosed();
  // Behind the form, which stays.
  await second.seeMessage('Kindergarten');
  await second.save();
  await second.seeMessage('Somebody else was faster');
  await expectAccessible(second.page);
});

test('clubs, a batch and its students, put in a section at once and taken out [C7-04, C7-05]', async ({
  browser,
}) => {
  const page = await openAt(browser, 'A91001', '/admin/clubs');
  const screen = new PlacesPage(page);
  await screen.press('Add clubs');
  await screen.field('Clubs').fill('Robotics, Drama');
  await screen.field('Batches of each').fill('Monday');
  await screen.save();
  await screen.seeRow('Drama', 'Monday');
  await screen.openRow('Robotics');
  await screen.openRow('Monday');
  await screen.seeTitle(/^Students of .?Robotics Monday/u);
  await screen.press('Add students');
  await screen.choose('Grade', 'Grade 1');
  await screen.choose('Division', 'A');
  await screen.form.getByRole('combobox', { name: /^Students/ }).click();
  await page.getByRole('option', { name: 'All', exact: true }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expectAccessible(page);
  await screen.save('Add');
  await screen.seeMessage('4 students added');
  await screen.seeRow('Anu Hill', 'S91001', 'Grade 1 A');
  await expectAccessible(page);

  await screen.act('Anu Hill', 'Take out of the batch');
  await screen.dontSeeRow('Anu Hill');
  await screen.undo();
  await screen.seeRow('Anu Hill');
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
  await page
    .getByRole('region', { name: 'Chosen rows' })
    .getByRole('button', { name: 'Take out of the batch' })
    .click();
  await screen.seeMessage('4 students taken out');
  await screen.dontSeeRow('Bala Hill');
});

test('sections are added with the keyboard alone', async ({ browser }) => {
  const page = await openAt(browser, 'A91001', '/admin/classes');
  const screen = new PlacesPage(page);
  await screen.row('Grade 2').getByRole('button', { name: 'Grade 2', exact: true }).focus();
  await page.keyboard.press('Enter');
  await screen.seeTitle('Grade 2');
  const add = page.getByRole('button', { name: 'Add divisions' }).first();
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(screen.field('Divisions')).toBeFocused();
  await page.keyboard.type('A');
  await page.keyboard.press('Enter');
  await screen.seeRow('A');
  await screen.seeClosed();
});

test('on a phone the rows are cards and nothing runs out of the page', { tag: '@long' }, async ({
  browser,
}) => {
  const page = await openAt(browser, 'A91001', '/admin/clubs', 390);
  const screen = new PlacesPage(page);
  await screen.seeRow('Robotics', 'Monday');
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  await screen.openRow('Robotics');
  await screen.seeTitle('Robotics');
  await expectAccessible(page);
  expect(await overflow()).toBe(0);
});

test('the central office does the same for a school it chooses', { tag: '@long' }, async ({ browser }) => {
  const page = await openAt(browser, people.superAdmin.login, '/admin/classes');
  const screen = new PlacesPage(page);
  await screen.seeMessage('Choose a school');
  await page.getByRole('combobox', { name: 'School' }).fill('Hillview');
  await page.getByRole('option', { name: /Hillview School/ }).click();
  await screen.seeRow('Grade 1', 'A, B, Blue, C');
  await expectAccessible(page);
});
