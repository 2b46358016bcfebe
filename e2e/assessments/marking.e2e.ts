import { expect } from '@playwright/test';
import { updateSubjectiveMarksCall } from '../../contract/assessments/calls/update-subjective-marks.call.ts';
import { openAt } from '../classes/hillview.ts';
import { expectEveryLook } from '../every-look.ts';
import { expectAccessible, people, test } from '../fixtures.ts';
import { CallsAs } from '../learning/calls-as.ts';
import { readPdf } from '../pdf-text.ts';
import { Presses } from '../presses.ts';
import { classmates } from '../works/calls-of-works.ts';
import { giveTheory, handIn } from './marking-world.ts';
import { signInAll } from './practical-world.ts';

/** Students who are in no other journey, others at a second try; each takes the test so often. */
async function taken(
  request: Parameters<typeof CallsAs.signIn>[0],
  { retry, from, students, each }: Record<'retry' | 'from' | 'students' | 'each', number>,
) {
  const teacher = await CallsAs.signIn(request, people.coderTeacher.login);
  const all = await classmates(teacher, [people.coder.login, people.coderTwo.login], people.coder.login);
  const logins = all.slice(from + retry * students, from + (retry + 1) * students);
  const callers = await signInAll(request, logins);
  const name = `Marked by keys ${Math.random().toString(36).slice(2, 8)}`;
  const assessmentId = await giveTheory(teacher, callers, { name, attempts: each });
  for (let nth = 1; nth <= each; nth += 1)
    for (const [at, caller] of callers.entries())
      await handIn(caller, assessmentId, `Answer ${nth} of student ${at + 1}.`);
  return { teacher, assessmentId };
}

