import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, people, test } from '../fixtures.ts';
import { signedInPage } from '../signed-in.ts';
import { BlocksPage, blocksOf, projectOf } from './blocks.model.ts';
import { approve, handInProgram, openHandedIn, seeTimeLine } from './handed-in.ts';

// The first one is approved by the seeds, and stays as it is.
const aquarium = 8;
const title = 'A talking aquarium';

test('a program of blocks is made in a tab of its own, saved, found again, handed in and looked at by its teacher [CW-05, CW-06, CW-13, CW-15, CW-17, EN-23, QC-40, QU-57, QU-58, CD-02]', async ({
  pageAs,
}, { retry }) => {
  test.setTimeout(180_000);
  // The first try may have handed it in already.
  const who = retry === 0 ? 'blocksStudent' : 'blocksMate';
  const page = await pageAs(who);
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
  // A small program: when the flag is pressed, it goes ten steps and says hello.
  await blocks.category('Events');
  await blocks.drag('clicked');
  await expect(studio.getByText('Not saved yet')).toBeVisible();
  await blocks.category('Motion');
  await blocks.hang('move', 'clicked');
  await blocks.category('Looks');
  await blocks.hang('say', 'move');
  await blocks.run();
  await expect(blocks.place('x')).toHaveValue('10');
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
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.sb3$/);
  const bytes = new Uint8Array(await readFile(await file.path()));
  const made = blocksOf(await projectOf({ kind: 'bytes', bytes }), 'Robot');
  const [flag, steps, hello] = ['event_whenflagclicked', 'motion_movesteps', 'looks_sayforsecs'].map((code) =>
    made.find(({ opcode }) => opcode === code),
  );
  expect(flag?.next).toBe(steps?.id);
  expect(steps?.next).toBe(hello?.id);
  await studio.close();

  await page.reload();
  const again = page.waitForEvent('popup');
  await entry.click();
  const second = await again;
  const found = new BlocksPage(second.frameLocator('iframe[sandbox]'), second);
  await expect(found.sprite('Elephant')).toBeVisible({ timeout: 60_000 });
  await second.close();
  await handInProgram(page, 'Characters speak when the flag is pressed.');

  const teacher = await pageAs('zoya');
  await teacher.setViewportSize({ width: 1366, height: 768 });
  const opened = await openHandedIn(teacher, people[who].name, title);
  await opened.setViewportSize({ width: 1366, height: 768 });
  const look = new BlocksPage(opened.frameLocator('iframe[sandbox]'), opened);
  await expect(look.sprite('Elephant')).toBeVisible({ timeout: 60_000 });
  await expect(opened.getByText('You look at the program of')).toBeVisible();
  await look.frame.getByText('Robot', { exact: true }).click();
  await expect(look.inWorkspace('move')).toBeVisible();
  await expect(look.frame.locator('.blocklyToolboxDiv')).toBeHidden();
  // The teacher runs it, and nothing is changed by that.
  await look.run();
  await expect(look.place('x')).toHaveValue('20');
  await seeTimeLine(opened);
  await approve(teacher, 'I like how it says hello.');
  await page.reload();
  await expect(page.getByText('This project is approved. Its program stays as it is.')).toBeVisible();
});

test('what is made while nothing can be saved outlives a reload, and the way back saves first [CW-18, CG-06]', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  // Of nobody else's journey.
  const page = await signedInPage(browser, baseURL, 'S00207');
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`/workspace/project/${aquarium}`);
  const studio = (await page.locator('a[href^="/workspace/studio/"]').getAttribute('href')) ?? '';
  const open = async () => {
    await page.goto(studio);
    await expect(new BlocksPage(frame, page).inPalette('move')).toBeVisible({ timeout: 60_000 });
  };
  const frame = page.frameLocator('iframe[sandbox]');
  const name = frame.locator('input[class*="sprite-info_sprite-input"]').first();
  const rename = async (text: string) => {
    await name.fill(text);
    await name.press('Enter');
  };
  await open();
  await rename('One');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.route('**/save-workspace-program', (route) => route.abort());
  await rename('Two');
  await expect(page.getByText('Kept on this computer.')).toBeVisible();
  await rename('Three');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await expect(page.getByText('Kept on this computer.')).toBeVisible();
  await page.unrouteAll();
  await open();
  await expect(name).toHaveValue('Three');
  await expect(page.getByText(/^Saved/)).toBeVisible();

  await rename('Four');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the project' }).click();
  await page.waitForURL(/\/mylearning\//);
  await open();
  await expect(name).toHaveValue('Four');
});
