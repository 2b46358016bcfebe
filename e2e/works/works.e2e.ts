import { expect, expectAccessible, people, sample, test } from '../fixtures.ts';
import { projectsOfOneWork } from './calls-of-works.ts';
import { ReviewPage, WorksPage } from './works.model.ts';

test('a work is handed in, asked for again, approved, and comes onto the wall and into the portfolio [PU-02, PU-05, PU-06, PU-12, PU-15, C5-03, CW-15, ER-33, RT-18, CA-04, QU-59]', async ({
  pageAs,
}, { retry }) => {
  // The first try may have approved the work already, so a second try takes another project.
  const project = projectsOfOneWork[retry === 0 ? 0 : 1];
  const student = new WorksPage(await pageAs('rudra'));
  await student.openProject(project);
  await student.open('Hand in');
  await expectAccessible(student.page);
  await student.add([sample('program.zip')]);
  await student.learn('A loop repeats the same steps.');
  await student.submit();
  await expect(student.page.getByText('In review', { exact: true })).toBeVisible();

  const teacher = new ReviewPage(await pageAs('zoya'));
  await teacher.openWork(people.rudra.name, project);
  await expect(teacher.page.getByText('program.zip')).toBeVisible();
  await expect(teacher.page.getByText('A loop repeats the same steps.')).toBeVisible();
  await expectAccessible(teacher.page);
  await teacher.write('Please say what the turtle draws.');
  await teacher.page.getByRole('button', { name: 'Ask again, next' }).click();

  // The student's open page hears of it.
  await expect(student.page.getByText('Your teacher asks you to improve it')).toBeVisible();
  await student.open('Hand in again');
  await expect(student.dialog.getByText('Please say what the turtle draws.')).toBeVisible();
  await student.add([sample('learning.txt')]);
  await student.learn('The turtle draws a star with one loop.');
  await student.submit();

  await teacher.openWork(people.rudra.name, project);
  await expect(teacher.page.getByText('The turtle draws a star with one loop.')).toBeVisible();
  await teacher.page.getByRole('checkbox', { name: 'May be shown on the wall of fame' }).check();
  await teacher.page.getByRole('button', { name: 'Approve, next' }).click();

  await expect(student.page.getByText('Approved', { exact: true })).toBeVisible();
  await student.page.goto('/wallOfFame');
  await student.page.getByRole('button', { name: new RegExp(`${project}.*${people.rudra.name}`) }).click();
  const work = student.page.getByRole('dialog');
  await expect(work.getByText('The turtle draws a star with one loop.')).toBeVisible();
  await expect(work.getByText('learning.txt')).toBeVisible();
  await expectAccessible(student.page);
  await student.page.keyboard.press('Escape');

  await student.page.goto('/mylearning/portfolio');
  await student.page.getByRole('button', { name: 'Change the portfolio' }).click();
  const form = student.page.getByRole('dialog');
  await form.getByRole('button', { name: new RegExp(`^Add .*${project}`) }).click();
  await form.getByRole('textbox', { name: 'About me' }).fill('I like to draw with code.');
  await expectAccessible(student.page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(student.page.getByRole('heading', { name: project })).toBeVisible();
  await expect(student.page.getByText('I like to draw with code.')).toBeVisible();
});

test('a consent of a guardian is recorded, and withdrawn [QU-59]', async ({ pageAs }) => {
  const page = await pageAs('principal');
  await page.goto('/admin/consents');
  await page.getByRole('button', { name: 'Record a consent' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: 'Student' }).fill('Rudra Kumar');
  await page
    .getByRole('option', { name: /Rudra Kumar/ })
    .first()
    .click();
  await form.getByRole('textbox', { name: 'Guardian' }).fill('Sunita Kumar');
  await form.getByRole('textbox', { name: 'Given on' }).fill('2026-11-01');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Sunita Kumar' });
  await expect(row).toContainText('The work, without the name');
  await expectAccessible(page);
  const act = async (action: string) => {
    await page.getByRole('button', { name: 'Actions for Rudra Kumar' }).first().click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await act('Open');
  const student = form.getByRole('combobox', { name: 'Student' });
  await expect(student).toHaveValue(/Rudra Kumar/);
  await expect(student).not.toBeEditable();
  await form.getByRole('button', { name: 'Close', exact: true }).click();
  await act('Remove');
  await expect(row).toHaveCount(0);
});
