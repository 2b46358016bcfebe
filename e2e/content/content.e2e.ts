import { randomUUID } from 'node:crypto';
import { expectEveryLook } from '../every-look.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { sample } from '../sample.ts';
import { signedInPage } from '../signed-in.ts';

const unique = () => randomUUID().slice(0, 6).replaceAll(/\d/g, 'x');

test('the office writes a module and a project with sessions and a presentation, orders them by keyboard and publishes [CA-03, QU-34]', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const page = await signedInPage(browser, baseURL, 'X00001');
  const dialog = page.getByRole('dialog');
  /** A list that has just opened may still move under the pointer: the press counts once the field says so. */
  const forClubs = () =>
    expect(async () => {
      await dialog.getByRole('combobox', { name: 'For' }).click();
      await page.getByRole('option', { name: 'Clubs' }).click();
      await expect(dialog.getByRole('combobox', { name: 'For' })).toContainText('Clubs', { timeout: 2_000 });
    }).toPass();
  const save = () => dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.goto('/admin/academic-content?part=modules');
  await expect(page.getByRole('heading', { name: 'Modules', level: 1 })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Robotics club' })).toContainText('Published');
  await expectAccessible(page);
  const module = `Boats ${unique()}`;
  await page.getByRole('button', { name: 'New module' }).first().click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('robotics CLUB');
  await forClubs();
  await save();
  await expect(dialog).toContainText('exists already');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(module);
  await save();
  await expect(page.getByRole('heading', { name: module, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Add a topic' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('What floats');
  await save();
  await expect(page.getByRole('heading', { name: 'What floats' })).toBeVisible();

  const project = `A boat of paper ${unique()}`;
  await page.goto('/admin/academic-content?q=rover');
  await expect(page.getByRole('row').filter({ hasText: 'The first rover' })).toBeVisible();
  await page.getByRole('button', { name: 'New project' }).first().click();
  await dialog.getByRole('textbox', { name: 'Title' }).fill(project);
  await dialog.getByRole('textbox', { name: 'Objective' }).fill('Students find what floats.');
  await forClubs();
  await dialog.getByRole('combobox', { name: 'Module' }).fill(module);
  await page.getByRole('option', { name: module }).click();
  await expectAccessible(page);
  await save();
  // A new project asks for its first session; without one it is not published, and the refusal leads there.
  await expect(dialog.getByRole('heading', { name: 'Add a session' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: project, level: 1 })).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  const fault = page.getByRole('button', { name: 'Add a session before others read it.' });
  await expect(fault).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: 'Title' }).first().fill('Fold and float');
  await dialog.locator('input[type=file]').setInputFiles(sample('slides.pptx'));
  await expect(dialog.getByText('File Saved')).toBeVisible();
  await dialog.getByRole('group', { name: 'Activities' }).getByRole('button', { name: 'Add a line' }).click();
  await dialog
    .getByRole('group', { name: 'Activities' })
    .getByRole('textbox', { name: 'Title' })
    .fill('Fold');
  const references = dialog.getByRole('group', { name: 'References' });
  await references.getByRole('button', { name: 'Add a line' }).click();
  await references.getByRole('textbox', { name: 'Title' }).fill('How to fold');
  await references.locator('input[type=file]').setInputFiles(sample('slides.pdf'));
  await expect(references.getByText('slides.pdf')).toBeVisible();
  await expectAccessible(page);
  await save();
  await expect(page.getByRole('listitem').filter({ hasText: 'Fold and float' })).toContainText('slides.pptx');
  await page.getByRole('button', { name: 'Add a session' }).click();
  await dialog.getByRole('textbox', { name: 'Title' }).first().fill('Load it');
  await save();
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await expect(sessions).toContainText(['Fold and float', 'Load it']);
  const up = page.getByRole('button', { name: /Move .Load it. up/ });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(sessions).toContainText(['Load it', 'Fold and float']);
  // It stands first now: the button back has the focus.
  await expect(page.getByRole('button', { name: /Move .Load it. down/ })).toBeFocused();
  await page.reload();
  await expect(sessions).toContainText(['Load it', 'Fold and float']);

  await page.getByRole('button', { name: /Look at .slides.pptx/ }).click();
  await expect(dialog.getByTitle('slides.pptx')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published, version 1')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  await expectEveryLook(page, 'a project');
});
