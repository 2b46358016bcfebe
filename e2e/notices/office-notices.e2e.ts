import type { Page } from '@playwright/test';
import { expect, expectAccessible, sample, test } from '../fixtures.ts';
import { FullBoard } from './full-board.model.ts';
import { OfficeForm } from './office-form.model.ts';

/** A title nobody else uses, so that tests can share one server. */
const unique = (title: string) => `${title} ${Math.random().toString(36).slice(2, 8)}`;
const messagesOf = (page: Page) => page.getByRole('region', { name: /^Messages/ });

test('the central office shares with two states, and later with one school’s grade; only who it is for reads it [AF-01, AF-02, AF-03, AF-06, AF-09, AF-12, RP-05, ST-13, ST-16, CC-13, VN-22, TV-17]', async ({
  openAs,
}) => {
  // Four people in browsers of their own.
  test.slow();
  const title = unique('Open day');
  // Sunrise is in Maharashtra, the club school in Karnataka.
  const [rudra, vivaan, clubTeacher] = [
    await openAs('rudra'),
    await openAs('vivaan'),
    await openAs('clubTeacher'),
  ];
  for (const board of [rudra, vivaan, clubTeacher]) await board.chooseTab('Active');

  const office = await openAs('superAdmin');
  await office.chooseTab('Active');
  await expectAccessible(office.page);
  await office.clickAdd();
  const form = new OfficeForm(office.page);
  await form.seeHeading('Task Genie');
  await form.pressDisabledSubmit();
  await form.seeError('Please enter title of notice.');
  await form.seeError('Please enter notice description.');
  await form.pick('Country', 'India');
  await form.pick('State', 'Maharashtra', 'Goa');
  await form.pick('Schools', 'All schools');
  await form.check('Students');
  await expect(form.dialog.getByLabel('School admin')).toBeChecked();
  await form.fillTitle(title);
  await form.fillDescription('Doors open at ten.');
  await form.addFiles(sample('notice.pdf'));
  await form.seeFilesSaved(1);
  await form.scrollHalfOver();
  await expectAccessible(office.page);
  await form.submitAndClose();
  await office.seeMessage('Notice has been shared.');

  await rudra.seeNotice(title);
  await vivaan.seeNotice(title);
  await clubTeacher.dontSeeNotice(title);
  const viewer = await rudra.view(title);
  await viewer.seeText('Doors open at ten.');
  await viewer.seeText('Central Office');
  await expectAccessible(rudra.page);
  const id = new URL(rudra.page.url()).searchParams.get('open');
  await viewer.close();
  await clubTeacher.page.goto(`/myteaching/dashboard?open=${id}`);
  await clubTeacher.seeCard();
  await expect(clubTeacher.page.getByRole('dialog')).toHaveCount(0);

  await office.clickEdit(title);
  await form.seeHeading('Edit Task Genie');
  await form.pick('Schools', 'All schools', 'Sunrise');
  await form.choose('Grade', 'Grade 10');
  await form.submitAndClose();
  await office.seeMessage('Notice has been updated.');
  await rudra.seeNotice(title);
  await vivaan.dontSeeNotice(title);
});

