import { expect, type Page } from '@playwright/test';

/** A student's way of handing in. */
export class WorksPage {
  constructor(readonly page: Page) {}

  async openProject(title: string): Promise<void> {
    await this.page.goto('/mylearning/Classroom');
    await this.page
      .getByRole('heading', { name: new RegExp(`^${title}`) })
      .getByRole('link')
      .click();
    await expect(this.page.getByRole('heading', { name: new RegExp(`^${title}`), level: 1 })).toBeVisible();
  }

  get dialog() {
    return this.page.getByRole('dialog', { name: 'Student project upload' });
  }

  async open(name: 'Hand in' | 'Hand in again' | 'Look at what you handed in'): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
    await expect(this.dialog).toBeVisible();
  }

  async add(files: string[]): Promise<void> {
    await this.dialog.locator('input[type=file]').setInputFiles(files);
  }

  async learn(text: string): Promise<void> {
    await this.dialog.getByRole('textbox', { name: 'My learning' }).fill(text);
  }

  async submit(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Submit for review' }).click();
    await expect(this.dialog).toHaveCount(0);
  }
}

/** A teacher's queue and desk. */
export class ReviewPage {
  constructor(readonly page: Page) {}

  /** The newest work of this student and project. */
  async openWork(student: string, project: string): Promise<void> {
    await this.page.goto('/review');
    const row = this.page.getByRole('row').filter({ hasText: student }).filter({ hasText: project });
    await row.getByRole('button').first().click();
    await expect(this.page.getByRole('heading', { name: 'What was handed in' })).toBeVisible();
  }

  async write(feedback: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Feedback', exact: true }).fill(feedback);
  }
}
