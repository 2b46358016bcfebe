import { assessmentGroupsCall } from '../../contract/assessments/calls/assessment-groups.call.ts';
import { createScheduleAssessmentCall } from '../../contract/assessments/calls/create-schedule-assessment.call.ts';
import { questionListCall } from '../../contract/assessments/calls/question-list.call.ts';
import { getFormSessionCall } from '../../contract/auth/calls/get-form-session.call.ts';
import { openAt } from '../classes/hillview.ts';
import { expectEveryLook } from '../every-look.ts';
import { expect, expectAccessible, people, test } from '../fixtures.ts';
import { pressInHeading } from '../folded-button.ts';
import { CallsAs } from '../learning/calls-as.ts';
import { Presses } from '../presses.ts';

/** The day so many days from now, as clocks of the school show it. */
const dayAfter = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' }).format(
    Date.now() + days * 86_400_000,
  );

/** Last week's test, which is over. */
async function lastWeeksTest(calls: CallsAs, name: string): Promise<number> {
  const { rows } = await calls.call(questionListCall, { page: 1, size: 3, filters: { type: 'mcq' } });
  const { data: groups } = await calls.call(assessmentGroupsCall, {});
  const group = groups.find(({ division_id: division }) => division !== 0);
  if (!group) throw new Error('The teacher teaches no division.');
  const day = dayAfter(-7);
  const { formSession } = await calls.call(getFormSessionCall, { form: 'assessment' });
  const saved = await calls.call(createScheduleAssessmentCall, {
    assessment_name: name,
    assessment_date: day,
    start_time: '09:00',
    last_start_date: day,
    last_start_time: '09:10',
    end_date: day,
    end_time: '10:00',
    minutes: 40,
    items: rows.map(({ id }) => ({ question_id: id })),
    groups: [{ grade_id: group.grade_id, division_id: group.division_id }],
    formSession,
  });
  return saved.data.assessment_id;
}

test('a teacher gives last week’s test to another division with few presses, after they saw how many it reaches and what it looks like, and takes it back [PR-08, CE-01, CO-20]', async ({
  browser,
  request,
}) => {
  test.slow();
  const name = `Weekly test ${Math.random().toString(36).slice(2, 8)}`;
  const calls = await CallsAs.signIn(request, people.coderTeacher.login);
  const id = await lastWeeksTest(calls, name);
  const page = await openAt(browser, people.coderTeacher.login, `/assessment/${id}`);
  const hand = new Presses(page);
  await hand.click(page.getByRole('button', { name: 'Use again' }));
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  const opens = page.getByRole('group', { name: 'Opens', exact: true });
  await expect(opens.getByLabel('Day')).toHaveValue(dayAfter(7));
  await expect(opens.getByLabel('Time')).toHaveValue('09:00');
  await expect(page.getByText('Choose who takes it.')).toBeVisible();
  const groups = /^Divisions, clubs and batches/;
  await hand.click(
    page
      .getByRole('button', { name: groups })
      .or(page.getByRole('combobox', { name: groups }))
      .first(),
  );
  await hand.click(page.getByRole('option', { name: /^Grade 6 D$/ }));
  await hand.press('Escape');
  await expect(page.getByText(/\d+ students take it\./)).toBeVisible();
  await hand.click(page.getByRole('button', { name: 'Give to students' }));
  await expect(page.getByText('The assessment is saved.')).toBeVisible();
  hand.expectAtMost(5);

  // The page of the new one: it is changed, looked at and taken back.
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('button', { name: 'See it as a student' }).click();
  const paper = page.getByRole('dialog', { name: 'The paper of one student' });
  await expect(paper.getByText('Question 3 of 3')).toBeVisible();
  await expectAccessible(page);
  await paper.getByRole('button', { name: 'Close' }).click();
  await expectAccessible(page);
  await expectEveryLook(page, 'assessment-editor');
  // Nothing typed is lost unasked.
  await page.getByRole('textbox', { name: 'Name' }).fill(`${name}, later`);
  await page.getByRole('button', { name: 'Back' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Leave this page?' });
  await asked.getByRole('button', { name: 'Keep writing' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name}, later` })).toBeVisible();
  await pressInHeading(page, 'Take it back');
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('The assessment is a draft again.')).toBeVisible();
  await page.context().close();
});
