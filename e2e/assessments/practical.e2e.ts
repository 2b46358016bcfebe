import { expect, type Page } from '@playwright/test';
import { times } from '../../tests/long.ts';
import { openAt } from '../classes/hillview.ts';
import { expectEveryLook } from '../every-look.ts';
import { expectAccessible, people, test } from '../fixtures.ts';
import { CallsAs } from '../learning/calls-as.ts';
import { Presses } from '../presses.ts';
import { classmates } from '../works/calls-of-works.ts';
import { BlocksPage } from '../workspace/blocks.model.ts';
import { drawOn } from '../workspace/painting.ts';
import { WorkspacePage } from '../workspace/workspace.model.ts';
import { beginPractical, givePractical, signInAll } from './practical-world.ts';

/** Students of the teacher whose journeys are nowhere else; others at a second try. */
async function sitting(request: Parameters<typeof CallsAs.signIn>[0], retry: number, count: number) {
  const teacher = await CallsAs.signIn(request, people.coderTeacher.login);
  const all = await classmates(teacher, [people.coder.login, people.coderTwo.login], people.coder.login);
  const logins = all.toReversed().slice(retry * count, (retry + 1) * count);
  return { teacher, logins, students: await signInAll(request, logins) };
}

/** The workspace of an attempt in a tab that this page opens, as the attempt's page does; `heard`: what it is told. */
async function openStudio(page: Page, workspaceId: number) {
  await page.evaluate(() => {
    addEventListener('message', ({ data }) => {
      document.body.dataset['heard'] = JSON.stringify(data);
    });
  });
  const opening = page.waitForEvent('popup');
  await page.evaluate(
    (address) => void window.open(address),
    `/workspace/studio/${workspaceId}?for=assessment`,
  );
  const studio = await opening;
  await studio.setViewportSize({ width: 1366, height: 768 });
  return studio;
}

const work = {
  html: async (studio: Page) => {
    const page = new WorkspacePage(studio);
    await page.ready();
    await page.write('<h1>My town</h1>');
  },
  python: async (studio: Page) => {
    const page = new WorkspacePage(studio);
    await page.ready();
    await page.write('print("My town")');
  },
  blocks: async (studio: Page) => {
    const blocks = new BlocksPage(studio.frameLocator('iframe[sandbox]'), studio);
    await expect(blocks.inPalette('move')).toBeVisible({ timeout: 60_000 });
    await blocks.drag('move');
  },
  painting: async (studio: Page) => {
    const page = new WorkspacePage(studio);
    await expect(page.frame.locator('canvas.interactive')).toBeVisible({ timeout: 60_000 });
    await drawOn(studio, page.frame);
  },
} as const;

test('a student makes a practical in each tool, saves it, the page that opened it hears of it, and OK closes the tab [CW-05, CW-07, CW-08, CW-16, CO-11, EN-21, QC-27]', async ({
  browser,
  request,
}, { retry }) => {
  test.slow();
  const engines = (['html', 'python', 'blocks', 'painting'] as const).slice(0, times(1, 4));
  const { teacher, logins, students } = await sitting(request, retry, engines.length);
  const name = `In each tool ${Math.random().toString(36).slice(2, 8)}`;
  const assessmentId = await givePractical(teacher, students, name);
  for (const [at, engine] of engines.entries()) {
    const begun = await beginPractical(students[at]!, assessmentId, engine);
    const page = await openAt(browser, logins[at]!, '/student');
    const studio = await openStudio(page, begun.workspaceId);
    await expect(studio.getByRole('complementary', { name: 'Your task' })).toBeVisible();
    await expect(studio.getByRole('timer')).toHaveText(/^(59|60) minutes left$/);
    await work[engine](studio);
    await studio.getByRole('button', { name: 'Save Program' }).click();
    const told = studio.getByRole('alertdialog', {
      name: 'Your program is saved, and your assessment knows.',
    });
    await expect(told).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('body')).toHaveAttribute(
      'data-heard',
      JSON.stringify({ type: 'workspace.saved', workspaceId: begun.workspaceId }),
    );
    const closed = studio.waitForEvent('close');
    await told.getByRole('button', { name: 'OK' }).click();
    await closed;
    await begun.handIn();
    // What was handed in can be looked at, and not changed.
    await page.goto(`/workspace/studio/${begun.workspaceId}`);
    await expect(page.getByText('This was handed in.').first()).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: 'Save Program' })).toHaveCount(0);
    await page.context().close();
  }
  const desk = await openAt(browser, people.coderTeacher.login, `/assessment/${assessmentId}/practical`);
  await expect(desk.getByRole('row').filter({ hasText: 'To be marked' })).toHaveCount(engines.length);
});

test('a teacher marks practicals by keyboard beside the program that runs, changes points, and sends one back [CE-02, ST-26, NX-005, NX-006, NX-017, NX-024, NX-028]', async ({
  browser,
  request,
}, { retry }) => {
  test.slow();
  const { teacher, logins, students } = await sitting(request, retry + 3, 2);
  const name = `At the desk ${Math.random().toString(36).slice(2, 8)}`;
  const assessmentId = await givePractical(teacher, students, name);
  for (const [at, student] of students.entries()) {
    const begun = await beginPractical(student, assessmentId, 'html');
    const page = await openAt(browser, logins[at]!, '/student');
    const studio = await openStudio(page, begun.workspaceId);
    await work.html(studio);
    await studio.getByRole('button', { name: 'Save Program' }).click();
    await expect(studio.getByRole('alertdialog')).toBeVisible({ timeout: 30_000 });
    await begun.handIn();
    await page.context().close();
  }
  const page = await openAt(browser, people.coderTeacher.login, `/assessment/${assessmentId}/practical`);
  await expect(page.getByRole('row').filter({ hasText: 'To be marked' })).toHaveCount(2);
  await expectAccessible(page);
  const hand = new Presses(page);
  await hand.click(page.getByRole('button', { name: 'Begin marking' }));
  const look = new WorkspacePage(page);
  await look.ready();
  await expect(look.editor).toContainText('My town');
  await expectEveryLook(page, 'the desk of a practical');
  await expectAccessible(page);
  const rubric = page.getByRole('radiogroup');
  const criteria = await rubric.count();
  await hand.press('F2');
  for (let at = 0; at < criteria; at += 1) await hand.press('1');
  await expect(page.getByText('10 of 10 marks')).toBeVisible();
  const saved = page.waitForResponse(/submit-practical-review-result$/);
  await hand.press('Control+Enter');
  expect((await saved).status()).toBe(200);
  hand.expectAtMost(criteria + 3);

  // The next one came by itself. A criterion without a level is asked for beside the rubric.
  await expect(page.getByText('0 of 10 marks')).toBeVisible();
  await look.ready();
  await page.keyboard.press('F2');
  await expect(rubric.first().getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('2');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Please choose a level for each criterion.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Feedback' }).fill('The list is missing.');
  await page.getByRole('button', { name: 'Send back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send back' }).click();
  await expect(page).toHaveURL(new RegExp(`/assessment/${assessmentId}/practical$`));
  await expect(page.getByRole('row').filter({ hasText: 'Sent back' })).toHaveCount(1);

  // Other points later.
  await page.getByRole('row').filter({ hasText: '10 of 10' }).getByRole('button').first().click();
  await look.ready();
  await page.keyboard.press('F2');
  await page.keyboard.press('2');
  await page.getByRole('button', { name: 'Change marks' }).click();
  await expect(page.getByRole('row').filter({ hasText: '10 of 10' })).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: /Marked/ })).toHaveCount(1);
});
