import { devices, type PlaywrightWorkerArgs } from '@playwright/test';
import { getProjectSessionListCall } from '../../contract/teaching/calls/get-project-session-list.call.ts';
import { shareProjectSessionCall } from '../../contract/teaching/calls/share-project-session.call.ts';
import { times } from '../../tests/long.ts';
import { expectEveryLook } from '../every-look.ts';
import { expect, expectAccessible, people, test } from '../fixtures.ts';
import { CallsAs } from '../learning/calls-as.ts';
import { LearningPage } from '../learning/learning.model.ts';
import { Presses } from '../presses.ts';
import { draftsHere, markedSignedIn, signInAtServer } from '../signed-in.ts';
import { addPhrase, classmates, handIn, projectOf } from './calls-of-works.ts';
import { WorksPage } from './works.model.ts';

interface Site extends Pick<PlaywrightWorkerArgs, 'playwright'> {
  readonly baseURL: string | undefined;
}

/** Each person has a request of their own: a session is a cookie too. */
async function callsAs({ playwright, baseURL }: Site, login: string): Promise<CallsAs> {
  return CallsAs.signIn(await playwright.request.newContext(baseURL ? { baseURL } : {}), login);
}

/** Of 10C who wait for nothing in other journeys. */
const busy = [people.rudra.login];

test('works are reviewed one after another by keys alone, with at most three presses each, and the list stays the one that was chosen [C5-01, C5-02, C5-03]', async ({
  playwright,
  baseURL,
  pageAs,
}, { retry }) => {
  test.setTimeout(times(180_000, 600_000));
  const site = { playwright, baseURL };
  const teacher = await callsAs(site, people.zoya.login);
  const logins = (await classmates(teacher, busy)).slice(0, times(6, 30));
  const students: CallsAs[] = [];
  for (const login of logins) students.push(await callsAs(site, login));
  const project = await projectOf(students, { teacher });
  const phrase = `Well thought out ${retry}`;
  await addPhrase(teacher, phrase);
  for (const [at, student] of students.entries())
    await handIn(student, project.id, { learning: `I learned step ${at}.` });

  const page = await pageAs('zoya');
  await page.goto(`/review?filter=project:${project.id},state:in_review`);
  await expect(page.getByRole('row')).toHaveCount(logins.length + 1);
  const begin = page.getByRole('button', { name: 'Begin reviewing' });
  // It knows the first work.
  await expect(begin).not.toHaveAttribute('aria-disabled', 'true');
  await begin.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  const feedback = page.getByRole('textbox', { name: 'Feedback', exact: true });
  for (const at of logins.keys()) {
    await expect(page.getByText(`I learned step ${at}.`)).toBeVisible();
    await expect(heading).toContainText(project.title);
    const left = logins.length - at;
    await expect(
      page.getByText(left === 1 ? 'One work is waiting' : `${left} works are waiting`),
    ).toBeVisible();
    const hand = new Presses(page);
    if (at % 3 === 1) {
      await hand.press('F2');
      await hand.type(feedback, `I like step ${at}.`);
    } else if (at % 3 === 2) {
      await hand.press('F9');
      await expect(page.getByRole('option', { name: phrase }).first()).toBeVisible();
      // Letters find it, as in any list.
      await page.keyboard.type(phrase.slice(0, 4));
      await hand.press('Enter');
      await expect(feedback).toHaveValue(phrase);
      await expect(feedback).toBeFocused();
    }
    await hand.press(at % 3 === 1 ? 'Control+Shift+Enter' : 'Control+Enter');
    hand.expectAtMost(3);
  }
  await expect(page.getByText('All done', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the list' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`filter=project.{1,3}${project.id}`));
  await page.goto(`/review?filter=project:${project.id},state:reviewed`);
  await expect(page.getByRole('row')).toHaveCount(logins.length + 1);

  await page
    .getByRole('button', { name: /^(Download works|More)/ })
    .first()
    .click();
  const folded = page.getByRole('menuitem', { name: 'Download works' });
  if (await folded.isVisible()) await folded.click();
  const zip = page.getByRole('dialog', { name: 'Download works' });
  await zip.getByRole('combobox', { name: 'Division' }).click();
  await page.getByRole('option', { name: 'Grade 10 C' }).click();
  await zip.getByRole('combobox', { name: 'Project' }).click();
  await page.getByRole('option', { name: project.title }).click();
  await expect(zip.getByText(`${logins.length} works are in the file.`)).toBeVisible();
  await expectAccessible(page);
  const coming = page.waitForEvent('download');
  await zip.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await coming).suggestedFilename()).toMatch(/\.zip$/);
});

