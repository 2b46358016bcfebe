import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '../fixtures.ts';

/** For `test.use`: the browser shares a screen of its own making, and asks nobody. */
export const captures = {
  launchOptions: {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      '--auto-select-desktop-capture-source=Entire screen',
    ],
  },
};

export const pictureOf = (page: Page) => page.getByRole('img', { name: /The screen of/ });

/** The colours of the picture, as text: another picture has others. */
export const inkOf = (page: Page) =>
  pictureOf(page).evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    let [sum, red] = [0, 0];
    for (let at = 0; at < data.length; at += 4) {
      const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]];
      sum += r + g + b;
      if (r > g + 70 && r > b + 70) red += 1;
    }
    return { sum, red };
  });

/** A picture moves here. */
export const seeMoving = async (page: Page) => {
  await expect(pictureOf(page)).toBeVisible();
  const { sum } = await inkOf(page);
  await expect.poll(async () => (await inkOf(page)).sum).not.toBe(sum);
};

export async function share(teacher: Page): Promise<Page> {
  await teacher.getByRole('button', { name: 'Share Screen' }).click();
  const dialog = teacher.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Share screen' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please select grade first.');
  await dialog.getByRole('combobox', { name: 'Grade' }).click();
  await teacher.getByRole('option', { name: 'Grade 8' }).click();
  await dialog.getByRole('button', { name: 'Share screen' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please select division first.');
  await dialog.getByRole('combobox', { name: 'Division' }).click();
  await teacher.getByRole('option', { name: 'B', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'There are no students available for screen share in this grade and division.',
  );
  await expectAccessible(teacher);
  await dialog.getByRole('combobox', { name: 'Division' }).click();
  await teacher.getByRole('option', { name: 'A', exact: true }).click();
  await expect(dialog.getByRole('alert')).toBeHidden();
  const opened = teacher.context().waitForEvent('page');
  await dialog.getByRole('button', { name: 'Share screen' }).click();
  return opened;
}
