import { expect, type Page } from '@playwright/test';

export class LoginPage {
  constructor(readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/login');
    await this.see();
  }

  async see(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  }

  async fillName(name: string): Promise<void> {
    await this.page.getByLabel('Username').fill(name);
  }

  async fillPassword(secret: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Password' }).fill(secret);
  }

  async clickSignIn(): Promise<void> {
    await this.button.click();
  }

  get button() {
    return this.page.getByRole('button', { name: 'Sign in' });
  }

  async signIn(name: string, secret: string): Promise<void> {
    await this.fillName(name);
    await this.fillPassword(secret);
    await this.clickSignIn();
  }

  async seeText(text: string): Promise<void> {
    await expect(this.page.getByText(text)).toBeVisible();
  }
}
