import type { Locator } from '@playwright/test';
import { generateStudentOtpCall } from '../../contract/assessments/calls/generate-student-otp.call.ts';
import { individualScheduleAssessmentCall } from '../../contract/assessments/calls/individual-schedule-assessment.call.ts';
import { attempt as words } from '../../src/features/assessments/attempt/attempt-messages.ur.ts';
import { sql } from '../auth/lakeside.ts';
import { expectEveryLook } from '../every-look.ts';
import { expect, expectAccessible, people, test } from '../fixtures.ts';
import { Presses } from '../presses.ts';
import { Arrivals, AttemptPage, openDevice, tabTo } from './attempt.model.ts';
import { endIn, sit, written } from './attempt-world.ts';

const everyType = ['mcq', 'multi', 'true_false', 'fill', 'match', 'subjective'];

test('a student shuts the browser in mid-word and goes on elsewhere; of two answers of two devices they choose one [CE-01]', async ({
  browser,
  request,
}, { retry }) => {
  test.slow();
  const { logins, assessmentId } = await sit(request, { from: 0, retry });
  const desk = await openDevice(browser, logins[0]!);
  const first = await AttemptPage.open(desk, assessmentId);
  await first.start();
  await first.turnTo(2);
  await first.write('They refl');
  await expect(first.saved).toBeVisible();
  await desk.setOffline(true);
  await first.write('ect the sun');
  await expect(first.page.getByText('No connection. Go on: your answers stay here')).toBeVisible();
  await expect(first.page.getByText('What you write stays on this device')).toBeVisible();
  const storage = await desk.storageState();
  await desk.close();

  const phone = await openDevice(browser, logins[0]!, { width: 390 });
  const second = await AttemptPage.open(phone, assessmentId);
  await second.turnTo(2);
  await expect(second.answer).toHaveValue('They refl');
  await expect(second.answer).not.toBeEditable();
  await second.here.click();
  await expect(second.answer).toBeEditable();
  await second.answer.fill('Stars shine on them');
  await expect(second.saved).toBeVisible();

  const again = await openDevice(browser, logins[0]!, { storage });
  const third = await AttemptPage.open(again, assessmentId);
  await third.turnTo(2);
  const both = third.page.getByText('You have two answers to this question');
  await expect(both).toBeVisible();
  await expect(third.page.getByText('They reflect the sun', { exact: false })).toBeVisible();
  await expect(third.answer).toHaveValue('Stars shine on them');
  await third.here.click();
  await third.page.getByRole('button', { name: 'Use the one of this browser' }).click();
  await expect(third.answer).toHaveValue('They reflect the sun');
  await expect(both).toHaveCount(0);
  await expect(third.saved).toBeVisible();
  // The phone hears of it, and reads.
  await expect(second.answer).not.toBeEditable();
  await expect(second.here).toBeVisible();
  await third.handIn();
  expect(await written(assessmentId)).toEqual({ counts: ['They reflect the sun'], late: [] });
  await phone.close();
  await again.close();
});

