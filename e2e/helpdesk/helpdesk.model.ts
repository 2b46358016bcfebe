import { expect, type Page } from '@playwright/test';

/** The assistant, as every person sees it. */
export class AssistantPage {
  constructor(readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/helpdesk/HelpDesk');
    await expect(this.page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
    await expect(this.log).toBeAttached();
  }

  get log() {
    return this.page.getByRole('log', { name: 'Conversation' });
  }

  get field() {
    return this.page.getByRole('textbox', { name: 'Your question' });
  }

  async ask(question: string): Promise<void> {
    await this.field.fill(question);
    await this.field.press('Enter');
  }

  async seeArticle(title: string): Promise<void> {
    await expect(this.log.getByRole('heading', { name: title })).toBeVisible();
  }

  async seeText(text: string): Promise<void> {
    await expect(this.log.getByText(text)).toBeVisible();
  }

  async dontSeeText(text: string): Promise<void> {
    await expect(this.page.getByText(text)).toHaveCount(0);
  }

  async askForPerson(words: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Talk to a person' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Talk to a person' });
    await dialog.getByRole('textbox').fill(words);
    await dialog.getByRole('button', { name: 'Send to the helpdesk' }).click();
    await expect(dialog).toHaveCount(0);
  }

  async seeRequest(state: 'is with the helpdesk' | 'is answered' | 'is closed'): Promise<void> {
    await expect(this.page.getByText(new RegExp(`^Request [\\d,]+ ${state}$`))).toBeVisible();
  }

  async write(text: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: 'Write to the helpdesk' });
    await field.fill(text);
    await field.press('Enter');
  }

  chat(title: string) {
    return this.page.getByRole('button', { name: `Open the chat “${title}”` });
  }
}

/** The helpdesk's own page. */
export class DeskPage {
  constructor(readonly page: Page) {}

  async see(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Helpdesk' })).toBeVisible();
  }

  row(subject: string) {
    return this.page.getByRole('row').filter({ hasText: subject });
  }

  async openRequest(subject: string): Promise<void> {
    await this.row(subject).getByRole('button', { name: subject }).click();
    await expect(this.dialog.getByRole('log')).toBeVisible();
  }

  get dialog() {
    return this.page.getByRole('dialog').first();
  }

  async write(kind: 'Reply to the person' | 'Note for the helpdesk', text: string): Promise<void> {
    await this.dialog.getByText(kind, { exact: true }).click();
    const isReply = kind === 'Reply to the person';
    await this.dialog.getByRole('textbox', { name: isReply ? 'Your reply' : 'Your note' }).fill(text);
    await this.dialog.getByRole('button', { name: isReply ? 'Send reply' : 'Save note' }).click();
    await expect(this.dialog.getByRole('log').getByText(text)).toBeVisible();
  }

  async closeRequest(reason: string): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close it…' }).click();
    const question = this.page.getByRole('dialog', { name: 'Close this request?' });
    await question.getByRole('textbox').fill(reason);
    await question.getByRole('button', { name: 'Close the request' }).click();
    await expect(question).toHaveCount(0);
  }
}
