import { expect } from '@playwright/test';
import { openAt } from '../classes/hillview.ts';
import { expectAccessible, people, test } from '../fixtures.ts';
import { CallsAs } from '../learning/calls-as.ts';
import { classmates } from '../works/calls-of-works.ts';
import { giveTest, writeQuestion } from './short-test.ts';

test('the board sees a start, an answer and a hand-in; more time given from it reaches the student at once [CE-01, CE-03, CC-13]', async ({
  browser,
  request,
}, { retry }) => {
  test.slow();
  const calls = await CallsAs.signIn(request, people.coderTeacher.login);
  const all = await classmates(calls, [people.coder.login, people.coderTwo.login], people.coder.login);
  const [login, absent] = [all[18 + retry * 2]!, all[19 + retry * 2]!];
  const [working, missing] = [await CallsAs.signIn(request, login), await CallsAs.signIn(request, absent)];
  const mark = Math.random().toString(36).slice(2, 8);
  const question = await writeQuestion(
    calls,
    `Moons ${mark}`,
    `Which has the most moons, ${mark}?`,
    'Jupiter',
  );
  const id = await giveTest(calls, `Moons test ${mark}`, {
    questions: [question.id],
    students: [working.id, missing.id],
  });
  const board = await openAt(browser, people.coderTeacher.login, `/assessment/${id}/live`);
  const numbers = board.getByRole('group', { name: 'Students by how they are' });
  await expect(numbers.getByRole('button', { name: 'Not started 2' })).toBeVisible();
  await expectAccessible(board);

  const student = await openAt(browser, login, `/assessment/${id}`);
  await student.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(student.getByRole('heading', { name: 'Question 1 of 1' })).toBeVisible();
  const row = board.getByRole('row').filter({ hasText: 'Working' });
  await expect(row).toContainText('0 of 1');
  await student.getByRole('radio', { name: 'Jupiter' }).check();
  await expect(row).toContainText('1 of 1');
  await expect(student.getByRole('timer')).toHaveText(/^2\d:\d\d$/);

  await row.getByRole('button').first().click();
  const dialog = board.getByRole('dialog');
  await dialog.getByLabel('More minutes').fill('20');
  await dialog.getByLabel('Why').fill('The power was off.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('+20 min');
  await expect(student.getByRole('timer')).toHaveText(/^4\d:\d\d$/);

  await student.getByRole('button', { name: 'Hand in' }).click();
  await student.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(numbers.getByRole('button', { name: 'Handed in 1' })).toBeVisible();
  await numbers.getByRole('button', { name: 'Handed in 1' }).click();
  await expect(board.getByRole('row').filter({ hasText: 'By the student' })).toBeVisible();
  await expect(board.getByRole('row').filter({ hasText: 'Not started' })).toHaveCount(0);

  // Who did not come stands in a list of their own, and can be excused there.
  await board.goto(`/assessment/${id}/not-attempted`);
  const rows = board.getByRole('row');
  await expect(rows).toHaveCount(2);
  await rows.nth(1).getByRole('button').first().click();
  await board.getByRole('dialog').getByLabel('Does not have to take it').check();
  await board.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(rows.nth(1)).toContainText('Excused');
  await expectAccessible(board);
  await board.context().close();
  await student.context().close();
});
