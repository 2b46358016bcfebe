import { expect, type Page } from '@playwright/test';
import { pressInHeading } from '../folded-button.ts';

interface FileToChoose {
  readonly name: string;
  readonly buffer: Buffer;
}

/** Work of the server's own, which another file's waits for on a busy machine. */
export const ofTheServer = { timeout: 90_000 };

/** The imports of a school and the wizard over them. */
export class ImportPage {
  constructor(readonly page: Page) {}

  get dialog() {
    return this.page.getByRole('dialog').first();
  }

  async begin(from: '/admin/students' | '/admin/faculty'): Promise<void> {
    await this.page.goto(from);
    await pressInHeading(this.page, 'Import');
    await expect(this.dialog).toBeVisible();
  }

  async choose({ name, buffer }: FileToChoose): Promise<void> {
    await this.dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
  }

  async press(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name, exact: true }).click();
  }

  async seeCount(text: string): Promise<void> {
    await expect(this.dialog.getByText(text, { exact: true })).toBeVisible(ofTheServer);
  }

  async confirm(yes: string): Promise<void> {
    await this.page.getByRole('alertdialog').getByRole('button', { name: yes, exact: true }).click();
  }
}
