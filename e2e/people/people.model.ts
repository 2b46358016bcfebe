import { expect, type Page } from '@playwright/test';

/** The lists of a school's teachers and students, and their forms. */
export class PeoplePage {
  constructor(readonly page: Page) {}

  async open(path: '/admin/faculty' | '/admin/students' | '/mystudent', search = ''): Promise<void> {
    await this.page.goto(`${path}${search}`);
    await expect(this.page.getByRole('table')).toBeVisible();
  }

  get dialog() {
    return this.page.getByRole('dialog').last();
  }

  row(name: string) {
    return this.page.getByRole('row').filter({ hasText: name });
  }

  async search(words: string): Promise<void> {
    await this.page.getByRole('searchbox').first().fill(words);
  }

  async write(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(fields))
      await this.dialog.getByRole('textbox', { name: label }).fill(text);
  }

  async gender(name: 'Male' | 'Female'): Promise<void> {
    await this.dialog.getByRole('radio', { name, exact: true }).check();
  }

  /** Of a list from which one is chosen. */
  async chooseClass(name: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: 'Division' }).fill(name);
    await this.page.getByRole('option', { name, exact: true }).click();
  }

  /** One of the actions of the whole list, which stand in one menu. */
  async more(action: string): Promise<void> {
    await this.page.getByRole('button', { name: 'More', exact: true }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  async save(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Save' }).click();
  }

  async act(name: string, action: string): Promise<void> {
    await this.page.getByRole('button', { name: `Actions for ${name}` }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  /** What somebody new signs in with, which is read once. */
  async readCode(): Promise<string> {
    const code = this.page.getByText(/^[a-z]{4}-\d{4}-[a-z]{4}$/);
    await expect(code).toBeVisible();
    const secret = (await code.textContent()) ?? '';
    await this.page.getByRole('button', { name: 'Done' }).click();
    await expect(code).toHaveCount(0);
    return secret;
  }

  get messages() {
    return this.page.getByRole('region', { name: 'Messages' });
  }

  async undo(): Promise<void> {
    await this.messages.getByRole('button', { name: 'Undo' }).last().click();
  }
}
