import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { type Recording, recordingSchema } from '../../contract/diagnostics/recording.wire.ts';

const switchName = 'Keep a record of my steps in this browser to help solve problems';

/** "Report a problem" on the help page, reached without leaving the page: a record lives in its tab. */
export class ReportDialog {
  constructor(readonly page: Page) {}

  get dialog() {
    return this.page.getByRole('dialog', { name: 'Report a problem' });
  }

  get keep() {
    return this.dialog.getByRole('switch', { name: switchName });
  }

  async open(): Promise<void> {
    await this.page.getByRole('link', { name: 'Help', exact: true }).click();
    await this.page.getByRole('button', { name: 'Report a problem' }).click();
    await expect(this.keep).toBeVisible();
  }

  async startRecording(): Promise<void> {
    await this.open();
    await this.keep.check();
    await expect(this.dialog.getByText('Nothing is recorded yet.')).toBeVisible();
    await this.dialog.getByRole('button', { name: 'Cancel' }).click();
  }

  async seeSummary(): Promise<void> {
    await expect(this.dialog.getByText(/\d+ steps in \d+ parts of the app/)).toBeVisible();
  }

  /** The record as the person saves it for themself. */
  async saveRecord(): Promise<Recording> {
    await this.dialog.locator('summary').click();
    const saving = this.page.waitForEvent('download');
    await this.dialog.getByRole('button', { name: 'Save the file' }).click();
    return readRecording(await (await saving).path());
  }

  async send(words: string): Promise<void> {
    await this.dialog.getByRole('textbox', { name: 'What went wrong?' }).fill(words);
    await this.dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(this.dialog).toHaveCount(0);
  }
}

/** What was saved must be a recording. */
export async function readRecording(path: string): Promise<Recording> {
  return v.parse(recordingSchema, JSON.parse(await readFile(path, 'utf8')));
}