test(
  'offline in the last seconds: what was typed in time counts, and what came too late is kept and said [CE-01]',
  { tag: '@long' },
  async ({ browser, request }, { retry }) => {
    test.slow();
    for (const [from, minutesAway] of [
      [1, 0],
      [2, 5],
    ] as const) {
      const { logins, assessmentId } = await sit(request, { from, retry });
      const context = await openDevice(browser, logins[0]!);
      const attempt = await AttemptPage.open(context, assessmentId);
      await attempt.start();
      await endIn(assessmentId, 15);
      await attempt.page.reload();
      await attempt.turnTo(2);
      await attempt.write('In time');
      await expect(attempt.saved).toBeVisible();
      await context.setOffline(true);
      await attempt.write(', and offline');
      await expect(attempt.page.getByText('No connection. Go on: your answers stay here')).toBeVisible();
      await expect(attempt.page.getByText('What you write stays on this device')).toBeVisible();
      await expect(attempt.answer).toHaveValue('In time, and offline');
      // The time ends while nothing gets through.
      await expect(attempt.page.getByText('Time is over. Your answers stay on this device')).toBeVisible({
        timeout: 30_000,
      });
      await expect(attempt.answer).not.toBeEditable();
      if (minutesAway > 0) await endIn(assessmentId, -60 * minutesAway);
      await context.setOffline(false);
      if (minutesAway > 0) {
        await expect(attempt.page.getByText('Your last answers came too late')).toBeVisible();
        await expect(attempt.page.getByText('They are kept for your teacher')).toBeVisible();
        await attempt.page.getByRole('button', { name: 'See what was handed in' }).click();
      }
      await attempt.seeReceipt(/^(Time was over|The assessment closed) on/);
      expect(await written(assessmentId)).toEqual(
        minutesAway > 0
          ? { counts: ['In time'], late: ['In time, and offline'] }
          : { counts: ['In time, and offline'], late: [] },
      );
      await context.close();
    }
  },
);

test(
  'a code opens one start of one student; the fifth wrong one waits [CE-03]',
  { tag: '@long' },
  async ({ browser, request }, { retry }) => {
    test.slow();
    const given = await sit(request, {
      from: 3,
      students: 2,
      retry,
      types: ['mcq'],
      changes: { attempts: 2, needs_code: 1 },
    });
    const { teacher, students, logins, assessmentId } = given;
    const { data } = await teacher.call(generateStudentOtpCall, {
      assessment_id: assessmentId,
      student_ids: students.map(({ id }) => id),
    });
    const codeOf = (at: number) => data.find(({ student_id: id }) => id === students[at]?.id)?.otp ?? '';
    const one = await openDevice(browser, logins[0]!);
    const mine = await AttemptPage.open(one, assessmentId);
    // Small letters do as well.
    await mine.startWith(codeOf(0).toLowerCase());
    await expect(mine.page.getByRole('heading', { name: 'Question 1 of 1' })).toBeVisible();
    await mine.page.getByRole('radio').first().check();
    await mine.handIn();
    await mine.page.getByRole('button', { name: 'Take it again' }).click();
    // What is half typed stays while the page asks the server again.
    const own = mine.page.getByLabel('Your code');
    await own.fill('AB');
    const asked = mine.page.waitForResponse(/get-attempt$/);
    await teacher.call(individualScheduleAssessmentCall, {
      assessment_id: assessmentId,
      student_id: students[0]?.id ?? 0,
      extra_minutes: 5,
      version: 0,
    });
    await asked;
    await expect(own).toHaveValue('AB');
    await mine.startWith(codeOf(0));
    await expect(mine.page.getByText('This code was used. Ask your teacher for a new one.')).toBeVisible();
    await one.close();

    const two = await openDevice(browser, logins[1]!);
    const other = await AttemptPage.open(two, assessmentId);
    const code = other.page.getByLabel('Your code');
    for (const [at, typed] of [codeOf(0), 'AAAAAA', 'BBBBBB', 'CCCCCC', 'DDDDDD'].entries()) {
      await other.startWith(typed);
      const words = at < 4 ? `After ${4 - at} more wrong codes` : 'Too many wrong codes. Try again in';
      await expect(other.page.getByText(words)).toBeVisible();
      await expect(code).toHaveAttribute('aria-invalid', 'true');
    }
    // The right one waits too.
    await other.startWith(codeOf(1));
    await expect(other.page.getByText('Too many wrong codes. Try again in')).toBeVisible();
    await expect(other.page.getByRole('button', { name: 'Start', exact: true })).toBeEnabled();
    await sql('update exam_code_tries set wait_until = now() where assessment_id = $1', [assessmentId]);
    await other.startWith(codeOf(1));
    await expect(other.page.getByRole('heading', { name: 'Question 1 of 1' })).toBeVisible();
    await two.close();
  },
);

