import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

/** The inspector, as a page or as a dock over another. */
export class InspectorModel {
  constructor(readonly page: Page) {}

  async openPage() {
    await this.page.goto('/inspector');
    await expect(this.page.getByRole('heading', { level: 1, name: 'Inspector' })).toBeVisible();
  }

  async switchOn() {
    const choice = this.page.getByRole('switch', { name: 'Inspector for developers' });
    await choice.check();
    // Until one is chosen, the machine of the last event is shown, and a hint may come at any time.
    await this.chooseMachine('session');
  }

  async openDock() {
    await expect(this.page.getByRole('button', { name: 'Open the inspector' })).toBeVisible();
    await this.page.keyboard.press('Alt+Shift+KeyI');
    await expect(this.dock).toBeVisible();
  }

  get dock() {
    return this.page.getByRole('region', { name: 'Inspector' });
  }

  async chooseMachine(name: string) {
    await this.page
      .getByRole('region', { name: 'Events' })
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
    await this.seeChart(name);
  }

  async seeChart(machine: string) {
    await expect(this.page.getByRole('group', { name: `State chart of ${machine}` })).toBeVisible();
  }

  async seeCurrent(state: string) {
    await expect(
      this.page.getByRole('button', { name: `${state}, current`, exact: true }).first(),
    ).toBeVisible();
  }

  async seeEvent(type: string) {
    await expect(
      this.page.getByRole('option', { name: new RegExp(`^${type.replaceAll('.', '\\.')}`) }).last(),
    ).toBeVisible();
  }

  async send(type: string, fields = '') {
    await this.page.getByRole('tab', { name: 'Send' }).click();
    const pane = this.page.getByRole('region', { name: 'Details' });
    await pane.getByRole('textbox', { name: 'Event' }).fill(type);
    await pane.getByRole('textbox', { name: 'Fields, as JSON' }).fill(fields);
    await pane.getByRole('button', { name: 'Send', exact: true }).click();
  }

  async press(name: string) {
    await this.page.getByRole('button', { name }).click();
  }

  /** The text of the file that a press gives. */
  async saved(
    name: string | RegExp,
  ): Promise<{ readonly name: string; readonly path: string; readonly text: string }> {
    const coming = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name }).click();
    const download = await coming;
    const path = await download.path();
    return { name: download.suggestedFilename(), path, text: await readFile(path, 'utf8') };
  }

  async openRecording(path: string) {
    await this.page.getByText('Recording', { exact: true }).click();
    await this.page.locator('input[type=file]').setInputFiles(path);
  }
}
