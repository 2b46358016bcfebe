import { expect, type Page } from '@playwright/test';

/** The notice form dialog, in any of its modes. */
export class NoticeForm {
  constructor(readonly page: Page) {}

  get dialog() {
    return this.page.getByRole('dialog', { name: /Task Genie/ });
  }

  async see(): Promise<void> {
    await expect(this.dialog.getByLabel('Title')).toBeVisible();
  }

  async dontSee(): Promise<void> {
    await expect(this.dialog).toHaveCount(0);
  }

  /** By the browser's Back, which the form holds until its question is answered. */
  async goBackAndKeep(): Promise<void> {
    await this.page.evaluate(() => history.back());
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Keep as draft' }).click();
    await this.dontSee();
  }

  async seeHeading(text: string): Promise<void> {
    await expect(this.page.getByRole('dialog', { name: text, exact: true })).toBeVisible();
  }

  async fillTitle(text: string): Promise<void> {
    await this.dialog.getByLabel('Title').fill(text);
  }

  async seeTitle(text: string): Promise<void> {
    await expect(this.dialog.getByLabel('Title')).toHaveValue(text);
  }

  async fillDescription(text: string): Promise<void> {
    await this.dialog.getByLabel('Description').fill(text);
  }

  async seeDescription(text: string): Promise<void> {
    await expect(this.dialog.getByLabel('Description')).toHaveValue(text);
  }

  /** Afterwards these alone are chosen; without names, none. */
  async choose(list: 'Grade' | 'Division' | 'Club' | 'Batch', ...names: string[]): Promise<void> {
    await this.dialog.getByRole('combobox', { name: new RegExp(`^${list}`) }).click();
    const option = (name: string) => this.page.getByRole('option', { name, exact: true });
    await this.page.getByRole('option').first().waitFor();
    // A new notice begins with the audience of the last one.
    const before = await this.page.getByRole('option', { selected: true }).allTextContents();
    // "All" goes with the first that goes. Pressed itself, it would take the batches of the clubs that stay along.
    const unwanted = before.filter((name) => !names.includes(name) && !/^All( grades)?$/.test(name));
    for (const name of unwanted) await option(name).click();
    for (const name of names)
      if ((await option(name).getAttribute('aria-selected')) !== 'true') await option(name).click();
    await this.page.getByRole('button', { name: 'Done' }).click();
  }

  /** What every notice needs; both readers' boxes are ticked from the start. */
  async fillNotice(notice: {
    grade: string;
    division?: string;
    title: string;
    description: string;
  }): Promise<void> {
    await this.choose('Grade', notice.grade);
    if (notice.division) await this.choose('Division', notice.division);
    await this.fillTitle(notice.title);
    await this.fillDescription(notice.description);
  }

  async seeImpliedDivisions(): Promise<void> {
    await expect(this.dialog.getByText('Choose exactly one grade to pick divisions.')).toBeVisible();
  }

  async fillDate(field: 'Share date' | 'Due date', day: string): Promise<void> {
    const input = this.dialog.getByRole('textbox', { name: new RegExp(field) });
    await input.fill(day);
    await input.press('Tab');
  }

  async check(name: string): Promise<void> {
    await this.dialog.getByLabel(name).check();
  }

  async uncheck(name: string): Promise<void> {
    await this.dialog.getByLabel(name).uncheck();
  }

  async addVideo(address: string): Promise<void> {
    await this.dialog.getByLabel('Video URL').fill(address);
    await this.dialog.getByLabel('Video URL').press('Enter');
  }

  async addFiles(...paths: string[]): Promise<void> {
    await this.dialog.locator('input[type=file]').setInputFiles(paths);
  }

  async seeFilesSaved(count: number): Promise<void> {
    await expect(this.dialog.getByText('File Saved', { exact: true })).toHaveCount(count, {
      timeout: 30_000,
    });
  }

  async clickSubmit(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Submit' }).click();
  }

  /** It looks disabled while something is missing, and a press says what [NF-26, VN-09]. */
  async pressDisabledSubmit(): Promise<void> {
    const button = this.dialog.getByRole('button', { name: 'Submit' });
    await expect(button).toBeDisabled();
    await button.click({ force: true });
  }

  async submitAndClose(): Promise<void> {
    await this.clickSubmit();
    await this.dontSee();
  }

  async seeError(text: string): Promise<void> {
    await expect(this.dialog.getByText(text).first()).toBeVisible();
  }

  async clickClose(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close', exact: true }).click();
  }
}
