import { expect, type Page } from '@playwright/test';

/** What the app says and asks around the end of a session. */
export class SessionWatch {
  constructor(readonly page: Page) {}

  get dialog() {
    return this.page.getByRole('dialog', { name: 'Sign in again' });
  }

  get warning() {
    return this.page.getByRole('alert').filter({ hasText: 'You will be signed out soon' });
  }

  get question() {
    return this.page.getByRole('alertdialog', { name: 'Sign out?' });
  }

  async seeLocked(reason: string): Promise<void> {
    await expect(this.dialog.getByText(reason)).toBeVisible();
  }

  async signInAgain(secret: string): Promise<void> {
    await this.dialog.getByRole('textbox', { name: 'Password' }).fill(secret);
    await this.dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  async seeUnlocked(): Promise<void> {
    await expect(this.dialog).toHaveCount(0);
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: 'Sign out' }).click();
  }
}
