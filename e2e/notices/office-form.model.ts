import { expect } from '@playwright/test';
import { NoticeForm } from './notice-form.model.ts';

/** The central office's form: where and for whom, over many schools. */
export class OfficeForm extends NoticeForm {
  async pick(list: 'Country' | 'State' | 'Schools', ...names: string[]): Promise<void> {
    await this.dialog.getByRole('combobox', { name: new RegExp(`^${list}`) }).click();
    for (const name of names) {
      const search = this.page.getByRole('combobox', { name: 'Search' });
      await search.fill(name.startsWith('All ') ? '' : name);
      await this.page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
    }
    await this.page.getByRole('button', { name: 'Done' }).click();
  }

  async seeNote(text: string): Promise<void> {
    await expect(this.dialog.getByText(text)).toBeVisible();
  }

  /** Scrolls until half of the calendar's button is under the buttons below. */
  async scrollHalfOver(): Promise<void> {
    const footer = await this.dialog.getByRole('button', { name: 'Submit' }).boundingBox();
    await this.dialog
      .getByRole('button', { name: 'Open calendar' })
      .last()
      .evaluate((button, edge) => {
        let area = button.parentElement;
        while (area && area.scrollHeight <= area.clientHeight + 1) area = area.parentElement;
        const { top, height } = button.getBoundingClientRect();
        area?.scrollBy({ top: top + height / 2 - edge, behavior: 'instant' });
      }, footer?.y ?? 0);
  }
}