test('a teacher marks twenty answers of one question by keyboard with two presses each, and goes on to the release [CE-02, CE-03]', async ({
  browser,
  request,
}, { retry }) => {
  test.slow();
  const { assessmentId } = await taken(request, { retry, from: 0, students: 2, each: 10 });
  const page = await openAt(browser, people.coderTeacher.login, `/assessment/${assessmentId}/results`);
  await page.getByRole('button', { name: 'Mark answers' }).click();
  await expect(page.getByText('Answer 1 of student 1.')).toBeVisible();
  await expectAccessible(page);
  const marks = page.getByRole('textbox', { name: /^Marks, at most 5/ });
  const hand = new Presses(page);
  for (let at = 0; at < 20; at += 1) {
    const shown = `Answer ${Math.floor(at / 2) + 1} of student ${(at % 2) + 1}.`;
    await expect(page.getByText(shown)).toBeVisible();
    await expect(marks).toBeFocused();
    await hand.press(String(at % 6));
    await hand.press('Enter');
  }
  await expect(page.getByText('All answers here are marked')).toBeVisible();
  await expect(page.getByText('20 of 20')).toBeVisible();
  hand.expectAtMost(20 * 2);

  // A key is overruled with a reason, and the sum follows.
  await page.getByText('All', { exact: true }).click();
  await expect(marks).toBeFocused();
  await page.getByRole('combobox', { name: 'Order' }).click();
  await page.getByRole('option', { name: /^Question 1/ }).click();
  await expect(page.getByText('This student has 0 of 6 marks so far')).toBeVisible();
  // What was chosen stands in the address: a reload keeps it.
  await expect(page).toHaveURL(/\/mark\?question=\d+&state=all$/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Order' })).toHaveText(/^Question 1/);
  await page.getByRole('textbox', { name: /Reason/ }).fill('The picture did not load.');
  await page.getByRole('button', { name: 'Count as correct' }).click();
  await expect(page.getByText('This student has 1 of 6 marks so far')).toBeVisible();
  await expect(page.getByText('The key was overruled: ⁨The picture did not load.⁩')).toBeVisible();
  await expectEveryLook(page, 'a key that is overruled');
  // A part of the marks does as well.
  const part = page.getByRole('textbox', { name: /^Marks, at most 1/ });
  await part.fill('0.5');
  await page.getByRole('textbox', { name: /Reason/ }).fill('One half is right.');
  await part.press('Enter');
  await expect(page.getByText('Saved: 0.5 of 1', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText('This student has 0.5 of 6 marks so far')).toBeVisible();

  await page.getByRole('button', { name: 'Back to the results' }).click();
  await page.getByRole('button', { name: 'Release results' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('2 students can read their results from now on')).toBeVisible();
  await expect(dialog.getByText('These are 20 attempts.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Release results' }).click();
  await expect(page.getByText('20 results are released.')).toBeVisible();
  await page.context().close();
});

test(
  'results lead to the desk at one student and back, and are printed as sheets [CE-02]',
  { tag: '@long' },
  async ({ browser, request }, { retry }) => {
    test.slow();
    const { assessmentId } = await taken(request, { retry, from: 20, students: 2, each: 1 });
    const page = await openAt(browser, people.coderTeacher.login, `/assessment/${assessmentId}/results`);
    const list = page.getByRole('table', { name: 'Results' });
    const rows = list.locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(2);
    await rows.first().getByRole('button').first().click();
    await expect(page).toHaveURL(/\/mark\?attempt=\d+&state=all$/);
    // All answers of this one, those that a key marked too, and nothing of the other one.
    const order = page.getByRole('combobox', { name: 'Order' });
    await expect(order).toHaveText(/^Only/);
    await expect(page.getByText('1 of 2', { exact: true })).toBeVisible();
    await page.reload();
    await expect(order).toHaveText(/^Only/);
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.getByRole('textbox', { name: /^Marks, at most 5/ }).fill('4');
    await page.keyboard.press('Enter');
    await expect(page.getByText('All answers here are marked')).toBeVisible();
    await page.getByRole('button', { name: 'Results and release' }).click();

    await expect(rows).toHaveCount(2);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Print result sheets' }).click();
    const dialog = page.getByRole('dialog', { name: 'Print result sheets' });
    await expect(dialog.getByText('2 students, as the list shows them now.')).toBeVisible();
    await expectAccessible(page);
    await expectEveryLook(page, 'what is printed of the results');
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await dialog.getByRole('button', { name: 'Print', exact: true }).click();
    await expect(page.locator('html[data-printed]')).toBeAttached();
    const pages = await readPdf(await page.pdf({ format: 'A4' }));
    const [first = '', ...sheets] = pages.map(({ text }) => text);
    for (const words of ['2 students', '4 of 6', 'Not marked yet']) expect(first).toContain(words);
    expect(sheets).toHaveLength(2);
    for (const sheet of sheets)
      for (const words of ['Result sheet', 'Question 1', 'What is right', 'printed on'])
        expect(sheet).toContain(words);
    expect(sheets.join(' ')).toContain('Answer 1 of student 1.');
    await expect(dialog).toBeHidden();
    await page.context().close();
  },
);

test('of two teachers the slower one chooses, in Urdu on a phone and in the dark, without names [CE-02, ER-35]', async ({
  browser,
  request,
}, { retry }) => {
  test.slow();
  const { teacher, assessmentId } = await taken(request, { retry, from: 14, students: 2, each: 1 });
  const page = await openAt(browser, people.coderTeacher.login, `/assessment/${assessmentId}/mark`, 390);
  await page.evaluate(() => {
    localStorage.setItem('banyan.language', 'ur');
    localStorage.setItem('banyan.theme', 'dark');
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const answers = page.waitForResponse(/answers-to-mark$/);
  await page.getByRole('switch', { name: 'نام چھپائیں' }).check();
  await expect(page.getByRole('heading', { name: 'نام چھپا ہے' })).toBeVisible();
  await expect(page.getByText('Answer 1 of student 1.')).toBeVisible();
  const rows = (await (await answers).json()) as {
    data: { rows: { attempt_id: number; position: number }[] };
  };
  const [first] = rows.data.rows;
  const marks = page.getByRole('textbox', { name: /^نمبر، زیادہ سے زیادہ/ });
  await marks.fill('3');
  await teacher.call(updateSubjectiveMarksCall, {
    attempt_id: first?.attempt_id ?? 0,
    rows: [{ position: first?.position ?? 0, marks: 4, version: 1 }],
  });
  await expect(page.getByText('اس دوران کسی اور نے یہ جواب جانچ دیا۔').first()).toBeVisible();
  await expect(marks).toHaveValue('3');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'میرے رکھیں' }).click();
  await page.getByRole('button', { name: 'محفوظ کریں اور اگلا' }).click();
  await expect(page.getByText('Answer 1 of student 2.')).toBeVisible();
  await expectEveryLook(page, 'the marking desk in Urdu');
  await page.context().close();
});
