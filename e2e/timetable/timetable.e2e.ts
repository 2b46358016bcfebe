import { openAt } from '../classes/hillview.ts';
import { expectEveryLook } from '../every-look.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { Presses } from '../presses.ts';
import { type Meadow, openMeadow } from '../teaching/meadow.ts';
import { TimetablePage } from './timetable.model.ts';

test.describe.configure({ mode: 'serial' });
let meadow: Meadow;
test.beforeAll(async () => {
  meadow = await openMeadow(71, { hasLesson: false });
});

const monday = '2027-01-11';

test('bells are entered; a lesson takes four presses, two by keyboard; a conflict names both and gives way to the next free time [EN-31]', async ({
  browser,
}) => {
  test.slow();
  const page = await openAt(browser, meadow.admin, '/admin/timetable?part=bells');
  const screen = new TimetablePage(page);
  await screen.press('Add bells');
  await screen.form.getByRole('textbox', { name: 'Name' }).first().fill('Usual day');
  await screen.form.getByRole('button', { name: 'Add period' }).click();
  await screen.form.getByLabel('Ends').nth(1).fill('09:30');
  await expectAccessible(page);
  await screen.save();
  await screen.seeClosed();
  await expect(page.getByText('Usual day').first()).toBeVisible();

  await screen.openWeek(meadow.division);
  const hand = new Presses(page);
  await hand.click(screen.slot('Mon', '08:00'));
  await hand.type(screen.dialog.getByRole('textbox', { name: 'Subject' }), 'Coding');
  await hand.click(screen.box('Teacher'));
  await hand.type(screen.box('Teacher'), 'Tara');
  await hand.click(screen.option(/Tara/));
  await expect(screen.dialog.getByText('This time is free.')).toBeVisible();
  await expectAccessible(page);
  await hand.click(screen.dialog.getByRole('button', { name: 'Save' }));
  await screen.seeMessage('The lesson was saved.');
  hand.expectAtMost(4);
  await expect(screen.lesson('Mon', '08:00')).toContainText('Tara Meadow');

  const keys = new Presses(page);
  await screen.slot('Tue', '08:00').focus();
  await keys.press('Enter');
  await keys.type(screen.dialog.getByRole('textbox', { name: 'Subject' }), 'Music');
  await keys.press('Enter');
  await expect(screen.lesson('Tue', '08:00')).toContainText('Music');
  keys.expectAtMost(2);

  await screen.openWeek(meadow.other);
  await screen.slot('Mon', '08:00').press('Enter');
  await screen.dialog.getByRole('textbox', { name: 'Subject' }).fill('Art');
  await screen.look('Teacher', /Tara/);
  const told = screen.dialog.getByRole('status');
  await expect(told).toContainText(/Art .*Grade 7 B.* and .?Coding .*Grade 7 A/);
  await told.getByRole('button', { name: /^Take / }).press('Enter');
  await expect(told).toContainText('This time is free.');
  await screen.dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(screen.lesson('Mon', '08:45')).toContainText('Art');
  await expectEveryLook(page, 'week of a class');
});

