import { expect, type Locator, type Page } from '@playwright/test';
import { SearchPage } from '../search/search.model.ts';

/** The dialog that lets a student in, and the way to it. */
export class SignInHelp {
  readonly dialog: Locator;

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: /^Sign-in help for/ });
  }

  /** Searches, and presses the student's row. */
  async openFor(name: string): Promise<void> {
    const search = new SearchPage(this.page);
    await search.openByButton();
    await search.box.fill(name);
    await this.page.keyboard.press('Enter');
    const row = search.option(new RegExp(`${name}.*Sign-in help`));
    await expect(row).toBeVisible();
    await row.click();
    await expect(this.dialog).toBeVisible();
  }

  async press(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name }).click();
  }

  async code(): Promise<string> {
    const spoken = await this.dialog.getByText(/^(\d ){5}\d$/).textContent();
    return spoken?.replaceAll(' ', '') ?? '';
  }

  async link(): Promise<string> {
    return this.dialog.getByRole('textbox', { name: 'Sign-in link' }).inputValue();
  }
}
