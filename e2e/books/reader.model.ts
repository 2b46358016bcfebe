import { expect, type Page } from '@playwright/test';

/** An open book. */
export class ReaderPage {
  constructor(readonly page: Page) {}

  async open(name: string, side: 'mylearning' | 'myteaching' = 'mylearning'): Promise<this> {
    await this.page.goto(`/${side}/books`);
    await this.page.getByRole('article').filter({ hasText: name }).getByRole('link').click();
    return this.see(name);
  }

  async see(name: string): Promise<this> {
    await expect(this.page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(this.page.locator('canvas').first()).toBeVisible();
    return this;
  }

  get pageField() {
    return this.page.getByRole('textbox', { name: 'Page', exact: true });
  }

  async seePage(number: number): Promise<void> {
    await expect(this.pageField).toHaveValue(String(number));
  }

  /** Goes to a page, and waits until the server has it. */
  async turnTo(number: number): Promise<void> {
    const saved = this.page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/save-reading-place') && answer.request().postDataJSON().page === number,
    );
    await this.pageField.fill(String(number));
    await this.pageField.press('Enter');
    await this.seePage(number);
    expect((await saved).status()).toBe(200);
    await expect(this.page.getByText('Your place is saved.')).toBeVisible();
  }

  async chooseHeading(title: string): Promise<void> {
    await this.page
      .getByRole('list', { name: 'In this lesson' })
      .getByRole('button', { name: title })
      .click();
  }

  async find(words: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Find in this PDF' }).click();
    await this.page.getByRole('searchbox').fill(words);
  }

  async zoomTo(percent: number): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Zoom' }).selectOption({ label: `${percent}%` });
  }

  /** Of the widest page that is drawn, in CSS pixels. */
  widest(): Promise<number> {
    return this.page
      .locator('canvas')
      .evaluateAll((drawn) => Math.max(...drawn.map((each) => each.getBoundingClientRect().width)));
  }

  async addNote(page: number, text: string): Promise<void> {
    await this.page.getByRole('button', { name: `Add a note to page ${page}` }).click();
    const dialog = this.page.getByRole('dialog', { name: 'New note' });
    await dialog.getByLabel('Note').fill(text);
    await dialog.getByRole('button', { name: /Save|Add/ }).click();
    await expect(dialog).toHaveCount(0);
  }

  get notes() {
    return this.page.getByRole('region', { name: 'My notes' });
  }
}
