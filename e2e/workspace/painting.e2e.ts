import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, people, test } from '../fixtures.ts';
import { drawOn, elementsOf, paintingProgram } from './painting.ts';
import { WorkspacePage } from './workspace.model.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const garden = 2;

/** What is on the paper, as the student can take it home. */
async function shapesOn(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.excalidraw$/);
  return elementsOf(paintingProgram(await readFile(await file.path(), 'utf8')));
}

test('a student paints in a tab of its own, finds it again, hands it in, and the teacher looks at it [CW-05, CW-06, CW-13, CW-15, EN-23, PU-04]', async ({
  openAs,
}, { retry }) => {
  const { page } = await openAs('painter');
  await page.goto(`/mylearning/project/${garden}`);
  await page.getByRole('link', { name: /^Open .?Paint and paper/ }).click();
  const opening = page.waitForEvent('popup');
  // The page before has a link of the same name.
  await page.locator('a[href^="/workspace/studio/"]').click();
  const studio = new WorkspacePage(await opening);
  const paper = studio.frame.locator('canvas.interactive');
  await expect(paper).toBeVisible({ timeout: 60_000 });
  await expect(studio.page.getByRole('button', { name: 'Trigger Run' })).toHaveCount(0);
  // Nothing was painted yet, unless this is a second try.
  const before = retry === 0 ? [] : await shapesOn(studio.page).catch(() => []);
  await drawOn(studio.page, studio.frame);
  await expect(studio.page.getByText('Not saved yet')).toBeVisible();
  await studio.save();
  await expect(studio.page.getByText('Your program is saved.')).toBeVisible();
  await expectAccessible(studio.page);

  await studio.page.reload();
  await expect(paper).toBeVisible({ timeout: 60_000 });
  await studio.saved();
  expect(await shapesOn(studio.page)).toHaveLength(before.length + 1);
  await studio.page.getByRole('button', { name: 'Add to my work' }).click();
  const dialog = studio.page.getByRole('dialog', { name: 'Student project upload' });
  await expect(dialog.getByRole('link', { name: 'Open your program' })).toBeVisible();

  const teacher = (await openAs('painterTeacher')).page;
  await teacher.goto('/review/programs');
  await teacher.getByRole('row').filter({ hasText: people.painter.name }).getByRole('button').first().click();

  const look = new WorkspacePage(teacher);
  await expect(look.frame.locator('canvas.interactive')).toBeVisible({ timeout: 60_000 });
  await expect(look.frame.getByRole('radio')).toHaveCount(0);
  await expect(teacher.getByText('You look at the painting of')).toBeVisible();
  await expect(teacher.getByRole('button', { name: 'Save Program' })).toHaveCount(0);
  expect(await shapesOn(teacher)).toHaveLength(before.length + 1);
});
