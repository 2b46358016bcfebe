import { expect, type Page } from '@playwright/test';
import { NoticeForm } from './notice-form.model.ts';
import { Viewer } from './viewer.model.ts';

/** A page with the person's Task Genie card. */
export class BoardPage {
  constructor(readonly page: Page) {}

  async seeCard(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Task Genie' })).toBeVisible();
  }

  async chooseTab(name: 'Due' | 'Active' | 'Inactive'): Promise<void> {
    await this.page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
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
    await this.page.getByRole('button', { name: 'Add notice' }).click();
    const form = new NoticeForm(this.page);
    await form.see();
    return form;
  }

  /** Opens it from the list, which may have to be shown whole first. */
  async view(title: string): Promise<Viewer> {
    const more = this.page.getByRole('button', { name: 'Show More' });
    // Of the tab before there may be one too, and others write on this board meanwhile: asked for until it is there.
    await expect(async () => {
      if ((await this.row(title).count()) === 0) await more.click({ timeout: 2_000 });
      await expect(this.row(title)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await this.row(title).click();
    const viewer = new Viewer(this.page);
    await viewer.seeTitle(title);
    return viewer;
  }

  async clickEdit(title: string): Promise<NoticeForm> {
    await this.page.getByRole('button', { name: `Edit “${title}”` }).click();
    const form = new NoticeForm(this.page);
    await form.see();
    return form;
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
