import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { signedInPage } from '../signed-in.ts';

const phone = { width: 390, height: 844 };

/** Where the rows of a list begin, in px from the top of the window. */
async function expectRowsInUpperHalf(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const table = page.getByRole('table').first();
  await expect(table).toHaveAttribute('aria-rowcount', /^\d+$/);
  const top = await table.evaluate((list) => {
    const row = list.querySelector('tbody tr');
    return row ? row.getBoundingClientRect().top : list.getBoundingClientRect().bottom;
  });
  expect.soft(top, path).toBeLessThan(phone.height / 2);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, path).toBeLessThanOrEqual(phone.width);
}

const lists = {
  A00001: [
    '/admin/students',
    '/admin/faculty',
    '/admin/classes',
    '/admin/imports',
    '/admin/taskgenie',
    '/admin/consents',
  ],
  X00001: [
    '/admin/schools',
    '/admin/admins',
    '/admin/sub-users',
    '/admin/students?school=1',
    '/admin/faculty?school=1',
    '/admin/academic-content',
    '/admin/academic-content?part=tools',
    '/admin/academic-content?part=books',
  ],
  F00001: ['/mystudent', '/myteaching/taskgenie', '/review', '/review/pending', '/review/programs'],
};

for (const [login, paths] of Object.entries(lists))
  test(`on a phone each list of ${login} begins in the upper half of the screen`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const page = await signedInPage(browser, baseURL, login);
    await page.setViewportSize(phone);
    for (const path of paths) await expectRowsInUpperHalf(page, path);
    await page.context().close();
  });

test('on a phone the modules of a training begin in the upper half of the screen', async ({
  browser,
  baseURL,
}) => {
  const page = await signedInPage(browser, baseURL, 'F00001');
  await page.setViewportSize(phone);
  await page.goto('/myteaching/training');
  const first = page.getByRole('tabpanel').getByRole('listitem').first();
  await expect(first).toBeVisible();
  const top = await first.evaluate((item) => item.getBoundingClientRect().top);
  expect(top).toBeLessThan(phone.height / 2);
});

test('filters of a phone are in a sheet, whose button says how many are set', async ({ pageAs }) => {
  const page = await pageAs('principal');
  await page.setViewportSize(phone);
  await page.goto('/admin/students');
  await page.getByRole('button', { name: 'Filters', exact: true }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('combobox', { name: 'Status' }).selectOption('Left');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Filters, 1 set' })).toBeFocused();
  await page.getByRole('button', { name: 'Filters, 1 set' }).click();
  await sheet.getByRole('button', { name: 'Clear all' }).click();
  await sheet.getByRole('button', { name: 'Show the list' }).click();
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign-in sheets' })).toBeVisible();
});
