import { expect, type Page } from '@playwright/test';
import { openAt } from '../classes/hillview.ts';
import { expectAccessible, people, test } from '../fixtures.ts';
import { CallsAs } from '../learning/calls-as.ts';
import { classmates } from '../works/calls-of-works.ts';
import { chooseGroup } from './schedule.model.ts';

/** A day and a time as clocks of the school show them, so many minutes from now. */
function schoolClock(minutes: number): { day: string; time: string } {
  const at = new Date(Date.now() + minutes * 60_000);
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(at);
  const [day = '', time = ''] = parts.split(', ');
  return { day, time };
}

async function typeMoment(page: Page, group: string, minutes: number): Promise<void> {
  const fields = page.getByRole('group', { name: group, exact: true });
  const { day, time } = schoolClock(minutes);
  await fields.getByLabel('Day').fill(day);
  await fields.getByLabel('Time').fill(time);
}

/** [CE-01] Two questions of a topic, one that a rule marks and one for a person. */
async function writeAssessment(page: Page, name: string, division: string): Promise<void> {
  await page.getByRole('button', { name: 'New assessment' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('combobox', { name: 'Add from a topic' }).click();
  await page.getByRole('option', { name: 'Safety online' }).click();
  for (const words of [/password/i, /Explain|Why|Describe|What would you/i])
    await page.getByRole('checkbox', { name: words }).first().check();
  await page.getByRole('button', { name: 'Add 2 questions' }).click();
  await chooseGroup(page, division);
  await typeMoment(page, 'Opens', -5);
  await typeMoment(page, 'Last start', 60);
  await typeMoment(page, 'Closes', 240);
  await page.getByRole('button', { name: 'Give to students' }).click();
  await expect(page.getByText('The assessment is saved.')).toBeVisible();
}

test('a teacher writes a test, a student takes it and loses nothing by a reload, the teacher marks and releases it [PR-08, CE-01, CE-02, CE-03, ER-35]', async ({
  browser,
  request,
}, { retry }) => {
  test.slow();
  const calls = await CallsAs.signIn(request, people.coderTeacher.login);
  const all = await classmates(calls, [people.coder.login, people.coderTwo.login], people.coder.login);
  const login = all[10 + retry]!;
  const name = `Safety test ${Math.random().toString(36).slice(2, 8)}`;
  const teacher = await openAt(browser, people.coderTeacher.login, '/assessment');
  await writeAssessment(teacher, name, 'Grade 6 D');
  await expectAccessible(teacher);

  const student = await openAt(browser, login, '/assessment');
  await student
    .getByRole('article')
    .filter({ hasText: name })
    .getByRole('button', { name: 'Look at it and start' })
    .click();
  await student.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(student.getByRole('heading', { name: 'Question 1 of 2' })).toBeVisible();
  await expectAccessible(student);
  for (const at of [1, 2]) {
    const written = student.getByRole('textbox', { name: 'Your answer' });
    if (await written.isVisible()) await written.fill('I never tell it to anybody.');
    else await student.getByRole('radio').first().check();
    if (at === 1) await student.getByRole('button', { name: 'Next' }).click();
  }
  await expect(student.getByText('Saved', { exact: true })).toBeVisible();
  // The page is loaded again: the same tab goes on, and everything is there.
  await student.reload();
  await expect(student.getByRole('button', { name: 'Question 2, answered' })).toBeVisible();
  await student.getByRole('button', { name: 'Hand in' }).click();
  await student.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(student.getByText('2 of 2 questions answered')).toBeVisible();
  await expect(student.getByText('Your result is not there yet.')).toBeVisible();

  await teacher.getByRole('button', { name: 'Results' }).click();
  const waiting = teacher.getByRole('row').filter({ hasText: 'To be marked' });
  await waiting.getByRole('button').first().click();
  // Of the answer that a key marked the desk offers to overrule it; the written one wants marks.
  const marks = teacher.getByRole('textbox', { name: /^Marks, at most/ });
  await expect(marks).toBeVisible();
  if ((await teacher.getByRole('button', { name: /^Count as/ }).count()) > 0)
    await teacher.getByRole('button', { name: 'Skip' }).click();
  await expect(teacher.getByText('I never tell it to anybody.')).toBeVisible();
  await marks.fill('2');
  await marks.press('Enter');
  // The written question is the first or the last one, as the topic has them.
  await expect(teacher.getByText('2 of 2', { exact: true })).toBeVisible();
  await teacher.getByRole('button', { name: 'Back to the results' }).click();
  await teacher.getByRole('button', { name: 'Release results' }).click();
  await teacher
    .getByRole('alertdialog')
    .getByRole('button', { name: /Release/ })
    .click();
  // The student hears of it where they are.
  await expect(student.getByText(/marks, .*%/)).toBeVisible();
  await teacher.context().close();
  await student.context().close();
});