test('the card of progress counts what was given, and each counter leads to its list [DF-04, DF-05, C2-05, EN-29]', async ({
  openAs,
}) => {
  const { page } = await openAs('zoya');
  const card = page.getByRole('region', { name: 'Project progress' });
  await expect(card.getByRole('progressbar', { name: 'Handed in' })).toHaveAttribute(
    'aria-valuetext',
    /expected works? (are|is) handed in$/,
  );
  await expect(card.getByRole('tab')).toHaveText(['Classroom', 'Personalised']);
  const counters = card.getByRole('listitem');
  await expect(counters).toHaveText([
    /^Assigned/,
    /^Completed/,
    /^Expected Upload/,
    /^Output Uploaded/,
    /^Reviewed/,
  ]);
  await card.getByRole('tab', { name: 'Personalised' }).click();
  await expect(card.getByRole('link', { name: /^Assigned/ })).toHaveAttribute(
    'href',
    '/myteaching/Personalised',
  );
  await card.getByRole('tab', { name: 'Classroom' }).click();
  await expect(counters).toHaveCount(5);
  await expectEveryLook(page, 'progress');
  // Students of other tests hand in between the two counts: then both are read again.
  await expect(async () => {
    if (!(await card.isVisible())) await page.goBack();
    const missing = Number.parseInt((await card.getByText(/are missing$/).textContent()) ?? '', 10);
    await card.getByRole('link', { name: /^Expected Upload/ }).click();
    await expect(page.getByRole('heading', { name: 'Not handed in', level: 1 })).toBeVisible();
    await expect(page.getByText(new RegExp(`of ${missing}\\b`)).first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page.goBack();
  await card.getByRole('link', { name: /^Completed/ }).click();
  await expect(page).toHaveURL(/Classroom.*state=done/);
  const show = page.getByRole('combobox', { name: 'Show' });
  await expect(show).toHaveText('Finished');
  await show.click();
  await page.getByRole('option', { name: 'All', exact: true }).click();
  await expect(page).not.toHaveURL(/state=/);
  await page.goBack();
  await card.getByRole('link', { name: /^Reviewed/ }).click();
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('reviewed');
});

test('a teacher of clubs sees the progress of clubs first [DF-04]', { tag: '@long' }, async ({ openAs }) => {
  const { page } = await openAs('clubTeacher');
  const card = page.getByRole('region', { name: 'Project progress' });
  await expect(card.getByRole('tab')).toHaveText(['Club', 'Personalised']);
  await expect(card.getByRole('tab', { name: 'Club' })).toHaveAttribute('aria-selected', 'true');
});

test('a failure of the counts is told in two words, and can be tried again [ER-09, ER-31]', {
  tag: '@long',
}, async ({ openAs }) => {
  const { page } = await openAs('zoya');
  let isBroken = true;
  await page.route('**/faculty-project-count', (route) => (isBroken ? route.abort() : route.continue()));
  await page.reload();
  const card = page.getByRole('region', { name: 'Project progress' });
  await expect(card.getByRole('alert')).toContainText(/Error\s*Something Went Wrong/);
  isBroken = false;
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card.getByRole('progressbar')).toBeVisible();
});

test('who has not handed in is narrowed, reminded once a day, and exported [C5-04, C5-05]', async ({
  pageAs,
}) => {
  const page = await pageAs('zoya');
  await page.goto('/review/pending');
  const row = page.getByRole('row').nth(1);
  const project = (await row.getByRole('cell').nth(1).textContent()) ?? '';
  await page.getByRole('combobox', { name: 'Project', exact: true }).selectOption({ label: project });
  await expect(page).toHaveURL(/filter=project/);
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Remind' }).click();
  await expect(page.getByText('One reminder was sent.')).toBeVisible();
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Remind' }).click();
  await expect(page.getByText('One was reminded today already or has handed in.')).toBeVisible();

  await page.getByRole('button', { name: 'Remind all' }).click();
  const sure = page.getByRole('alertdialog');
  await expect(sure).toContainText('Nobody is reminded twice a day of a project.');
  await sure.getByRole('button', { name: 'Remind all' }).click();
  await expect(page.getByText(/reminders were sent\./).first()).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  expect((await coming).suggestedFilename()).toMatch(/^Not handed in .+\.csv$/);
  await expectEveryLook(page, 'pending');
});

test('a session to practise is handed in where it is read, and waits for the teacher [C5-03, CW-16]', async ({
  pageAs,
  playwright,
  baseURL,
}) => {
  const student = new LearningPage(await pageAs('rudra'));
  const id = await student.openProject('Guess my number');
  const teacher = await callsAs({ playwright, baseURL }, people.zoya.login);
  const which = await student.firstSession(teacher, id);
  const { data } = await teacher.call(getProjectSessionListCall, {
    project_id: id,
    grade: which.grade,
    division: which.division,
  });
  const practice = data.sessions.find(({ type }) => type === 'practice');
  if (!practice) throw new Error('The project has no session to practise.');
  await teacher.call(shareProjectSessionCall, {
    ...which,
    session_id: practice.session_id,
    faculty_id: teacher.id,
    school_id: teacher.schoolId,
    division: [which.division],
  });
  const { page } = student;
  await page.goto(`/mylearning/project/${id}/session/${practice.session_id}`);
  const works = new WorksPage(page);
  await works.open('Hand in');
  await works.learn('I practised loops.');
  await works.dialog.getByRole('textbox', { name: 'Add URL' }).fill('https://example.org/practice');
  await works.submit();
  await expect(page.getByText('In review', { exact: true })).toBeVisible();
  await expectEveryLook(page, 'practice');

  const review = await pageAs('zoya');
  await review.goto('/review?filter=kind:practice,state:in_review');
  await expect(review.getByRole('row').filter({ hasText: people.rudra.name })).toBeVisible();
});

test('a phone, which has a coarse pointer alone, reads drafts and feedback and is told where to upload [PU-01, QU-42]', async ({
  browser,
  playwright,
  baseURL,
}, { retry }) => {
  const site = { playwright, baseURL };
  const teacher = await callsAs(site, people.zoya.login);
  const login = (await classmates(teacher, busy)).at(-1 - retry) ?? '';
  const student = await callsAs(site, login);
  const project = await projectOf([student], { back: 3 });
  await handIn(student, project.id, { learning: 'A draft from the computer room.', isDraft: true });
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    ...(baseURL ? { baseURL, storageState: markedSignedIn(baseURL) } : {}),
    locale: 'en-GB',
  });
  await draftsHere.run(context);
  await signInAtServer(context, login);
  const works = new WorksPage(await context.newPage());
  await works.page.goto(`/mylearning/project/${project.id}`);
  await expect(works.page.getByText('Draft kept')).toBeVisible();
  await works.open('Hand in');
  await expect(works.dialog.getByText('Please use a desktop device to upload your project.')).toBeVisible();
  await expect(works.dialog.getByText('A draft from the computer room.')).toBeVisible();
  await expect(works.dialog.getByRole('button', { name: 'Submit for review' })).toHaveCount(0);
  await expectAccessible(works.page);
  await context.close();
});

test('a teacher’s day says how many works wait, and leads to a student’s portfolio [C5-01, CA-04]', async ({
  pageAs,
  playwright,
  baseURL,
}, { retry }) => {
  const site = { playwright, baseURL };
  const teacher = await callsAs(site, people.zoya.login);
  const student = await callsAs(site, (await classmates(teacher, busy)).at(-4 - retry) ?? '');
  await handIn(student, (await projectOf([student], { back: 2 })).id, { learning: 'I waited.' });
  const page = await pageAs('zoya');
  await page.goto('/schedule/faculty');
  const link = page.getByRole('link', { name: /works? waits? for review$/ });
  await link.click();
  await expect(page.getByRole('heading', { name: 'Review', level: 1 })).toBeVisible();
  await page.goto('/mystudent');
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL(/\/portfolio\/\d+$/);
});
