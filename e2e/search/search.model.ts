import { expect, type Locator, type Page } from '@playwright/test';

/** The search of the header, and the dialog behind it. */
export class SearchPage {
  readonly box: Locator;
  readonly dialog: Locator;
  readonly options: Locator;

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Search' });
    this.box = this.dialog.getByRole('combobox', { name: 'Search' });
    this.options = this.dialog.getByRole('option');
  }

  async openByKey(): Promise<void> {
    // The page answers keys a moment after it is shown.
    await expect(async () => {
      if (!(await this.box.isVisible())) await this.page.keyboard.press('Control+k');
      await expect(this.box).toBeFocused({ timeout: 2_000 });
    }).toPass();
  }

  async openByButton(): Promise<void> {
    await this.page.getByRole('button', { name: /^Search \(/ }).click();
    await expect(this.box).toBeVisible();
  }

  option(name: string | RegExp): Locator {
    return this.dialog.getByRole('option', { name, exact: true });
  }

  kind(name: string): Locator {
    return this.dialog.getByRole('button', { name: new RegExp(`^${name}`) });
  }
}
