import { expect, type Locator, type Page } from '@playwright/test';
import { pressInHeading } from '../folded-button.ts';

/** The question bank, its form and what is done with it as a whole. */
export class QuestionsPage {
  constructor(readonly page: Page) {}

  get dialog(): Locator {
    return this.page.getByRole('dialog').last();
  }

  field(name: string | RegExp): Locator {
    return this.dialog.getByRole('textbox', { name });
  }

  press(name: string): Promise<void> {
    return pressInHeading(this.page, name);
  }

  /** Without a mouse: the field gets the focus, and keys do the rest. */
  async write(name: string | RegExp, text: string): Promise<void> {
    await this.field(name).focus();
    await this.page.keyboard.type(text);
  }

  /** Chooses a type by its first letters. */
  async chooseType(name: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: 'Type' }).focus();
    await this.page.keyboard.press('Enter');
    const option = this.page.getByRole('option', { name, exact: true });
    await expect(option).toBeVisible();
    await this.page.keyboard.type(name.slice(0, 4));
    // A busy browser follows the letters late; Enter takes what is highlighted.
    await expect(option).toHaveAttribute('data-highlighted', '');
    await this.page.keyboard.press('Enter');
    await expect(this.dialog.getByRole('combobox', { name: 'Type' })).toContainText(name);
  }

  async check(name: string): Promise<void> {
    await this.dialog.getByRole('checkbox', { name, exact: true }).focus();
    await this.page.keyboard.press('Space');
  }

  /** Presses Enter on the button that saves. */
  async save(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  async addTopic(name: string): Promise<void> {
    await this.press('Topics');
    await this.write('Topic', name);
    await this.save();
  }

  /** A new question of a type, with its text; the parts are written next. */
  async begin(type: string, prompt: string): Promise<void> {
    const add = this.page.getByRole('button', { name: 'New question' });
    // It is off until the list of topics has the first one.
    await expect(add).not.toHaveAttribute('aria-disabled', 'true');
    await add.press('Enter');
    await this.write(/^Question/, prompt);
    if (type !== 'One choice') await this.chooseType(type);
  }

  row(text: string): Locator {
    return this.page.getByRole('row').filter({ hasText: text });
  }

  async search(words: string): Promise<void> {
    await this.page.getByRole('searchbox').first().fill(words);
  }

  async act(name: string, action: string): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^Actions for .*${name}`) }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }
}
