import { openAt } from '../classes/hillview.ts';
import { expectEveryLook } from '../every-look.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { Presses } from '../presses.ts';
import { type Meadow, openMeadow } from './meadow.ts';
import { TeachingPage } from './teaching.model.ts';

test.describe.configure({ mode: 'serial' });
let meadow: Meadow;
test.beforeAll(async () => {
  meadow = await openMeadow(70);
});

const titleAt = (at: number) => meadow.sessions[at] ?? '';

test('the first screen presents, shares and ends the running lesson with few presses; its class sees it at once and no other [LD-06, C2-05, C4-02, C4-03, VW-03]', async ({
  browser,
}) => {
  test.slow();
  const [first, second] = [titleAt(0), titleAt(1)];
  const page = await openAt(browser, meadow.teacher, '/');
  await page.waitForURL(/\/schedule\/faculty/);
  const screen = new TeachingPage(page);
  await expect(screen.now).toContainText('Coding');
  await expect(screen.now).toContainText('Grade 7 A');
  await expectAccessible(page);

  const project = `/mylearning/project/${meadow.projectId}`;
  const mina = await openAt(browser, meadow.mina, project);
  await expect(mina.getByText('Not open yet').first()).toBeVisible();
  const otto = await openAt(browser, meadow.otto, project);
  await expect(otto.getByRole('heading', { level: 1 })).toBeVisible();

  const sharing = new Presses(page);
  await sharing.click(screen.share(first));
  await expect(screen.unshare(first)).toBeVisible();
  sharing.expectAtMost(2);
  await expect(mina.getByRole('link', { name: new RegExp(`^Open .*${first}`) })).toBeVisible();
  await otto.reload();
  await expect(otto.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(otto.getByText(first)).toHaveCount(0);

  const presenting = new Presses(page);
  await presenting.click(screen.present(first));
  await screen.seePresenting(first);
  presenting.expectAtMost(2);
  await page.keyboard.press('n');
  await expect(screen.stage.getByRole('complementary', { name: 'Speaker notes' })).toBeVisible();
  await expectAccessible(page);
  await screen.endPresenting();
  await page.goBack();

  await expect(screen.now).toContainText(first);
  const ending = new Presses(page);
  await ending.click(screen.done(first));
  await screen.seeMessage('Marked as done');
  ending.expectAtMost(1);
  await expect(screen.now).toContainText(second);
  await screen.undo();
  await screen.seeMessage('Taken back');
  await expect(screen.now).toContainText(first);

  await screen.unshare(first).click();
  await expect(screen.share(first)).toBeVisible();
  await expect(mina.getByRole('link', { name: new RegExp(`^Open .*${first}`) })).toHaveCount(0);
});

test('a project is given to one student until a day and taken back, by keyboard [C4-05]', async ({
  browser,
}) => {
  const page = await openAt(browser, meadow.teacher, '/schedule/faculty');
  const screen = await new TeachingPage(page).openProject(meadow);
  await screen.act('Give to students');
  const nils = screen.dialog.getByRole('checkbox', { name: /Nils/ });
  await nils.focus();
  await page.keyboard.press('Space');
  await expect(nils).toBeChecked();
  await expectAccessible(page);
  await screen.dialog.getByRole('button', { name: 'Give', exact: true }).press('Enter');
  await screen.seeMessage('Given to 1 student');
  await page.goto('/myteaching/Personalised');
  await expect(page.getByRole('link', { name: meadow.project })).toBeVisible();
  await expect(page.getByText('For 1 student')).toBeVisible();

  await screen.openProject(meadow);
  await screen.act('Give to students');
  await screen.dialog.getByRole('checkbox', { name: /Nils/ }).check();
  await screen.dialog.getByRole('button', { name: 'Take back' }).click();
  await screen.seeMessage('Taken back from 1 student');
  await page.goto('/myteaching/Personalised');
  await expect(page.getByText('No projects here yet')).toBeVisible();
});

test('a session is planned for a day and is in the plan of its week; lesson plan, look and references open [C6-03, DF-10, VW-01, VW-06, EN-26]', async ({
  browser,
}) => {
  const page = await openAt(browser, meadow.teacher, '/schedule/faculty');
  const screen = await new TeachingPage(page).openProject(meadow);
  const third = titleAt(2);
  const field = screen.session(third).getByRole('textbox', { name: 'Planned for' });
  const saved = page.waitForResponse(/save-planned-session/);
  await field.fill('2027-01-13');
  await field.press('Enter');
  await field.blur();
  expect((await saved).status()).toBe(200);
  await page.goto('/myteaching/plan');
  const later = page.getByRole('button', { name: 'Next week' });
  const day = page.getByRole('region', { name: /13 Jan 2027/ });
  await expect(async () => {
    if (!(await day.isVisible())) await later.click();
    await expect(day).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(day.getByRole('link', { name: new RegExp(third) })).toBeVisible();
  await expectEveryLook(page, 'plan');

  await screen.openProject(meadow);
  const download = page.waitForEvent('download');
  await screen.act('Lesson plan');
  expect((await download).suggestedFilename()).not.toBe('');
  await screen.act('Look at it');
  await expect(screen.dialog).toContainText('sessions');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(screen.dialog).toHaveCount(0);
  await expectEveryLook(page, 'project');

  await page
    .getByRole('link', { name: titleAt(0) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: titleAt(0) })).toBeVisible();
  await page.getByRole('region', { name: 'References' }).getByRole('button').first().click();
  await expect(screen.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(screen.dialog).toHaveCount(0);
  await expectEveryLook(page, 'session');
});

test('lists of projects and the first screen in every look, in Urdu too [RT-10, C3-03, DF-02, DF-03]', {
  tag: '@long',
}, async ({ browser }) => {
  const page = await openAt(browser, meadow.teacher, '/myteaching/Classroom');
  await expect(page.getByRole('link', { name: meadow.project })).toBeVisible();
  await expectEveryLook(page, 'projects');
  await page.goto('/myteaching/dashboard');
  await expect(page.getByRole('region', { name: 'Next session' })).toContainText('Coding');
  await expect(page.getByRole('region', { name: 'Active projects' })).toContainText(meadow.project);
  await page.evaluate(() => localStorage.setItem('banyan.language', 'ur'));
  await page.goto('/schedule/faculty');
  await expect(page.locator('html[dir=rtl]')).toBeAttached();
  await expect(page.getByRole('region', { name: 'ابھی' })).toContainText('Coding');
  await expectEveryLook(page, 'first screen in Urdu');
});
