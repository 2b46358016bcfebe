import { expect, type Page } from '@playwright/test';

export class ProfilePage {
  constructor(readonly page: Page) {}

  get dialog() {
    return this.page.getByRole('dialog').last();
  }

  async openMenu(): Promise<void> {
    await this.page.getByRole('button', { name: /^Profile of / }).click();
  }

  async open(): Promise<void> {
    await this.openMenu();
    await this.page.getByRole('menuitem', { name: 'My profile' }).click();
    await expect(this.dialog.getByRole('button', { name: 'Edit' })).toBeVisible();
  }

  async openChangePassword(): Promise<void> {
    await this.openMenu();
    await this.page.getByRole('menuitem', { name: 'Change password' }).click();
    await expect(this.page.getByRole('dialog', { name: 'Change Password' })).toBeVisible();
  }

  field(name: string) {
    return this.dialog.getByRole('textbox', { name });
  }

  async click(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name, exact: true }).click();
  }

  async fillPasswords(current: string, next: string, confirm = next): Promise<void> {
    await this.dialog.getByLabel(/^Current password/).fill(current);
    await this.dialog.getByLabel(/^New password/).fill(next);
    await this.dialog.getByLabel(/^Confirm password/).fill(confirm);
  }

  /** Of the button that opens it; null while there is none. */
  async smallPicture(): Promise<string | null> {
    const image = this.page.getByRole('button', { name: /^Profile of / }).locator('img');
    return (await image.count()) > 0 ? image.getAttribute('src') : null;
  }
}
