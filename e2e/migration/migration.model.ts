import { expect, type Page } from '@playwright/test';

/** The wizard that moves a school to the next year. */
export class MigrationPage {
  constructor(readonly page: Page) {}

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  async answer(name: string): Promise<void> {
    await this.page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
  }

  async seeStep(title: string): Promise<void> {
    await expect(
      this.page.getByRole('list', { name: 'Steps of the move' }).locator('[aria-current=step]'),
    ).toContainText(title);
  }

  rule(name: string) {
    return this.page.getByRole('combobox', { name: `What becomes of ${name}` });
  }

  row(name: string) {
    return this.page.getByRole('row').filter({ hasText: name });
  }

  async act(name: string, action: string): Promise<void> {
    await this.page.getByRole('button', { name: `Actions for ${name}` }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  async see(text: string): Promise<void> {
    await expect(this.page.getByText(text).first()).toBeVisible();
  }
}
