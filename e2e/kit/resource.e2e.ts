import { expect, expectAccessible, test } from './fixtures.ts';

test.describe('lists, forms and actions', () => {
  test('Enter sends a form, what is wrong gets the focus, and what was typed outlives a reload', async ({
    page,
    openSection,
  }) => {
    const section = await openSection('resource');
    await section.getByRole('button', { name: 'Add a room' }).click();
    const dialog = page.getByRole('dialog', { name: 'New room' });
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await name.fill('B');
    await name.press('Enter');
    await expect(dialog.getByText('At least 2 characters.')).toBeVisible();
    await expect(name).toBeFocused();
    await expectAccessible(page);
    await name.fill('Big hall');
    await page.reload();
    await section.getByRole('button', { name: 'Add a room' }).click();
    await expect(name).toHaveValue('Big hall');
    await dialog.getByRole('button', { name: 'Start again' }).click();
    await expect(name).toHaveValue('');
  });

  test('both versions are shown where somebody else was faster', async ({ page, openSection }) => {
    const section = await openSection('resource');
    await section.getByRole('row').nth(1).getByRole('button').first().click();
    const dialog = page.getByRole('dialog', { name: 'Room', exact: true });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Late hall');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const compare = page.getByRole('dialog', { name: 'Somebody else was faster' });
    await expectAccessible(page);
    await compare.getByRole('radio', { name: 'Late hall' }).check({ force: true });
    await compare.getByRole('button', { name: 'Take these' }).click();
    await expect(dialog.getByText(/taken over: Seats/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
  });

  test('a row is switched off, and on again by Undo; one that may not is told of', async ({
    page,
    openSection,
  }) => {
    const section = await openSection('resource');
    await section.getByRole('searchbox').fill('Hall 6');
    const row = section.getByRole('row', { name: /Hall 66/ });
    await row.getByRole('button', { name: 'Actions for Hall 66' }).click();
    await page.getByRole('menuitem', { name: 'Switch off' }).click();
    await expect(row.getByText('Not in use')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row.getByText('In use', { exact: true })).toBeVisible();
    await section.getByRole('checkbox', { name: 'Choose all on this page' }).check();
    await section
      .getByRole('region', { name: 'Chosen rows' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await page.getByRole('alertdialog', { name: 'Delete?' }).getByRole('button', { name: 'Delete' }).click();
    const report = page.getByRole('alertdialog', { name: 'Not all were changed' });
    await expect(report.getByRole('listitem')).toHaveText(/Hall 6\s*The office locked this room\./);
    await expectAccessible(page);
  });

  test('a view is saved under a name and comes back', async ({ page, openSection }) => {
    const section = await openSection('resource');
    await section.getByRole('combobox', { name: 'State' }).selectOption('Not in use');
    await section.getByRole('button', { name: 'Saved views' }).click();
    await page.getByRole('menuitem', { name: 'Save this view…' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Empty ones');
    await page.keyboard.press('Enter');
    await page.reload();
    await section.getByRole('button', { name: 'Saved views' }).click();
    await page.getByRole('menuitemradio', { name: 'Empty ones' }).click();
    await expect(section.getByRole('combobox', { name: 'State' })).toHaveValue('off');
    await expect(section.getByText('In use', { exact: true })).toHaveCount(1);
  });

  test('a long list to choose from is searched, and keeps what is chosen', async ({ page, openSection }) => {
    const section = await openSection('resource');
    await section.getByRole('button', { name: 'Add a room' }).click();
    const dialog = page.getByRole('dialog', { name: 'New room' });
    await dialog.getByRole('combobox', { name: 'Building' }).fill('sci');
    await page.getByRole('option', { name: 'Science block' }).click();
    await expect(dialog.getByRole('combobox', { name: 'Building' })).toHaveValue('Science block');
    await dialog.getByRole('combobox', { name: /Teachers/ }).click();
    // The list comes late, and the page behind it has a search of its own.
    await page
      .getByRole('dialog', { name: /Teachers/ })
      .getByRole('combobox')
      .fill('Imran Khan 8');
    await page
      .getByRole('option', { name: /Imran Khan 8/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(dialog.getByText(/Imran Khan 8/).first()).toBeVisible();
  });
});
