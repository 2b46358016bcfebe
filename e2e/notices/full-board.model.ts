import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

/** The board in full: tabs of grids, with months. */
export class FullBoard {
  constructor(readonly page: Page) {}

  async openFromCard(): Promise<void> {
    await this.page.getByRole('button', { name: 'Full screen', exact: true }).click();
    await this.see();
  }

  async see(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Task Genie' })).toBeVisible();
  }

  async chooseTab(name: 'Active' | 'Due This Week' | 'Inactive' | 'Deleted'): Promise<void> {
    await this.page.getByRole('tab', { name }).click();
    await expect(this.page.getByRole('table', { name })).toBeVisible();
  }

  get months(): Locator {
    return this.page.getByRole('group', { name: 'Month' });
  }

  async seeMonth(name: string): Promise<void> {
    await expect(this.months.getByText(name, { exact: true }).first()).toBeVisible();
  }

  async showAllMonths(): Promise<void> {
    await this.months.getByRole('button', { name: 'All months' }).click();
  }

  row(title: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name: title }) });
  }

  async press(action: 'Delete' | 'Edit' | 'View' | 'Restore', title: string): Promise<void> {
    await this.page.getByRole('button', { name: `${action} “${title}”` }).click();
  }

  /** The text of the file that the shown tab is saved as. */
  async exportCsv(): Promise<string> {
    await this.page.getByRole('button', { name: 'Export', exact: true }).click();
    const [file] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('menuitem', { name: 'CSV' }).click(),
    ]);
    return readFile(await file.path(), 'utf8');
  }

  async answer(answer: 'Yes' | 'No'): Promise<void> {
    const question = this.page.getByRole('alertdialog', { name: 'Deletion Request' });
    await expect(question.getByText('Are you sure you want to Delete')).toBeVisible();
    await question.getByRole('button', { name: answer }).click();
    await expect(question).toHaveCount(0);
  }

  get messages(): Locator {
    return this.page.getByRole('region', { name: 'Messages' });
  }

  async undo(): Promise<void> {
    await this.messages.getByRole('button', { name: 'Undo' }).last().click();
  }
}
