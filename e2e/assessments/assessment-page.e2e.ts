import { generateStudentOtpCall } from '../../contract/assessments/calls/generate-student-otp.call.ts';
import { withdrawAssessmentCall } from '../../contract/assessments/calls/withdraw-assessment.call.ts';
import { openAt } from '../classes/hillview.ts';
import { expect, expectAccessible, people, test } from '../fixtures.ts';
import { pressInHeading } from '../folded-button.ts';
import { sit } from './attempt-world.ts';

test('codes are made for those alone who have none, and who has not started is reminded once a day [CE-03, CO-20]', async ({
  browser,
  request,
}, { retry }) => {
  test.slow();
  const given = await sit(request, {
    from: 9,
    students: 3,
    retry,
    types: ['mcq'],
    changes: { needs_code: 1 },
  });
  const { teacher, students, assessmentId, name } = given;
  const [first] = students;
  await teacher.call(generateStudentOtpCall, { assessment_id: assessmentId, student_ids: [first!.id] });

  const page = await openAt(browser, people.coderTeacher.login, `/assessment/${assessmentId}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${name}`, 'u'));
  await page.getByRole('button', { name: 'Make codes' }).click();
  const dialog = page.getByRole('dialog');
  // The code that is on paper already stays good.
  await expect(dialog.getByRole('row')).toHaveCount(1 + 2);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page.getByRole('row').filter({ hasText: 'Ready' })).toHaveCount(3);
  await page.getByRole('button', { name: 'Make codes' }).click();
  await expect(page.getByText('Every student has a code.', { exact: false })).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.goto(`/assessment/${assessmentId}/not-attempted`);
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(1 + 3);
  await page.getByRole('button', { name: 'Remind 3 students' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(
    asked.getByText('3 students find it in their bell once more.', { exact: false }),
  ).toBeVisible();
  await asked.getByRole('button', { name: 'Remind' }).click();
  await expect(page.getByText('3 students were reminded.')).toBeVisible();
  await expect(rows.filter({ hasText: 'Today' })).toHaveCount(3);
  await expect(page.getByText('Everybody here was reminded today, or can start no more.')).toBeVisible();
  await expectAccessible(page);
  await page.context().close();
});

test('a draft is deleted from its page after a question, and comes back [CE-01]', async ({
  browser,
  request,
}, { retry }) => {
  const { teacher, assessmentId, name } = await sit(request, { from: 12, retry, types: ['mcq'] });
  await teacher.call(withdrawAssessmentCall, { assessment_id: assessmentId, version: 1, reason: '' });
  const page = await openAt(browser, people.coderTeacher.login, `/assessment/${assessmentId}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // Of a draft there is nothing to mark or to read.
  await expect(page.getByRole('button', { name: 'Results' })).toHaveCount(0);
  await pressInHeading(page, 'Delete the draft');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the draft' }).click();
  await expect(page).toHaveURL(/\/assessment$/);
  await expect(page.getByRole('heading', { name })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The draft is back.')).toBeVisible();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.context().close();
});
