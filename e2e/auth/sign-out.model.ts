import { expect, type Page } from '@playwright/test';

/** The admin's page "Sign people out". */
export class SignOutPage {
  constructor(readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/admin/sign-out');
    await expect(this.page.getByRole('heading', { level: 1, name: 'Sign people out' })).toBeVisible();
  }

  get question() {
    return this.page.getByRole('alertdialog');
  }

  async chooseDivision(name: string): Promise<void> {
    await this.page.getByRole('radio', { name: /A division/ }).check({ force: true });
    await this.page.getByRole('combobox', { name: 'Division' }).fill(name);
    await this.page.getByRole('option', { name }).click();
  }

  async choosePerson(name: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Person' }).fill(name);
    await this.page.getByRole('option', { name }).first().click();
  }

  async submit(): Promise<void> {
    await this.page.getByRole('button', { name: 'Sign out…' }).click();
  }

  async confirm(): Promise<void> {
    await this.question.getByRole('button', { name: 'Sign out now' }).click();
  }

  leaver(name: string) {
    return this.page.getByRole('listitem').filter({ hasText: name });
  }
}