test('a second tab reads until it goes on here, and then the first one reads [CE-01]', async ({
  browser,
  request,
}, { retry }) => {
  const { logins, assessmentId } = await sit(request, { from: 5, retry });
  const context = await openDevice(browser, logins[0]!);
  const first = await AttemptPage.open(context, assessmentId);
  await first.start();
  await first.page.getByRole('radio', { name: 'Jupiter' }).check();
  await expect(first.saved).toBeVisible();
  const second = await AttemptPage.open(context, assessmentId);
  await expect(second.page.getByText('Here you can read.', { exact: false })).toBeVisible();
  await expect(second.page.getByRole('radio', { name: 'Jupiter' })).toBeChecked();
  await expect(second.page.getByRole('radio', { name: 'Mars' })).toBeDisabled();
  await expect(second.handInButton).toBeDisabled();
  await second.here.click();
  await second.page.getByRole('radio', { name: 'Mars' }).check();
  await expect(second.saved).toBeVisible();
  await expect(first.here).toBeVisible();
  await expect(first.page.getByRole('radio', { name: 'Mars' })).toBeDisabled();
  await first.here.click();
  await expect(first.page.getByRole('radio', { name: 'Mars' })).toBeChecked();
  await expect(second.here).toBeVisible();
  await first.handIn();
  // The other tab needs nobody to load it anew.
  await second.seeReceipt(/^You handed it in/);
  await context.close();
});

test(
  'a tab that is opened from an assessment only reads; a reload goes on writing [CE-01]',
  { tag: '@long' },
  async ({ browser, request }, { retry }) => {
    const { logins, assessmentId } = await sit(request, { from: 4, retry });
    const context = await openDevice(browser, logins[0]!);
    const first = await AttemptPage.open(context, assessmentId);
    await first.start();
    await first.turnTo(2);
    await first.write('Before');
    await expect(first.saved).toBeVisible();
    const [page] = await Promise.all([
      context.waitForEvent('page'),
      first.page.evaluate(() => void window.open(location.href)),
    ]);
    const second = new AttemptPage(page);
    await second.turnTo(2);
    await expect(second.here).toBeVisible();
    await expect(second.answer).not.toBeEditable();
    await first.page.reload();
    await first.turnTo(2);
    await first.write(' and after');
    await expect(first.saved).toBeVisible();
    await first.page.close();
    await second.here.click();
    await expect(second.answer).toHaveValue('Before and after');
    await context.close();
  },
);

test('from the first screen to the receipt a test of two questions takes seven presses [DF-08, EN-27]', async ({
  browser,
  request,
}, { retry }) => {
  const { logins, name } = await sit(request, { from: 6, retry });
  const context = await openDevice(browser, logins[0]!);
  const page = await context.newPage();
  await page.goto('/student');
  const hand = new Presses(page);
  const card = page.getByRole('article').filter({ hasText: name }).last();
  await hand.click(card.getByRole('button', { name: 'Look at it and start' }));
  await hand.click(page.getByRole('button', { name: 'Start', exact: true }));
  await hand.click(page.getByRole('radio', { name: 'Jupiter' }));
  await hand.click(page.getByRole('button', { name: 'Next' }));
  const answer = page.getByRole('textbox', { name: 'Your answer' });
  await hand.click(answer);
  await hand.type(answer, 'They reflect the sun.');
  await hand.click(page.getByRole('button', { name: 'Hand in' }));
  await hand.click(page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }));
  await expect(page.getByText('2 of 2 questions answered')).toBeVisible();
  process.stdout.write(`presses: a test of two questions: ${hand.count} of 7\n`);
  hand.expectAtMost(7);
  await context.close();
});

