import { expect, people, test } from '../fixtures.ts';
import { CallsAs } from '../learning/calls-as.ts';
import { classmates, handIn, projectOf } from './calls-of-works.ts';

test(
  'a lost connection keeps the feedback and sends it later; a second tab neither overwrites it nor decides twice [C5-02, C5-03]',
  { tag: '@long' },
  async ({ pageAs, playwright, baseURL }, { retry }) => {
    const requests = () => playwright.request.newContext(baseURL ? { baseURL } : {});
    const teacher = await CallsAs.signIn(await requests(), people.coderTeacher.login);
    // Of another grade than the journeys of the queue, which count what waits there; another student at a second try.
    const busy = [people.coder.login, people.coderTwo.login];
    const login = (await classmates(teacher, busy, people.coder.login)).at(-1 - retry);
    const student = await CallsAs.signIn(await requests(), login ?? '');
    const project = await projectOf([student]);
    const learning = `I learned to wait, try ${retry}.`;
    await handIn(student, project.id, { learning });

    const page = await pageAs('coderTeacher');
    await page.goto(`/review?filter=project:${project.id},state:in_review&sort=submitted_at:desc`);
    await page.getByRole('row').nth(1).getByRole('button').first().click();
    await expect(page.getByText(learning)).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(other.getByText(learning)).toBeVisible();
    const feedbackOf = (tab: typeof page) => tab.getByRole('textbox', { name: 'Feedback', exact: true });
    const changedIn = (tab: typeof page) =>
      tab.getByRole('alert').filter({ hasText: 'This work changed meanwhile' });

    await page.context().setOffline(true);
    await feedbackOf(page).fill('Written without a connection.');
    await expect(page.getByText('The draft is not saved: the server is not reached.')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('Draft saved')).toBeVisible();

    // The other tab has the work as it was before: what is written there does not replace the draft.
    await feedbackOf(other).fill('Written in the second tab.');
    await expect(changedIn(other)).toBeVisible();
    await expect(feedbackOf(other)).toHaveValue('Written in the second tab.');
    await other.getByRole('button', { name: 'Show it as it is now' }).click();
    await expect(other.getByText('Draft saved')).toBeVisible();
    await expect(feedbackOf(other)).toHaveValue('Written in the second tab.');

    await other.getByRole('button', { name: 'Approve, next' }).click();
    await expect(other.getByText(/: approved\./)).toBeVisible();
    // The first tab hears of it, and offers no second decision.
    await expect(changedIn(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve, next' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.getByRole('button', { name: 'Show it as it is now' }).click();
    await expect(page.getByText('This work is decided.')).toBeVisible();
    await expect(page.getByText('Written in the second tab.')).toBeVisible();
    // What was written here and not sent stays, to be copied; nothing is offered that the server would refuse.
    await expect(page.getByText('Written without a connection.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve, next' })).toBeHidden();
  },
);
