import { expect, expectAccessible, test } from '../fixtures.ts';

test('a teacher reads two programs that are alike beside each other, by keyboard, also on a phone [C6-03]', async ({
  pageAs,
}) => {
  const page = await pageAs('zoya');
  await page.goto('/review/programs');
  await page.getByRole('button', { name: 'Programs that are alike' }).click();
  const dialog = page.getByRole('dialog', { name: 'Programs that are alike' });
  const choose = async (field: string, name: RegExp) => {
    await dialog.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name }).first().click();
  };
  await choose('Division or batch', /10 ?C/);
  await choose('Project', /dictionary/i);
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await expect(dialog.getByText(/programs compared/)).toBeVisible();
  const pair = dialog.getByRole('listitem').filter({ hasText: '% alike' }).first();
  await pair.getByRole('button', { name: /beside each other$/ }).focus();
  await page.keyboard.press('Enter');
  const beside = page.getByRole('dialog').last();
  await expect(beside.getByText(/a help to look and no verdict/)).toBeVisible();
  const place = beside.getByRole('status').filter({ hasText: /ifference/ });
  await expect(place).toHaveText(/\d differences?$/);
  await expectAccessible(page);
  await beside.getByRole('button', { name: 'Next difference' }).focus();
  await page.keyboard.press('Enter');
  await expect(place).toHaveText(/^Difference 1 of/);
  await expect(beside.locator('li[aria-current=true]')).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 800 });
  await page.keyboard.press('Enter');
  await expect(beside.locator('li[aria-current=true]')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(beside.getByRole('button', { name: 'Next difference' })).toHaveCount(0);
  await expect(pair.getByRole('button', { name: /beside each other$/ })).toBeFocused();
});
