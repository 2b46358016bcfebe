import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, people, test } from '../fixtures.ts';
import { approve, handInProgram, openHandedIn, seeTimeLine } from './handed-in.ts';
import { drawOn, elementsOf, paintingProgram, strokesOf } from './painting.ts';
import { WorkspacePage } from './workspace.model.ts';

const garden = 2;

/** What is on the paper, as the student can take it home. */
async function shapesOn(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Download', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.excalidraw$/);
  return elementsOf(paintingProgram(await readFile(await file.path(), 'utf8')));
}

test('a student paints in a tab of its own, finds it again, hands it in, and the teacher looks at it [CW-05, CW-06, CW-13, CW-15, EN-23, PU-04]', async ({
  pageAs,
}, { retry }) => {
  // The first try may have handed it in already.
  const who = retry === 0 ? 'painter' : 'painterMate';
  const page = await pageAs(who);
  await page.goto(`/mylearning/project/${garden}`);
  await page.getByRole('link', { name: /^Open .?Paint and paper/ }).click();
  const opening = page.waitForEvent('popup');
  // The page before has a link of the same name.
  await page.locator('a[href^="/workspace/studio/"]').click();
  const studio = new WorkspacePage(await opening);
  const paper = studio.frame.locator('canvas.interactive');
  await expect(paper).toBeVisible({ timeout: 60_000 });
  await expect(studio.page.getByRole('button', { name: 'Trigger Run' })).toHaveCount(0);
  await drawOn(studio.page, studio.frame);
  await expect(studio.page.getByText('Not saved yet')).toBeVisible();
  await studio.save();
  await expect(studio.page.getByText('Your program is saved.')).toBeVisible();
  await expectAccessible(studio.page);
  // The hand comes back from the button: the first stroke is a stroke too, not a dot.
  await drawOn(studio.page, studio.frame, 100);
  await studio.save();

  await studio.page.reload();
  await expect(paper).toBeVisible({ timeout: 60_000 });
  await studio.saved();
  const strokes = strokesOf(await shapesOn(studio.page));
  expect(strokes).toHaveLength(2);
  expect(Math.min(...strokes)).toBeGreaterThan(8);
  const picture = studio.page.waitForEvent('download');
  await studio.page.getByRole('button', { name: 'More' }).click();
  await studio.page.getByRole('menuitem', { name: 'Download as a picture' }).click();
  expect((await picture).suggestedFilename()).toBe('A garden with patterns.png');
  await studio.page.getByRole('button', { name: 'More' }).click();
  await studio.page.getByRole('menuitem', { name: 'View assets' }).click();
  const assets = studio.page.getByRole('dialog', { name: 'Assets' });
  await assets.getByRole('button', { name: 'Add the painting as a picture' }).click();
  await assets.getByRole('button', { name: 'Upload now' }).click();
  await expect(
    assets
      .getByRole('row')
      .filter({ hasText: /garden/ })
      .getByRole('img'),
  ).toBeVisible();
  await assets.getByRole('button', { name: 'Close' }).click();
  await handInProgram(studio.page, 'Leaves repeat.');

  const teacher = await pageAs('painterTeacher');
  const look = new WorkspacePage(await openHandedIn(teacher, people[who].name, 'A garden with patterns'));
  await expect(look.frame.locator('canvas.interactive')).toBeVisible({ timeout: 60_000 });
  await expect(look.frame.getByRole('radio')).toHaveCount(0);
  await expect(look.page.getByText('You look at the painting of')).toBeVisible();
  expect(strokesOf(await shapesOn(look.page))).toEqual(strokes);
  await seeTimeLine(look.page);
  await approve(teacher, 'I see the pattern.');
  await studio.page.reload();
  await expect(studio.page.getByText('This project is approved. Its program stays as it is.')).toBeVisible();
});
