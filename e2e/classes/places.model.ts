import { expect, type Locator, type Page } from '@playwright/test';

/** The screens of classes and clubs: a list, its dialogs, and the way back. */
export class PlacesPage {
  constructor(readonly page: Page) {}

  /** The form that is open. */
  get form(): Locator {
    return this.page.getByRole('dialog').filter({ has: this.page.locator('form') });
  }

  row(name: string): Locator {
    const press = this.page.getByRole('button', { name: `Actions for ${name}`, exact: true });
    return this.page.getByRole('row').filter({ has: press });
  }

  async seeTitle(title: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  async seeRow(name: string, ...cells: readonly string[]): Promise<void> {
    await expect(this.row(name)).toHaveCount(1);
    for (const cell of cells) await expect(this.row(name)).toContainText(cell);
  }

  async dontSeeRow(name: string): Promise<void> {
    await expect(this.row(name)).toHaveCount(0);
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).first().click();
  }

  async openRow(name: string): Promise<void> {
    await this.row(name).getByRole('button', { name, exact: true }).click();
  }

  async act(row: string, action: string): Promise<void> {
    await this.page.getByRole('button', { name: `Actions for ${row}`, exact: true }).click();
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
  }

  field(label: string): Locator {
    return this.form.getByRole('textbox', { name: label });
  }

  async save(label = 'Save'): Promise<void> {
    await this.form.getByRole('button', { name: label, exact: true }).click();
  }

  async seeClosed(): Promise<void> {
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  async choose(label: string, ...options: readonly string[]): Promise<void> {
    await this.form.getByRole('combobox', { name: new RegExp(`^${label}`) }).click();
    for (const option of options) await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  /** Any number of a list, which stays open until Done. */
  async pick(label: string, ...options: readonly string[]): Promise<void> {
    await this.choose(label, ...options);
    await this.page.getByRole('button', { name: 'Done' }).click();
  }

  async seeMessage(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text).first()).toBeVisible();
  }

  async undo(): Promise<void> {
    await this.page.getByRole('button', { name: 'Undo' }).last().click();
  }
}