test(
  'nothing of a key reaches the browser of a student before the release [CE-01, QU-37]',
  { tag: '@long' },
  async ({ browser, request }, { retry }) => {
    test.slow();
    const given = await sit(request, { from: 7, retry, types: everyType });
    const { logins, assessmentId, word } = given;
    const context = await openDevice(browser, logins[0]!);
    const arrivals = new Arrivals(context);
    const home = await context.newPage();
    await home.goto('/student');
    await expect(home.getByText(given.name).last()).toBeVisible();
    const attempt = await AttemptPage.open(context, assessmentId);
    await attempt.start();
    await attempt.page.getByRole('radio', { name: 'Jupiter' }).check();
    await attempt.turnTo(6);
    await attempt.write('They are warm.');
    await expect(attempt.saved).toBeVisible();
    await attempt.page.reload();
    await attempt.turnTo(4);
    await expect(attempt.page.getByText('Our galaxy is called')).toBeVisible();
    const shown = await attempt.page.content();
    await attempt.handIn();
    await expect(attempt.page.getByText('Your result is not there yet.')).toBeVisible();
    const came = await arrivals.text();
    expect(came).toContain('Our galaxy is called');
    expect(came.includes(word) || shown.includes(word)).toBe(false);
    expect(came).not.toMatch(/"(isRight|modelAnswer|explanation|tolerance)":/);
    await context.close();

    // Whoever marks it does get it: the words would have been found.
    const desk = await openDevice(browser, people.coderTeacher.login);
    const seen = new Arrivals(desk);
    const marking = await desk.newPage();
    await marking.goto(`/assessment/${assessmentId}/mark`);
    await expect(marking.getByText('They are warm.')).toBeVisible();
    expect(await seen.text()).toContain(word);
    await desk.close();
  },
);

test('a whole test by keyboard, in Urdu, on a phone, in the dark; a screen reader hears how much time is left [CE-01]', async ({
  browser,
  request,
}, { retry }) => {
  test.setTimeout(180_000);
  const { logins, assessmentId } = await sit(request, { from: 8, retry, types: everyType });
  const kept = { 'banyan.language': 'ur', 'banyan.theme': 'dark' };
  const context = await openDevice(browser, logins[0]!, { width: 390, kept });
  const { page } = await AttemptPage.open(context, assessmentId);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(button(words.start)).toBeVisible();
  await expectAccessible(page);
  await press(button(words.start));
  const answers = [
    () => press(page.getByRole('radio').first(), 'Space'),
    async () => {
      await press(page.getByRole('checkbox').first(), 'Space');
      await press(page.getByRole('checkbox').nth(1), 'Space');
    },
    () => press(page.getByRole('radio').first(), 'Space'),
    async () => {
      await tabTo(page, page.getByRole('textbox'));
      await page.keyboard.type('Milky Way');
    },
    async () => {
      for (const at of [0, 1]) {
        await press(page.getByRole('combobox').nth(at), 'Enter');
        await expect(page.getByRole('option').first()).toBeVisible();
        await page.keyboard.press('Home');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('option')).toHaveCount(0);
      }
    },
    async () => {
      await tabTo(page, page.getByRole('textbox'));
      await page.keyboard.type('سورج کی روشنی سے۔');
    },
  ];
  for (const [at, answer] of answers.entries()) {
    await expect(page.getByRole('heading', { name: words.question(at + 1, answers.length) })).toBeVisible();
    await expectAccessible(page);
    await answer();
    if (at + 1 < answers.length) await press(button(words.next));
  }
  await expect(page.getByText(words.links.saved, { exact: true })).toBeVisible();
  for (const minutes of [10, 5, 1] as const) {
    // The mark is a moment away, and is reached while the page stands.
    await endIn(assessmentId, minutes * 60 + 12);
    await page.reload();
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(page.getByRole('status').getByText(words.leftNow(minutes))).toBeAttached({
      timeout: 30_000,
    });
  }
  await expectEveryLook(page, 'a test in Urdu');
  await page.setViewportSize({ width: 390, height: 844 });
  await press(button(words.handIn));
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(words.handInAll)).toBeVisible();
  await expectAccessible(page);
  await press(question.getByRole('button', { name: words.handIn }));
  await expect(page.getByText(words.answeredOf(6, 6))).toBeVisible();
  await expectAccessible(page);
  await context.close();
});