test('a lesson is dragged to a free time and back; its teacher’s open schedule follows at once, and one that meets another says which [EN-31, C2-05]', async ({
  browser,
}) => {
  const tara = await openAt(browser, meadow.teacher, `/schedule/faculty?day=${monday}`);
  const day = (name: RegExp) => tara.getByRole('region', { name });
  await expect(day(/11 Jan 2027/)).toContainText('Coding');
  await expect(day(/14 Jan 2027/)).not.toContainText('Coding');

  const page = await openAt(
    browser,
    meadow.admin,
    `/admin/timetable?by=division&of=${meadow.division}&day=${monday}`,
  );
  const screen = new TimetablePage(page);
  await screen.lesson('Mon', '08:00').dragTo(screen.slot('Thu', '08:45'));
  await screen.seeMessage('The lesson was saved.');
  await expect(screen.lesson('Thu', '08:45')).toContainText('Coding');
  await expect(screen.slot('Mon', '08:00')).toBeVisible();
  await expect(day(/14 Jan 2027/)).toContainText('Coding');
  await expect(day(/11 Jan 2027/)).not.toContainText('Coding');

  await screen.lesson('Thu', '08:45').dragTo(screen.slot('Mon', '08:00'));
  await expect(screen.lesson('Mon', '08:00')).toContainText('Coding');
  await expect(day(/11 Jan 2027/)).toContainText('Coding');

  // Her lesson with 7 B is at this time.
  await screen.lesson('Mon', '08:00').dragTo(screen.slot('Mon', '08:45'));
  await expect(screen.dialog.getByRole('status')).toContainText(/Coding .*Grade 7 A.* and .?Art .*Grade 7 B/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(screen.lesson('Mon', '08:00')).toContainText('Coding');
});

test('a holiday and a substitute are entered; the teacher sees both [C2-05]', async ({ browser }) => {
  const page = await openAt(browser, meadow.admin, '/admin/timetable?part=days');
  const screen = new TimetablePage(page);
  await screen.press('Add');
  await screen.field('On').fill('2027-01-13');
  await screen.field('Name').fill('Kite day');
  await screen.save();
  await screen.seeClosed();
  await screen.seeRow('Kite day', 'Holiday');
  await screen.press('Add');
  await screen.choose('What happens', 'Substitute teacher');
  await screen.field('On').fill(monday);
  await screen.field('On').press('Enter');
  await screen.look('Lesson', /Grade 7 A · Coding/);
  await screen.look('Teacher', /Vikram/);
  await expectAccessible(page);
  await screen.save();
  await screen.seeClosed();
  await expectEveryLook(page, 'special days');

  const tara = await openAt(browser, meadow.teacher, `/schedule/faculty?day=${monday}`);
  const day = tara.getByRole('region', { name: /11 Jan 2027/ });
  await expect(day).toContainText('Substitute');
  await expect(day).toContainText('Vikram Meadow');
  await expect(tara.getByRole('region', { name: /13 Jan 2027/ })).toContainText('Kite day');
});

test('a file is imported row by row, its refusals name their field, and the sheets are printed', async ({
  browser,
}) => {
  const page = await openAt(browser, meadow.admin, `/admin/timetable?by=division&of=${meadow.division}`);
  const screen = new TimetablePage(page);
  await screen.press('Import a file');
  const saved = page.waitForEvent('download');
  await screen.dialog.getByRole('button', { name: 'Download a template' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Timetable.*\.xlsx$/);
  const table = [
    'Class,Subject,Day,Period,Teacher,Room,Week',
    'Grade 7 A,Physics,Wednesday,1,Vikram Meadow,,',
    'Grade 9 Z,Art,Monday,1,,,',
  ].join('\n');
  const last = screen.dialog.getByRole('textbox', { name: 'Last day' });
  await last.fill('2026-03-01');
  await last.press('Enter');
  await screen.chooseFile('lessons.csv', table);
  await expect(last).toHaveAttribute('aria-invalid', 'true');
  await last.fill('2027-03-31');
  await last.press('Enter');
  await screen.chooseFile('lessons.csv', table);
  await expect(screen.dialog.getByText('1 lesson can be saved.')).toBeVisible();
  await expect(screen.dialog.getByText(/Row 3/)).toContainText('Row 3');
  await expect(screen.dialog.getByRole('listitem')).toContainText('Grade 9 Z');
  await expectAccessible(page);
  await screen.dialog.getByRole('button', { name: 'Save 1 lesson' }).click();
  await expect(screen.dialog.getByText('1 lesson was saved.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(screen.lesson('Wed', '08:00')).toContainText('Physics');
  const sheet = await screen.print('Print all divisions');
  for (const part of ['Grade 7 A', 'Grade 7 B', 'Coding', 'Physics', 'Art']) expect(sheet).toContain(part);
});

test('weeks A and B are set; the week is walked by keyboard in Urdu on a phone [DS-09]', async ({
  browser,
}) => {
  const page = await openAt(browser, meadow.admin, '/admin/timetable?part=weeks');
  const screen = new TimetablePage(page);
  const weeks = page.getByRole('region', { name: 'The coming weeks' }).getByRole('listitem');
  const before = (await weeks.first().textContent()) ?? '';
  const field = page.getByRole('textbox', { name: 'A day of a week A' });
  // The first shown week becomes what it was not.
  const shift = before.includes('Week B') ? 0 : 7;
  const inSchool = 5.5 * 3_600_000;
  const today = new Date(Date.now() + inSchool + shift * 86_400_000).toISOString().slice(0, 10);
  await field.fill(today);
  await field.press('Enter');
  await expect(weeks.first()).not.toHaveText(before);
  await screen.press('Save');
  await screen.seeMessage('The weeks were saved.');
  await expectEveryLook(page, 'weeks');

  const tara = await openAt(browser, meadow.teacher, '/schedule/faculty', 390);
  await tara.evaluate(() => localStorage.setItem('banyan.language', 'ur'));
  await tara.goto(`/schedule/faculty?day=2027-01-14`);
  await expect(tara.locator('html[dir=rtl]')).toBeAttached();
  const tabs = tara.getByRole('tab');
  // Both parts of the screen are there: nothing is drawn anew under the key.
  await expect(tara.getByRole('region', { name: 'کیا باقی ہے' })).toBeVisible();
  await expect(tara.getByRole('tab', { selected: true })).toContainText('14');
  await tara.getByRole('tab', { selected: true }).press('Home');
  await tara.keyboard.press('Enter');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect(tara.getByRole('tabpanel')).toContainText('Coding');
  await expectAccessible(tara);
  await expectEveryLook(tara, 'schedule in Urdu');
});
