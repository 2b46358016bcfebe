import { expect, type Locator } from '@playwright/test';
import { PlacesPage } from '../classes/places.model.ts';

/** The timetable of a school, as its admin enters it. */
export class TimetablePage extends PlacesPage {
  async openPart(part: 'days' | 'rooms' | 'bells' | 'weeks'): Promise<this> {
    await this.page.goto(`/admin/timetable?part=${part}`);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
    return this;
  }

  /** The week of a class. */
  async openWeek(division: number): Promise<this> {
    await this.page.goto(`/admin/timetable?by=division&of=${division}`);
    await expect(this.slot('Mon', '08:00').or(this.lesson('Mon', '08:00')).first()).toBeVisible();
    return this;
  }

  slot(day: string, time: string): Locator {
    return this.page.getByRole('button', {
      name: new RegExp(`^Add a lesson on .?${day} .* at .?${time}.?$`),
    });
  }

  lesson(day: string, time: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^Change .*, .?${day} .* .?${time}.?$`) });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  box(label: string): Locator {
    return this.dialog.getByRole('combobox', { name: new RegExp(`^${label}`) });
  }

  option(name: string | RegExp): Locator {
    return this.page.getByRole('option', { name });
  }

  async look(label: string, option: string | RegExp): Promise<void> {
    await this.box(label).click();
    await this.option(option).click();
  }

  async chooseFile(name: string, text: string): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.dialog.getByRole('button', { name: 'Choose a file' }).click();
    await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  }

  /** What goes to the printer; its own window cannot be looked at. */
  async print(button: string): Promise<string> {
    await this.page.evaluate(() => {
      window.print = () => {
        const sheet = document.querySelector('[data-print-sheet]');
        document.documentElement.setAttribute('data-printed', sheet?.textContent ?? '');
      };
    });
    await this.press(button);
    const printed = this.page.locator('html[data-printed]');
    await expect(printed).toBeAttached();
    return (await printed.getAttribute('data-printed')) ?? '';
  }
}
