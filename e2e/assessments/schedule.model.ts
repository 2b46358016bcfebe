import type { Page } from '@playwright/test';

/** Adds a division, a batch or a whole grade to those who take the assessment. */
export async function chooseGroup(page: Page, name: string): Promise<void> {
  const label = /^Divisions, clubs and batches/;
  await page
    .getByRole('button', { name: label })
    .or(page.getByRole('combobox', { name: label }))
    .first()
    .click();
  await page.getByRole('option', { name, exact: true }).click();
  await page.keyboard.press('Escape');
}
