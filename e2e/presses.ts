import { expect, type Locator, type Page } from '@playwright/test';

type Files = Parameters<Locator['setInputFiles']>[0];

/**
 * Somebody at the keyboard and the mouse, who counts what their hands do. Text typed into one field counts nothing;
 * each Tab, Enter or other key, each click and each choice of files counts one.
 *
 * A field must have the focus before `type` writes into it, as for a person: `locator.fill()` reaches a field without
 * a hand, so a journey that is counted does not use it.
 */
export class Presses {
  readonly #page: Page;
  readonly #made: string[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  get count(): number {
    return this.#made.length;
  }

  /** What was pressed, in order: the message of a test that counts too many. */
  get log(): readonly string[] {
    return this.#made;
  }

  async click(target: Locator): Promise<void> {
    await target.click();
    this.#note(`click ${String(target)}`);
  }

  /** A key as Playwright names it, e.g. `Tab`, `Enter`, `ArrowDown`, `Control+Enter`. Letters are typed by `type`. */
  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
    this.#note(`press ${key}`);
  }

  /** Writes where the cursor is: into `field`, which must have the focus already. */
  async type(field: Locator, text: string): Promise<void> {
    await expect(field).toBeFocused();
    await this.#page.keyboard.type(text);
  }

  /** Counts two: the click that opens the system's window, and the choice in it. */
  async chooseFiles(button: Locator, files: Files): Promise<void> {
    const chooser = this.#page.waitForEvent('filechooser');
    await this.click(button);
    await (await chooser).setFiles(files);
    this.#note('choose files');
  }

  /** The journey is at its end: fails with every press by name if it took more than `most`. */
  expectAtMost(most: number): void {
    expect(this.count, `presses: ${this.#made.join(' · ')}`).toBeLessThanOrEqual(most);
  }

  #note(press: string): void {
    this.#made.push(press);
  }
}
