import { openAt } from '../classes/hillview.ts';
import { expectEveryLook } from '../every-look.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { type Meadow, openMeadow } from './meadow.ts';
import { TeachingPage } from './teaching.model.ts';

let meadow: Meadow;
test.beforeAll(async () => {
  meadow = await openMeadow(72);
});

test('an admin opens the sessions of a project that was assigned, presents one and goes back; its teacher comes by the classroom, and a division is asked for [RT-16, RT-17, VW-08]', async ({
  browser,
}) => {
  test.slow();
  const page = await openAt(browser, meadow.admin, `/admin/curriculum?group=${meadow.grade}&tab=given`);
  const screen = new TeachingPage(page);
  await page.getByText(meadow.project).first().click();
  const address = `/admin/read-session-course/${meadow.projectId}/${meadow.grade}/${meadow.division}`;
  await page.waitForURL(({ pathname }) => pathname === address);
  const [first = '', second = ''] = meadow.sessions;
  await expect(page.getByRole('heading', { name: first, level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expectEveryLook(page, 'sessions of an admin');
  await page.getByRole('navigation', { name: 'Sessions' }).getByRole('button', { name: second }).click();
  await expect(page.getByRole('heading', { name: second, level: 1 })).toBeVisible();
  await page.getByRole('navigation', { name: 'Sessions' }).getByRole('button', { name: first }).click();
  await expect(page.getByRole('heading', { name: first, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Present', exact: true }).click();
  await screen.seePresenting(first);
  await screen.endPresenting();
  await page.getByRole('link', { name: 'To the curriculum' }).click();
  await expect(page.getByRole('tab', { name: 'Assigned', selected: true })).toBeVisible();

  const tara = await openAt(
    browser,
    meadow.teacher,
    `/myteaching/Classroom/read-session-course/${meadow.projectId}/${meadow.grade}/${meadow.division}/0?session=true`,
  );
  await expect(tara.getByRole('heading', { name: first, level: 1 })).toBeVisible();
  // The admin's address is not a teacher's, and without a division neither is one.
  await tara.goto(address);
  await expect(tara.getByRole('heading', { name: first, level: 1 })).toHaveCount(0);
  await page.goto(`/admin/read-session-course/${meadow.projectId}/${meadow.grade}/0`);
  await expect(page.getByRole('heading', { name: first, level: 1 })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
