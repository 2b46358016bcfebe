import { expect, type Page } from '@playwright/test';

/** The dialog that brings due dates into a calendar program. */
export class CalendarDialog {
  constructor(readonly page: Page) {}

  get dialog() {
    return this.page.getByRole('dialog', { name: 'Due dates in your calendar' });
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Calendar', exact: true }).click();
    await expect(this.dialog).toBeVisible();
  }

  async click(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name }).click();
  }

  async answer(name: string): Promise<void> {
    await this.page.getByRole('alertdialog').getByRole('button', { name }).click();
  }

  /** Shown once, right after it was made. */
  async seeAddress(): Promise<string> {
    const field = this.dialog.getByLabel('Your calendar address');
    await expect(field).toHaveValue(/\/calendar\/[\w-]{43}\.ics$/);
    return field.inputValue();
  }

  async dontSeeAddress(): Promise<void> {
    await expect(this.dialog.getByText('Your calendar address is on')).toBeVisible();
    await expect(this.dialog.getByLabel('Your calendar address')).toHaveCount(0);
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close' }).click();
    await expect(this.dialog).toHaveCount(0);
  }
}
