import { expect, type Page } from '@playwright/test';

/** A teacher's training. */
export class TrainingPage {
  constructor(readonly page: Page) {}

  async open(): Promise<this> {
    await this.page.goto('/myteaching/training');
    await expect(this.page.getByRole('heading', { name: 'Training', level: 1 })).toBeVisible();
    await expect(this.page.getByRole('progressbar', { name: 'Your training' })).toBeVisible();
    return this;
  }

  async openModule(name: string): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(name) }).click();
    await expect(this.page.getByRole('heading', { name, level: 1 })).toBeVisible();
  }

  async openPart(title: string): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(title) }).click();
    await expect(this.dialog.locator('video')).toBeVisible();
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }

  place(): Promise<number> {
    return this.dialog.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime);
  }

  /** Plays, fast and without sound, until the film is at this second. */
  async playTo(second: number): Promise<void> {
    const film = this.dialog.locator('video');
    await expect.poll(() => film.evaluate((each: HTMLVideoElement) => each.readyState)).toBeGreaterThan(1);
    await film.evaluate(async (each: HTMLVideoElement) => {
      each.muted = true;
      each.playbackRate = 4;
      await each.play();
    });
    await expect.poll(() => this.place(), { timeout: 60_000 }).toBeGreaterThanOrEqual(second);
    await film.evaluate((each: HTMLVideoElement) => each.pause());
  }

  async seeWatched(): Promise<void> {
    await expect(this.dialog.getByText(/[1-9]\d*% watched/).first()).toBeVisible();
  }

  async closePart(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.dialog).toBeHidden();
  }

  async goOn(title: string): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`Go on with .*${title}`) }).click();
  }

  async acceptResume(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Go on from there' }).click();
    await expect.poll(() => this.place()).toBeGreaterThan(0);
  }

  async jumpToEnd(): Promise<void> {
    await this.dialog.locator('video').evaluate((film: HTMLVideoElement) => {
      film.currentTime = film.duration - 1;
    });
    await this.playTo(
      await this.dialog.locator('video').evaluate((film: HTMLVideoElement) => film.duration - 0.5),
    );
  }

  private get done() {
    return this.dialog.getByRole('checkbox', { name: 'Done', exact: true });
  }

  async seeNotDone(): Promise<void> {
    await expect(this.done).not.toBeChecked();
  }

  async watchWhole(): Promise<void> {
    await this.dialog.locator('video').evaluate((film: HTMLVideoElement) => {
      film.currentTime = 0;
    });
    await this.playTo(
      await this.dialog.locator('video').evaluate((film: HTMLVideoElement) => film.duration - 0.5),
    );
  }

  async seeDone(): Promise<void> {
    await expect(this.done).toBeChecked();
  }

  private tick(title: string) {
    return this.page.getByRole('checkbox', { name: new RegExp(`${title}.* is done`) });
  }

  async tickByKeyboard(title: string): Promise<void> {
    await this.tick(title).focus();
    await this.page.keyboard.press('Space');
  }

  async seeTicked(title: string, isTicked: boolean): Promise<void> {
    await expect(this.tick(title)).toBeChecked({ checked: isTicked });
  }

  async undo(): Promise<void> {
    await this.page.getByRole('button', { name: 'Undo' }).click();
  }
}
