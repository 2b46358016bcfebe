import { expect, type Page } from '@playwright/test';
import { ReviewPage, WorksPage } from '../works/works.model.ts';

/** Puts the newest version into the work and hands it in, on the page that has the program. */
export async function handInProgram(page: Page, learning: string): Promise<void> {
  await page.getByRole('button', { name: 'Add to my work' }).click();
  const works = new WorksPage(page);
  await expect(works.dialog.getByRole('link', { name: 'Open your program' })).toBeVisible();
  await works.learn(learning);
  await works.submit();
}

/** The teacher's desk with a work, and the tab in which its program opens as it was handed in. */
export async function openHandedIn(teacher: Page, student: string, project: string): Promise<Page> {
  await new ReviewPage(teacher).openWork(student, project);
  const opening = teacher.waitForEvent('popup');
  await teacher.getByRole('link', { name: /^(Program|Painting), version/ }).click();
  return opening;
}

/** The teacher sees by which steps it was made, and changes nothing. */
export async function seeTimeLine(program: Page): Promise<void> {
  await expect(program.getByRole('button', { name: 'Save Program' })).toHaveCount(0);
  await program.getByRole('button', { name: 'Time line' }).click();
  const line = program.getByRole('dialog', { name: 'Time line' });
  await expect(line.getByText('Handed in')).toHaveCount(1);
  await expect(line.getByRole('button', { name: 'Start over' })).toHaveCount(0);
  await program.keyboard.press('Escape');
  await expect(line).toHaveCount(0);
}

/** The teacher approves it, and the student's page says so. */
export async function approve(teacher: Page, feedback: string): Promise<void> {
  await new ReviewPage(teacher).write(feedback);
  await teacher.getByRole('button', { name: 'Approve, next' }).click();
  await expect(teacher.getByText(/: approved\./)).toBeVisible();
}
