import { readFile } from 'node:fs/promises';
import { openAt } from '../classes/hillview.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { type OwnProduct, startOwnProduct } from '../own-product.ts';

test.describe.configure({ mode: 'serial' });

/** A browser writes no more than so many rows in this product: the demo school has more students. */
const rowsInBrowser = 50;

let product: OwnProduct;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  product = await startOwnProduct({ EXPORT_ROWS_IN_BROWSER: String(rowsInBrowser) });
});
test.afterAll(() => product.close());

test('a long list is written by the server; the bell leads to the file [GR-07, EN-42]', async ({
  browser,
}) => {
  const page = await openAt(browser, 'A00001', '/admin/students');
  const range = page.getByText(/^[\d,]+–[\d,]+ of [\d,]+$/);
  await expect(range).toBeVisible();
  const total = Number((await range.textContent())?.split(' ').at(-1)?.replaceAll(',', ''));
  expect(total).toBeGreaterThan(rowsInBrowser);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your exports' });
  await expect(dialog.getByText('Students (.csv)')).toBeVisible();
  await expectAccessible(page);
  // The person may leave meanwhile.
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Your exports' }).click();
  await expect(dialog.getByText('Students (.csv)')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/admin/classes');
  await page.getByRole('button', { name: /unread notification/ }).click();
  await page.getByRole('button', { name: /Students .*\.csv/ }).click();
  await expect(page).toHaveURL(/\/exports$/);
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Students (.csv)' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Students \d{4}-\d{2}-\d{2} \d{4}\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(total + 1);
  expect(lines[0]).toContain('Name');
  expect(lines[1]).toContain('Active');
});
