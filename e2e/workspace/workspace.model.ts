import { expect, type Page } from '@playwright/test';

/** A program in its tool, with the app's buttons around it. */
export class WorkspacePage {
  constructor(readonly page: Page) {}

  /** By the way a student goes: the project's page, and the button that names its tool. */
  async open(projectId: number, tool: string): Promise<void> {
    await this.page.goto(`/mylearning/project/${projectId}`);
    await this.page.getByRole('link', { name: new RegExp(`^Open .?${tool}`) }).click();
    await this.ready();
  }

  async ready(): Promise<void> {
    await expect(this.editor).toBeVisible({ timeout: 60_000 });
  }

  get frame() {
    return this.page.frameLocator('iframe[sandbox]');
  }

  get editor() {
    return this.frame.locator('.cm-content');
  }

  get preview() {
    return this.frame.frameLocator('.preview iframe');
  }

  /** Replaces what is in the editor, as somebody who types does. */
  async write(text: string): Promise<void> {
    await this.editor.click();
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.insertText(text);
  }

  async saved(): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible({
      timeout: 30_000,
    });
  }

  async save(): Promise<void> {
    const answer = this.page.waitForResponse(/save-workspace-program$/);
    await this.page.getByRole('button', { name: 'Save Program' }).click();
    expect((await answer).status()).toBe(200);
    await this.saved();
  }
}
