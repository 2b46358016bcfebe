import { expect, expectAccessible, people, test } from '../fixtures.ts';
import { BlocksPage } from './blocks.model.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The first one is approved by the seeds, and stays as it is.
const aquarium = 8;

test('a program of blocks is made in a tab of its own, saved, found again, handed in and looked at by its teacher [CW-05, CW-06, CW-13, CW-15, CW-17, EN-23, QC-40, QU-57, QU-58, CD-02]', async ({
  openAs,
}) => {
  const { page } = await openAs('blocksStudent');
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`/mylearning/project/${aquarium}`);
  await page.getByRole('link', { name: /^Open .?Scratch/ }).click();
  // Of the same name as the link before; it leads to the studio.
  const entry = page.locator('a[href^="/workspace/studio/"]');
  const opening = page.waitForEvent('popup');
  await entry.click();
  const studio = await opening;
  await studio.setViewportSize({ width: 1366, height: 768 });
  const blocks = new BlocksPage(studio.frameLocator('iframe[sandbox]'), studio);
  await expect(blocks.inPalette('move')).toBeVisible({ timeout: 60_000 });
  expect(await studio.evaluate(() => window.opener !== null)).toBe(true);
  await blocks.drag('move');
  await expect(studio.getByText('Not saved yet')).toBeVisible();
  await blocks.choose('Choose a Sprite', 'Elephant');
  await expect(blocks.sprite('Elephant')).toBeVisible();
  const saving = studio.waitForResponse(/save-workspace-program$/);
  await studio.getByRole('button', { name: 'Save Program' }).click();
  expect((await saving).status()).toBe(200);
  await expect(studio.getByText('Your program is saved.')).toBeVisible();
  // What the editor of Scratch is made of is not ours to change; our parts around it are.
  await expectAccessible(studio);
  const download = studio.waitForEvent('download');
  await studio.getByRole('button', { name: 'More' }).click();
  await studio.getByRole('menuitem', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.sb3$/);
  await studio.close();

  await page.reload();
  const again = page.waitForEvent('popup');
  await entry.click();
  const second = await again;
  const found = new BlocksPage(second.frameLocator('iframe[sandbox]'), second);
  await expect(found.sprite('Elephant')).toBeVisible({ timeout: 60_000 });
  await second.close();
  await page.getByRole('button', { name: 'Add to my work' }).click();
  const dialog = page.getByRole('dialog', { name: 'Student project upload' });
  await expect(dialog.getByRole('link', { name: 'Open your program' })).toBeVisible();

  const teacher = (await openAs('zoya')).page;
  await teacher.setViewportSize({ width: 1366, height: 768 });
  await teacher.goto('/review/programs');
  await teacher
    .getByRole('row')
    .filter({ hasText: people.blocksStudent.name })
    .filter({ hasText: 'A talking aquarium' })
    .getByRole('button')
    .first()
    .click();
  const look = new BlocksPage(teacher.frameLocator('iframe[sandbox]'), teacher);
  await expect(look.sprite('Elephant')).toBeVisible({ timeout: 60_000 });
  await expect(teacher.getByText('You look at the program of')).toBeVisible();
  await expect(teacher.getByRole('button', { name: 'Save Program' })).toHaveCount(0);
  await look.frame.getByText('Robot', { exact: true }).click();
  await expect(look.inWorkspace('move')).toBeVisible();
  await expect(look.frame.locator('.blocklyToolboxDiv')).toBeHidden();
});
