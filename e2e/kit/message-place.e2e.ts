import { expect, test } from './fixtures.ts';

test.describe('messages', () => {
  for (const [width, dir] of [
    [390, undefined],
    [390, 'rtl'],
    [1440, undefined],
    [1440, 'rtl'],
  ] as const) {
    test(`cover no button of a dialog at ${width} px${dir ? ', right to left' : ''}`, async ({
      page,
      openSection,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await openSection('layers', dir ? { dir } : {});
      await page.getByRole('button', { name: 'Open dialog', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Submit' }).click();
      const message = page.getByRole('region', { name: 'Messages (F8)' }).getByRole('listitem');
      await expect(message).toBeVisible();
      // A trial waits until nothing lies over what would be pressed.
      for (const name of ['Submit', 'Reset', 'Close'])
        await dialog.getByRole('button', { name, exact: true }).click({ trial: true });
      await dialog.getByRole('textbox', { name: 'Title' }).click({ trial: true });
      await expect(message).toBeVisible();
    });
  }
});
