import { expect, type Locator, type Page } from '@playwright/test';
import { NoticeForm } from './notice-form.model.ts';
import { Viewer } from './viewer.model.ts';

/** A page with the person's Task Genie card. */
export class BoardPage {
  constructor(readonly page: Page) {}

  async seeCard(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Task Genie' })).toBeVisible();
  }

  async chooseTab(name: 'Due' | 'Active' | 'Inactive'): Promise<void> {
    const tab = { name: new RegExp(`^${name}`) };
    await this.pressUntil(
      this.page.getByRole('tab', tab),
      this.page.getByRole('tab', { ...tab, selected: true }),
    );
  }

  /** Parts that load above the card move it, and a press of that moment misses the button: it is pressed again. */
  private async pressUntil(button: Locator, shown: Locator): Promise<void> {
    await expect(async () => {
      if ((await shown.count()) === 0) await button.click({ timeout: 5_000 });
      await expect(shown).toBeVisible({ timeout: 5_000 });
    }).toPass();
  }

  row(title: string) {
    return this.page.getByRole('button', { name: `View “${title}”` });
  }

  async seeNotice(title: string): Promise<void> {
    await expect(this.row(title)).toBeVisible();
  }

  async dontSeeNotice(title: string): Promise<void> {
    await expect(this.row(title)).toHaveCount(0);
  }

  async clickAdd(): Promise<NoticeForm> {
    const form = new NoticeForm(this.page);
    await this.pressUntil(this.page.getByRole('button', { name: 'Add notice' }), form.dialog);
    await form.see();
    return form;
  }

  /** Shows more of the list until this is in it: others write on the same board meanwhile. */
  async showMoreUntil(wanted: Locator): Promise<void> {
    const more = this.page.getByRole('button', { name: 'Show More' });
    // Of the tab before there may be one too.
    await expect(async () => {
      if ((await wanted.count()) === 0) await more.click({ timeout: 2_000 });
      await expect(wanted).toBeVisible({ timeout: 2_000 });
    }).toPass();
  }

  async view(title: string): Promise<Viewer> {
    await this.showMoreUntil(this.row(title));
    await this.pressUntil(this.row(title), this.page.getByRole('dialog'));
    const viewer = new Viewer(this.page);
    await viewer.seeTitle(title);
    return viewer;
  }

  async clickEdit(title: string): Promise<NoticeForm> {
    await this.pressEdit(this.page.getByRole('button', { name: `Edit “${title}”` }));
    const form = new NoticeForm(this.page);
    await form.see();
    return form;
  }

  async pressEdit(button: Locator): Promise<void> {
    await this.showMoreUntil(button);
    await button.click();
  }

  async dontSeeEdit(title: string): Promise<void> {
    await expect(this.page.getByRole('button', { name: `Edit “${title}”` })).toHaveCount(0);
  }

  async clickShowMore(): Promise<void> {
    await this.page.getByRole('button', { name: 'Show More' }).click();
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: 'Sign out' }).click();
  }

  /** Text of a message in the corner. */
  async seeMessage(text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('region', { name: 'Messages' }).getByText(text).first()).toBeVisible();
  }
}
