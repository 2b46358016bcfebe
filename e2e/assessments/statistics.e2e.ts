import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { releaseAssessmentCall } from '../../contract/assessments/calls/release-assessment.call.ts';
import { startAttemptCall } from '../../contract/assessments/calls/start-attempt.call.ts';
import { submitAttemptCall } from '../../contract/assessments/calls/submit-attempt.call.ts';
import { openAt } from '../classes/hillview.ts';
import { expectAccessible, people, test } from '../fixtures.ts';
import { CallsAs } from '../learning/calls-as.ts';
import { classmates } from '../works/calls-of-works.ts';
import { giveTest, writeQuestion } from './short-test.ts';

test('a teacher reads how a test went, finds the question with the wrong key and saves the figures [CE-02, GR-07]', async ({
  browser,
}) => {
  test.slow();
  const page = await openAt(browser, people.zoya.login, '/assessment');
  await page
    .getByRole('article')
    .filter({ hasText: 'Networks and the internet' })
    .getByRole('button', { name: 'Open' })
    .click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Statistics' }).click();
  await expect(page.getByRole('heading', { name: 'How the results are spread' })).toBeVisible();
  await expect(page.getByText('60 of 60').first()).toBeVisible();
  await page.getByRole('button', { name: 'What it says' }).click();
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('Check the key');
  await expectAccessible(page);
  await first.getByRole('button').first().click();
  const dialog = page.getByRole('dialog', { name: 'Question' });
  await expect(dialog.getByText(/The key may be wrong/)).toBeVisible();
  await expect(dialog.getByRole('progressbar').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await page.context().close();
});

test('a wrong key is corrected: the teacher sees whose marks change, marks again, and the student sees it live [CE-03]', async ({
  browser,
  request,
}, { retry }) => {
  test.slow();
  const teacherCalls = await CallsAs.signIn(request, people.coderTeacher.login);
  const all = await classmates(teacherCalls, [people.coder.login, people.coderTwo.login], people.coder.login);
  const login = all[14 + retry]!;
  const studentCalls = await CallsAs.signIn(request, login);
  const mark = Math.random().toString(36).slice(2, 8);
  const question = await writeQuestion(
    teacherCalls,
    `Planets ${mark}`,
    `Which planet is the largest, ${mark}?`,
    'Mercury',
  );
  const name = `Planets test ${mark}`;
  const assessmentId = await giveTest(teacherCalls, name, {
    questions: [question.id],
    students: [studentCalls.id],
  });
  const lease = randomUUID();
  const { data } = await studentCalls.call(startAttemptCall, { assessment_id: assessmentId, lease });
  await studentCalls.call(submitAttemptCall, {
    attempt_id: data.attempt_id,
    lease,
    answers: [{ position: 1, seq: 1, answer: { type: 'mcq', chosen: ['c2'] } }],
  });
  await teacherCalls.call(releaseAssessmentCall, { assessment_id: assessmentId });
  const student = await openAt(browser, login, `/assessment/${assessmentId}`);
  await expect(student.getByText(/^0 of 1 marks/)).toBeVisible();

  const teacher = await openAt(browser, people.coderTeacher.login, `/assessment/${assessmentId}/statistics`);
  // One attempt makes no figures; its question can be marked again all the same.
  await expect(teacher.getByText('1 of 20 attempts are counted')).toBeVisible();
  const row = teacher.getByRole('row').filter({ hasText: mark });
  await row.getByRole('button').first().click();
  await teacher.getByRole('dialog').getByRole('button', { name: 'Mark again…' }).click();
  const dialog = teacher.getByRole('dialog', { name: 'Mark a question again' });
  await expect(dialog.getByText(/Correct it in the question bank first/)).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'By the corrected question' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await question.correct('Jupiter');
  await teacher.reload();
  await row.getByRole('button').first().click();
  await teacher.getByRole('dialog').getByRole('button', { name: 'Mark again…' }).click();
  await expect(dialog.getByRole('radio', { name: 'By the corrected question' })).toBeChecked();
  await expect(dialog.getByText('Question: from 0 to 1 of 1')).toBeVisible();
  await expect(dialog.getByText('1 passes only then')).toBeVisible();
  await expectAccessible(teacher);
  // Nothing happens without a reason.
  await dialog.getByRole('button', { name: 'Mark again' }).click();
  const reason = dialog.getByRole('textbox', { name: /Why\?/ });
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await expect(student.getByText(/^0 of 1 marks/)).toBeVisible();
  await reason.fill('The key named Mercury.');
  await dialog.getByRole('button', { name: 'Mark again' }).click();
  await expect(teacher.getByText('The question is marked again.')).toBeVisible();
  // The student hears of it where they are.
  await expect(student.getByText(/^1 of 1 marks/)).toBeVisible();
  await row.getByRole('button').first().click();
  await expect(teacher.getByText('The key named Mercury.')).toBeVisible();
  await teacher.context().close();
  await student.context().close();
});
