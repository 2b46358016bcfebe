import { openAt } from '../classes/hillview.ts';
import { PlacesPage } from '../classes/places.model.ts';
import { expectEveryLook } from '../every-look.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { pressInHeading } from '../folded-button.ts';
import { ferry, openRiverside } from './riverside.ts';

test.describe.configure({ mode: 'serial' });
test.beforeAll(openRiverside);

test('the office publishes for a class, which it is asked for beside the field [CA-03]', async ({
  browser,
}) => {
  const page = await openAt(browser, 'X00001', `/admin/academic-content?q=${ferry}`);
  const screen = new PlacesPage(page);
  await screen.openRow(ferry);
  await screen.seeTitle(ferry);
  await screen.press('Publish');
  await expect(screen.form).toContainText('Choose at least one grade before others read it.');
  await expectAccessible(page);
  await screen.pick('Grades', 'Grade 6');
  await screen.save();
  await screen.seeClosed();
  await screen.press('Publish');
  await screen.seeMessage('Published, version 1');
});

test('a school chooses, takes back, orders by keyboard and assigns; what is assigned is archived, not removed [PR-04, CA-01, CA-02]', async ({
  browser,
}) => {
  test.slow();
  const page = await openAt(browser, 'A92001', '/admin/curriculum');
  const screen = new PlacesPage(page);
  await expectAccessible(page);
  // The only class there is stands chosen.
  await screen.seeRow(ferry, 'Not chosen');
  await screen.seeRow('River rover', 'Not chosen');
  await screen.act('River rover', 'Choose');
  await screen.seeRow('River rover', 'Chosen');
  await screen.undo();
  await screen.seeRow('River rover', 'Not chosen');
  for (const title of ['River rover', 'River lamp', 'River game']) {
    await screen.act(title, 'Choose');
    await expect(screen.row(title)).not.toContainText('Not chosen');
  }
  await screen.openRow('River map');
  await screen.seeMessage(/show it to the class/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await screen.seeClosed();

  await page.getByRole('tab', { name: /Chosen, in order/ }).click();
  const modules = page.getByRole('heading', { level: 2, name: /^River/ });
  await expect(modules).toHaveText(['River code', 'River make']);
  await page.getByRole('button', { name: /^Move .*River code.* down/ }).press('Enter');
  await expect(modules).toHaveText(['River make', 'River code']);
  await page.reload();
  await expect(modules).toHaveText(['River make', 'River code']);
  await screen.press('Assign');
  await screen.pick('Projects', 'River rover');
  await expect(screen.form.getByRole('combobox', { name: /^Divisions or batches/ })).toContainText('A');
  await expectAccessible(page);
  await screen.save('Assign');
  await screen.seeClosed();
  await screen.seeMessage('Assigned once');
  await expectEveryLook(page, 'chosen');
  await page.getByRole('tab', { name: 'Assigned' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'River rover' })).toContainText('No day');

  await page.getByRole('tab', { name: 'Projects' }).click();
  await screen.act('River rover', 'Take away');
  await screen.seeMessage(/1 project has been assigned already/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await screen.seeRow('River rover', 'Chosen');
  await expectEveryLook(page, 'offered');
});

test('the teacher of the class finds it and tells the class; the neighbour school finds nothing [CA-02, C1-12]', async ({
  browser,
}) => {
  const page = await openAt(browser, 'F92001', '/myteaching/curriculum');
  const screen = new PlacesPage(page);
  await expect(page.getByText('River rover')).toBeVisible();
  await expectEveryLook(page, 'of a teacher');
  await page.getByRole('button', { name: 'Notify: River rover' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Notify' }).click();
  await screen.seeMessage('1 student told');
  await page.getByRole('button', { name: 'Notify: River rover' }).click();
  await screen.seeMessage(/They were told before/);

  const neighbour = await openAt(browser, 'F93001', '/myteaching/curriculum');
  await new PlacesPage(neighbour).seeMessage('Nothing chosen yet');
  await expect(neighbour.getByText('River rover')).toHaveCount(0);
});

test('the office is told who teaches by a project before it archives it [CA-02, CA-03]', {
  tag: '@long',
}, async ({ browser }) => {
  const page = await openAt(browser, 'X00001', '/admin/academic-content?q=River%20rover');
  const screen = new PlacesPage(page);
  await screen.openRow('River rover');
  await screen.seeTitle('River rover');
  await page.getByRole('button', { name: 'Archive', exact: true }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Schools teach by it. Archive it?' });
  await expect(question).toContainText('1 grade or club in 1 school, and was assigned 1 time');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Archive', exact: true })).toBeFocused();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
});

test('the office writes a list to begin a year with, and a school takes it, in Urdu and on a phone too [CA-01, CA-03]', {
  tag: '@long',
}, async ({ browser }) => {
  test.slow();
  const page = await openAt(browser, 'X00001', '/admin/academic-content?part=templates');
  const screen = new PlacesPage(page);
  await screen.seeRow('A year of Grade 6', 'The usual list');
  await screen.press('New template');
  await screen.field('Name').fill('River year');
  await screen.choose('Grade', 'Grade 6');
  await screen.pick('Projects', 'River map', 'River game');
  await expectAccessible(page);
  await screen.save();
  await screen.seeClosed();
  await screen.seeRow('River year', 'Grade 6', '2');
  await expectEveryLook(page, 'lists of the office');

  const desk = await openAt(browser, 'A93001', '/admin/curriculum', 390);
  const school = new PlacesPage(desk);
  await pressInHeading(desk, 'Use a template');
  const list = desk.getByRole('dialog').getByRole('listitem').filter({ hasText: 'River year' });
  await expectAccessible(desk);
  await list.getByRole('button').first().focus();
  await desk.keyboard.press('Enter');
  await school.seeMessage('2 projects chosen');
  await desk.evaluate(() => localStorage.setItem('banyan.language', 'ur'));
  await desk.reload();
  await expect(desk.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(desk.getByText('River game').first()).toBeVisible();
  await expectEveryLook(desk, 'offered, in Urdu');
});

test('a teacher’s own project is sent back, approved, and then offered in that school alone [RT-10, RT-11, RP-15]', async ({
  browser,
}) => {
  test.slow();
  const title = 'River story';
  const page = await openAt(browser, 'F92001', '/myteaching/projects');
  const teacher = new PlacesPage(page);
  await teacher.seeTitle('My projects');
  await teacher.press('New project');
  await teacher.field('Title').fill(title);
  await teacher.field('Objective').fill('Tell what the river carries.');
  await teacher.pick('Grades', 'Grade 6');
  await teacher.save();
  // A new project asks for its first session.
  await expect(teacher.form.getByRole('heading', { name: 'Add a session' })).toBeVisible();
  await page.keyboard.press('Escape');
  await teacher.seeTitle(title);
  await expect(page).toHaveURL(/\/myteaching\/projects\/faculty-add-project\/\d+$/);
  const address = page.url();
  await teacher.press('Send for approval');
  await teacher.press('Add a session before others read it.');
  await teacher.field('Title').first().fill('Listen to the river');
  await teacher.save();
  await teacher.seeClosed();
  await teacher.press('Send for approval');
  await teacher.seeMessage('Waiting for the school');
  await expectEveryLook(page, 'sent');

  const desk = await openAt(browser, 'A92001', '/admin/manage-project');
  const admin = new PlacesPage(desk);
  await admin.seeRow(title, 'Farah River');
  await expectEveryLook(desk, 'projects of teachers');
  await admin.openRow(title);
  await admin.press('Send back');
  const send = admin.form.getByRole('button', { name: 'Send back', exact: true });
  await send.click();
  await expect(admin.form).toContainText('Fill this in.');
  await admin.field('What should be changed').fill('Say how long it takes.');
  await send.click();
  await admin.seeMessage('Sent back with your words');

  await page.reload();
  await teacher.seeMessage('Say how long it takes.');
  await teacher.press('Send for approval');
  await teacher.seeMessage('Waiting for the school');
  await desk.reload();
  await admin.press('Approve');
  await admin.seeMessage('Approved: it can be chosen in this school');

  await desk.goto('/admin/curriculum');
  await admin.seeRow(title, 'Not chosen');
  const neighbour = await openAt(browser, 'A93001', '/admin/curriculum');
  const other = new PlacesPage(neighbour);
  await other.seeRow(ferry);
  await other.dontSeeRow(title);
  await neighbour.goto(address);
  await other.seeMessage(/does not exist/);
});
