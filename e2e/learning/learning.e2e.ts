import { shareProjectSessionCall } from '../../contract/teaching/calls/share-project-session.call.ts';
import { unshareProjectSessionCall } from '../../contract/teaching/calls/unshare-project-session.call.ts';
import { expectEveryLook } from '../every-look.ts';
import { expect, expectAccessible, people, test } from '../fixtures.ts';
import { CallsAs } from './calls-as.ts';
import { LearningPage } from './learning.model.ts';

test('a session that the teacher shares is there at once, and goes when it is taken back [C4-03, CA-04]', async ({
  pageAs,
  playwright,
  baseURL,
}) => {
  const student = new LearningPage(await pageAs('rudra'));
  const project = await student.openProject('The turtle');
  const row = student.sessions.first();
  await expect(row).toContainText('Not open yet');
  await expectAccessible(student.page);

  const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const teacher = await CallsAs.signIn(request, people.zoya.login);
  const which = await student.firstSession(teacher, project);
  await teacher.call(shareProjectSessionCall, {
    ...which,
    faculty_id: teacher.id,
    school_id: teacher.schoolId,
    grade: which.grade,
    division: [which.division],
  });
  await row.getByRole('link').click();
  await expect(student.page.getByRole('heading', { name: 'Presentation' })).toBeVisible();
  await expectAccessible(student.page);

  const { division, ...rest } = which;
  await teacher.call(unshareProjectSessionCall, { ...rest, division, parts: [division] });
  await expect(student.page.getByText('Your teacher has closed this session')).toBeVisible();
  await student.page.getByRole('link', { name: 'To the project' }).click();
  await expect(row).toContainText('Not open yet');
  await request.dispose();
});

test('a film of a session goes on where it was left [CA-04, VW-04]', async ({ pageAs }) => {
  const student = new LearningPage(await pageAs('rudra'));
  await student.openProject('A calculator of marks');
  await student.openSession('Averages');
  await student.playTo(5);
  await student.page.getByRole('link', { name: 'A calculator of marks' }).click();
  await expect(student.page.getByRole('heading', { name: 'A calculator of marks', level: 1 })).toBeVisible();

  const other = new LearningPage(await pageAs('rudra'));
  await other.openProject('A calculator of marks');
  await other.openSession('Averages');
  await other.startFilm();
  await expect.poll(() => other.filmPlace()).toBeGreaterThan(4);
});

test('every screen of learning in every look, with the frame and without it [RT-09, CA-04]', {
  tag: '@long',
}, async ({ openAs }) => {
  test.slow();
  const { page } = await openAs('rudra');
  await expect(page.getByRole('region', { name: 'New for you' })).toBeVisible();
  await expectEveryLook(page, 'the home');
  const student = new LearningPage(page);
  await page.goto('/mylearning/Practice');
  await expect(page.getByRole('link', { name: 'Practice' })).toHaveAttribute('aria-current', 'page');
  await expectEveryLook(page, 'practice');
  await student.openProject('A calculator of marks');
  await expectEveryLook(page, 'a project');
  await student.openSession('Ask and answer');
  await expect(page.locator('canvas').first()).toBeVisible();
  await expectEveryLook(page, 'a session');
  await page.goto(page.url().replace('/mylearning/', '/core/'));
  await expect(page.locator('canvas').first()).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.goto('/core/Classroom');
  await expect(page.getByRole('heading', { name: 'A calculator of marks' })).toBeVisible();
  await expectEveryLook(page, 'learning without a frame');
});