test('the office sees whom it reaches before it shares, takes a slip back in every school, and follows who reads', {
  tag: '@long',
}, async ({ openAs }) => {
  // Some two thousand people are written to, twice, on whatever machine this is.
  test.setTimeout(420_000);
  const title = unique('Science week');
  const rudra = await openAs('rudra');
  await rudra.chooseTab('Active');
  const office = await openAs('superAdmin');
  await office.chooseTab('Active');
  await office.clickAdd();
  const form = new OfficeForm(office.page);
  await form.pick('Country', 'India');
  await form.pick('Schools', 'All schools');
  await form.check('Students');
  await expect(form.dialog.getByText(/^Reaches 13 states, 30 schools, [\d,]+ students/)).toBeVisible();
  await form.dialog.getByRole('button', { name: 'See schools' }).click();
  const schools = office.page.getByRole('dialog', { name: 'Schools that get this notice' });
  await schools.getByRole('searchbox', { name: 'Find a school' }).fill('sunrise');
  await expect(schools.getByRole('row', { name: /Sunrise Public School/ })).toContainText(
    'Maharashtra, India',
  );
  await expectAccessible(office.page);
  await schools.getByRole('button', { name: 'Close' }).click();
  await form.fillTitle(title);
  await form.fillDescription('Bring a question.');
  await form.check('Ask readers to confirm');
  await form.submitAndClose();
  await rudra.seeNotice(title);

  await messagesOf(office.page).getByRole('button', { name: 'Undo' }).click();
  await office.seeMessage('Notice taken back');
  await rudra.dontSeeNotice(title);
  await form.seeTitle(title);
  await expect(form.dialog.getByText(/^Reaches 13 states, 30 schools/)).toBeVisible();
  await form.submitAndClose();

  const viewer = await office.view(title);
  await viewer.dialog.getByText('Delivery', { exact: true }).first().click();
  await viewer.seeText(/^0 of [\d,]+ confirmed/);
  const reading = await rudra.view(title);
  await expect(viewer.dialog.getByRole('row', { name: /Opened only/ })).toContainText('1');
  await reading.dialog.getByRole('button', { name: 'I have read this' }).click();
  await viewer.seeText(/^1 of [\d,]+ confirmed/);
  await viewer.dialog.getByRole('button', { name: 'See by place' }).click();
  const places = office.page.getByRole('dialog', { name: 'Who has read it, by place' });
  await expectAccessible(office.page);
  await places.getByRole('button', { name: /^Maharashtra/ }).click();
  await expect(places.getByRole('row', { name: /Sunrise Public School/ })).toContainText(/^.*1 of [\d,]+/);
  await expectAccessible(office.page);
  await places.getByRole('button', { name: 'Close' }).click();
  await viewer.dialog.getByRole('button', { name: /^Remind [\d,]+ people$/ }).click();
  await office.page.getByRole('button', { name: 'Send reminder' }).click();
  await office.seeMessage(/^[\d,]+ people are being reminded/);
  await expect(viewer.dialog.getByText('Everyone who is missing was reminded today.')).toBeVisible({
    timeout: 240_000,
  });
  await viewer.close();
  await office.clickEdit(title);
  await expect(form.dialog.getByText('Nobody gains or loses it')).toBeVisible();
  await expect(form.dialog.getByText('1 who gets it has opened it already')).toBeVisible();
  await form.uncheck('Students');
  await expect(form.dialog.getByText(/^[\d,]+ lose it \(1 has opened it\)$/)).toBeVisible();
  await form.dialog.getByRole('button', { name: 'See schools' }).click();
  await schools.getByRole('tab', { name: /^Lose it/ }).click();
  await expect(schools.getByRole('columnheader', { name: 'Lose it' })).toBeVisible();
  await expectAccessible(office.page);
});

test('the office deletes a notice, finds it among the deleted, saves the list and brings it back [TG-06, TG-07, CO-04, QU-24]', async ({
  openAs,
}) => {
  test.slow();
  const title = 'Old: survey about the summer training';
  const office = await openAs('superAdmin');
  const board = new FullBoard(office.page);
  await board.openFromCard();
  await office.page.goto('/admin/taskgenie?tab=inactive&month=all');
  await board.see();
  await board.press('Delete', title);
  await board.answer('Yes');
  await office.seeMessage('Notice has been deleted');
  await board.chooseTab('Deleted');
  await expect(board.row(title)).toContainText('30 more days');
  await office.page.getByRole('button', { name: 'Deleted by' }).click();
  await expect(office.page).toHaveURL(/sort=deleted_by/);
  await expectAccessible(office.page);
  expect(await board.exportCsv()).toMatch(new RegExp(`Title,Deleted,Deleted by,Kept for[\\s\\S]*${title},`));
  await board.press('Restore', title);
  await office.seeMessage('Notice has been restored');
  await expect(board.row(title)).toHaveCount(0);
  await expect(office.page.getByText('Nothing was deleted')).toBeVisible();
  await board.chooseTab('Inactive');
  await expect(board.row(title)).toBeVisible();
});
