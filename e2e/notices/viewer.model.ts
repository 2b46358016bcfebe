import { expect, type Page } from '@playwright/test';
import { NoticeForm } from './notice-form.model.ts';

/** The notice viewer dialog. */
export class Viewer {
  constructor(readonly page: Page) {}

  get dialog() {
    return this.page.getByRole('dialog');
  }

  async seeTitle(title: string): Promise<void> {
    await expect(this.dialog.getByRole('heading', { name: title })).toBeVisible();
  }

  async seeText(text: string | RegExp): Promise<void> {
    await expect(this.dialog.getByText(text).first()).toBeVisible();
  }

  async openDetails(): Promise<void> {
    await this.dialog.getByRole('article').first().getByText('Details', { exact: true }).click();
  }

  async nextNotice(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Next notice' }).click();
  }

  async nextAttachment(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Next attachment' }).click();
  }

  async dontSeeButton(name: string): Promise<void> {
    await expect(this.dialog.getByRole('button', { name, exact: true })).toHaveCount(0);
  }

  async clickEdit(): Promise<NoticeForm> {
    await this.dialog.getByRole('button', { name: 'Edit', exact: true }).click();
    const form = new NoticeForm(this.page);
    await form.see();
    return form;
  }

  async clickReshare(): Promise<NoticeForm> {
    await this.dialog.getByRole('button', { name: 'Edit & Reshare' }).click();
    const form = new NoticeForm(this.page);
    await form.see();
    return form;
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(this.dialog).toHaveCount(0);
  }
}
