import type { Page } from '@playwright/test';
import { expect, expectAccessible, tabTo, test } from './fixtures.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
/** Opens it from the keyboard, as the focus must come back to it. */
const openBy = async (page: Page, name: string) => {
  await tabTo(page, button(page, name));
  await page.keyboard.press('Enter');
};

test.describe('dialog', () => {
  test('is announced, begins in its first field, keeps Tab inside and gives the focus back [NF-02]', async ({
    page,
    openSection,
  }) => {
    await openSection('layers');
    await openBy(page, 'Open dialog');
    const dialog = page.getByRole('dialog', { name: 'Task Genie' });
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await expect(dialog).toMatchAriaSnapshot(`
      - dialog "Task Genie":
        - heading "Task Genie" [level=2]
        - button "Close"
        - text: Write to a class. They see it at once, or on the day you choose. Title
        - textbox "Title"
        - text: Shared with
        - combobox "Shared with Choose grades": Choose grades
        - text: Description
        - textbox "Description"
        - status
        - button "Reset"
        - button "Submit"
    `);
    await expectAccessible(page);
    for (let count = 0; count < 8; count += 1) {
      await press(page, 'Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await press(page, 'Escape');
    await expect(dialog).toBeHidden();
    await expect(button(page, 'Open dialog')).toBeFocused();
  });

  test('asks before it throws away what was written, and so does the browser', async ({
    page,
    openSection,
  }) => {
    await openSection('layers');
    await openBy(page, 'Open dialog');
    const title = page.getByRole('textbox', { name: 'Title' });
    await expect(title).toBeFocused();
    await page.keyboard.type('Fair');
    await press(page, 'Escape');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(button(page, 'Keep writing')).toBeFocused();
    await press(page, 'Escape');
    await expect(question).toBeHidden();
    await expect(title).toHaveValue('Fair');
    await expect(title).toBeFocused();

    const isHeldBack = () =>
      page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
    expect(await isHeldBack()).toBe(true);
    await press(page, 'Escape');
    await expect(button(page, 'Keep writing')).toBeFocused();
    await press(page, 'Tab', 'Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button(page, 'Open dialog')).toBeFocused();
    expect(await isHeldBack()).toBe(false);
  });

  test('shows a focused field clear of its header and footer', async ({ page, openSection }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await openSection('layers');
    await button(page, 'Open dialog').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await tabTo(page, dialog.getByRole('button', { name: 'Submit' }));
    await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await press(page, 'Tab', 'Tab');
    await expect(title).toBeFocused();
    const field = await title.boundingBox();
    const header = await dialog.getByRole('heading').locator('..').boundingBox();
    expect(field?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });

  const widths = {
    Form: 576,
    'Password 600': 600,
    'Notice 800': 800,
    'Notifications 900': 900,
    'Profile 930': 930,
    'Project 1000': 1000,
    'Wide 1100': 1100,
    'Assets 1500': 1500,
    'Video 65 %': 1040,
  };
  test('has the specified widths, and the whole of a phone [NF-01, CO-22, CO-24, PF-01, PF-02, PF-03, PF-04, PF-05, VW-09, QC-47]', async ({
    page,
    openSection,
  }) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await openSection('overlays');
    for (const [name, width] of Object.entries(widths)) {
      await button(page, name).click();
      const dialog = page.getByRole('dialog', { name });
      await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(width);
      await press(page, 'Escape');
      await expect(dialog).toBeHidden();
    }
    await page.setViewportSize({ width: 1279, height: 900 });
    await button(page, 'Profile 930').click();
    const profile = page.getByRole('dialog', { name: 'Profile 930' });
    await expect.poll(async () => (await profile.boundingBox())?.width).toBe(900);
    await press(page, 'Escape');
    await expect(profile).toBeHidden();
    await page.setViewportSize({ width: 320, height: 600 });
    await button(page, 'Notice 800').click();
    await expect
      .poll(() => page.getByRole('dialog').boundingBox())
      .toEqual({ x: 0, y: 0, width: 320, height: 600 });
  });

  test('may lie over another; Escape closes one at a time and the focus goes back step by step', async ({
    page,
    openSection,
  }) => {
    await openSection('overlays');
    await openBy(page, 'Wide 1100');
    await tabTo(page, button(page, 'Open one more'));
    await press(page, 'Enter');
    const nested = page.getByRole('dialog', { name: 'One more dialog' });
    await expect(nested).toBeVisible();
    // It takes the keys once it has the focus.
    await expect.poll(() => nested.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await press(page, 'Escape');
    await expect(nested).toBeHidden();
    await expect(button(page, 'Open one more')).toBeFocused();
    await press(page, 'Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button(page, 'Wide 1100')).toBeFocused();
  });

  test('gives the focus to the page once its opener is gone', async ({ page, openSection }) => {
    await openSection('overlays');
    await openBy(page, 'Delete this button');
    // It gives the focus back once it has taken it, which is later than it is drawn.
    const dialog = page.getByRole('dialog');
    await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    await tabTo(page, button(page, 'Delete'));
    await press(page, 'Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('alert dialog', () => {
  test('names its answers, begins on the harmless one, and Escape is that [QC-27]', async ({
    page,
    openSection,
  }) => {
    await openSection('layers');
    await openBy(page, 'Ask a question');
    const question = page.getByRole('alertdialog');
    await expect(button(page, 'Keep it')).toBeFocused();
    await expect(question).toMatchAriaSnapshot(`
      - alertdialog "Delete this notice?":
        - heading "Delete this notice?" [level=2]
        - text: Nobody can read it any more, and its files go with it.
        - button "Keep it"
        - button "Make inactive"
        - button "Delete"
    `);
    await expectAccessible(page);
    await press(page, 'Tab', 'Tab');
    await expect(button(page, 'Delete')).toBeFocused();
    await press(page, 'Tab');
    await expect(button(page, 'Keep it')).toBeFocused();
    await press(page, 'Escape');
    await expect(question).toBeHidden();
    await expect(button(page, 'Ask a question')).toBeFocused();
  });

  test('stays when the page behind it is pressed [QC-27]', async ({ page, openSection }) => {
    await openSection('layers');
    await button(page, 'Ask a question').click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.mouse.click(10, 400);
    await press(page, 'Tab');
    await expect(page.getByRole('alertdialog')).toBeVisible();
  });
});

test.describe('messages', () => {
  test('tell errors at once and the rest in a pause, in a region that names its key', async ({
    page,
    openSection,
  }) => {
    await openSection('layers');
    await button(page, 'Error').click();
    await button(page, 'Success').click();
    const region = page.getByRole('region', { name: 'Messages (F8)' });
    await expect(region).toMatchAriaSnapshot(`
      - region "Messages (F8)":
        - list:
          - listitem:
            - text: Error
            - paragraph: Error
            - paragraph: Something went wrong.
            - button "Close message"
        - list:
          - listitem:
            - text: Success
            - paragraph: Success
            - paragraph: Notice has been saved.
            - button "Close message"
    `);
    const lists = region.getByRole('list');
    await expect(lists.first()).toHaveAttribute('aria-live', 'assertive');
    await expect(lists.last()).toHaveAttribute('aria-live', 'polite');
    await expectAccessible(page);
  });

  test('are within reach of the keyboard over a modal dialog, and lead back into it [ER-07]', async ({
    page,
    openSection,
  }) => {
    await openSection('layers');
    await openBy(page, 'Open dialog');
    const submit = page.getByRole('dialog').getByRole('button', { name: 'Submit' });
    await tabTo(page, submit);
    await press(page, 'Enter');
    const region = page.getByRole('region', { name: 'Messages (F8)' });
    const message = region.getByRole('listitem');
    await expect(message).toBeVisible();
    await press(page, 'F8');
    await expect(message).toBeFocused();
    await press(page, 'Tab');
    await expect(region.getByRole('button', { name: 'Close message' })).toBeFocused();
    await press(page, 'Escape');
    await expect(submit).toBeFocused();
    await press(page, 'F8', 'Tab', 'Enter');
    await expect(message).toBeHidden();
    await expect(submit).toBeFocused();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('can be closed by the mouse over a modal dialog, which stays', async ({ page, openSection }) => {
    await openSection('layers');
    await button(page, 'Open dialog').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('button', { name: 'Close message' }).click();
    await expect(page.getByRole('button', { name: 'Close message' })).toBeHidden();
    await expect(dialog).toBeVisible();
  });

  test('are kept in a log with an unread count', async ({ page, openSection }) => {
    await openSection('layers');
    await button(page, 'Warning').click();
    await button(page, 'Information').click();
    await openBy(page, 'Messages, 2 unread');
    const log = page.getByRole('dialog', { name: 'Messages' });
    await expect(log).toMatchAriaSnapshot(`
      - dialog "Messages":
        - heading "Messages" [level=2]
        - button "Close"
        - list:
          - listitem:
            - text: Information
            - paragraph: Information
            - time: /\\d\\d:\\d\\d/
            - paragraph: Your class has a new session.
          - listitem:
            - text: Warning
            - paragraph: Warning
            - time: /\\d\\d:\\d\\d/
            - paragraph: The file was kept, its preview could not be made.
        - button "Clear all"
    `);
    await press(page, 'Escape');
    await expect(button(page, 'Messages')).toBeFocused();
  });
});

test.describe('drawer', () => {
  const phone = { width: 390, height: 700 };
  for (const [name, dir, edge] of [
    ['Drawer at the start', undefined, 'left'],
    ['Drawer at the end', undefined, 'right'],
    ['Drawer at the start', 'rtl', 'right'],
    ['Drawer below', undefined, 'bottom'],
  ] as const) {
    test(`${name}${dir ? ', right to left,' : ''} lies on the ${edge} edge, holds the focus and gives it back`, async ({
      page,
      openSection,
    }) => {
      await page.setViewportSize(phone);
      await openSection('overlays', dir ? { dir } : {});
      await openBy(page, name);
      const drawer = page.getByRole('dialog', { name: 'Filters' });
      await expect(drawer.getByRole('textbox', { name: 'Name' })).toBeFocused();
      await expect
        .poll(async () => {
          const box = await drawer.boundingBox();
          if (!box) return undefined;
          return {
            left: box.x,
            right: phone.width - box.x - box.width,
            bottom: phone.height - box.y - box.height,
          }[edge];
        })
        .toBe(0);
      await expectAccessible(page);
      for (let count = 0; count < 4; count += 1) {
        await press(page, 'Tab');
        expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      }
      await press(page, 'Escape');
      await expect(drawer).toBeHidden();
      await expect(button(page, name)).toBeFocused();
    });
  }
});

test.describe('popover', () => {
  test('takes the focus, gives it back on Escape and lets the page go on', async ({ page, openSection }) => {
    await openSection('overlays');
    await openBy(page, 'Rename');
    const popover = page.getByRole('dialog', { name: 'Rename the class' });
    await expect(popover.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await expect(popover).not.toHaveAttribute('aria-modal', 'true');
    await expectAccessible(page);
    await press(page, 'Escape');
    await expect(popover).toBeHidden();
    await expect(button(page, 'Rename')).toBeFocused();
    await press(page, 'Enter');
    await expect(popover.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await press(page, 'Tab');
    await expect(popover.getByRole('button').first()).toBeFocused();
    await press(page, 'Enter');
    await expect(popover).toBeHidden();
    await expect(button(page, 'Rename')).toBeFocused();
  });
});

test.describe('menu', () => {
  test('holds actions, one of several and on or off, all by the keyboard', async ({ page, openSection }) => {
    await openSection('overlays');
    await openBy(page, 'Settings');
    const menu = page.getByRole('menu', { name: 'Settings' });
    await expect(menu).toMatchAriaSnapshot(`
      - menu "Settings":
        - group "Theme":
          - text: Theme
          - menuitemradio "Light" [checked]
          - menuitemradio "Dark"
        - separator
        - group "Language":
          - text: Language
          - menuitemradio "English" [checked]
          - menuitemradio "हिन्दी"
          - menuitemradio "اردو"
        - separator
        - menuitemcheckbox "Less motion"
        - separator
        - menuitem "Open a dialog"
        - menuitem "Delete" [disabled]
    `);
    await expectAccessible(page);
    const option = (name: string) => menu.getByRole('menuitemradio', { name });
    await press(page, 'Home');
    await expect(option('Light')).toHaveAttribute('data-highlighted', '');
    await press(page, 'ArrowDown');
    await expect(option('Dark')).toHaveAttribute('data-highlighted', '');
    await press(page, 'Enter');
    await expect(menu).toBeHidden();
    await expect(button(page, 'Settings')).toBeFocused();
    await press(page, 'Enter');
    await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    await expect(page.getByRole('menuitemradio', { name: 'Light' })).not.toBeChecked();
    await page.keyboard.type('less');
    await expect(page.getByRole('menuitemcheckbox', { name: 'Less motion' })).toHaveAttribute(
      'data-highlighted',
      '',
    );
    await press(page, 'Enter');
    await expect(page.getByRole('menuitemcheckbox', { name: 'Less motion' })).toBeChecked();
    await expect(menu).toBeVisible();
    await press(page, 'Escape');
    await expect(button(page, 'Settings')).toBeFocused();
  });

  test('gives its button the focus back after the dialog it opened', async ({ page, openSection }) => {
    await openSection('overlays');
    await openBy(page, 'Settings');
    await page.keyboard.type('open');
    await press(page, 'Enter');
    await expect(page.getByRole('dialog', { name: 'Open a dialog' })).toBeVisible();
    await press(page, 'Escape');
    await expect(button(page, 'Settings')).toBeFocused();
  });
});

test.describe('tabs', () => {
  test('go by arrows, Home and End, skip what is disabled and open by Enter', async ({
    page,
    openSection,
  }) => {
    const section = await openSection('layers');
    await expect(section.getByRole('tablist')).toMatchAriaSnapshot(`
      - tablist "Notices by status":
        - tab "Due 2" [selected]
        - tab "Active 14"
        - tab "Inactive" [disabled]
    `);
    await tabTo(page, page.getByRole('tab', { name: 'Due' }));
    await press(page, 'End');
    await expect(page.getByRole('tab', { name: 'Active 14' })).toBeFocused();
    await press(page, 'ArrowRight');
    await expect(page.getByRole('tab', { name: 'Due' })).toBeFocused();
    await press(page, 'ArrowRight');
    await expect(page.getByRole('tab', { name: 'Active 14' })).toBeFocused();
    await press(page, 'Enter');
    await expect(page.getByRole('tabpanel', { name: 'Active 14' })).toBeVisible();
  });
});

test.describe('a button that looks disabled', () => {
  test('keeps the focus, says why on focus and press, and does nothing', async ({ page, openSection }) => {
    await openSection('overlays');
    const submit = button(page, 'Submit');
    await expect(submit).toHaveAccessibleDescription('Please enter title of notice.');
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    const tip = page.locator('[role=tooltip]');
    await tabTo(page, submit);
    await expect(tip).toHaveText('Please enter title of notice.');
    await press(page, 'Escape');
    await expect(tip).toBeHidden();
    await submit.click({ force: true });
    await expect(tip).toBeVisible();
  });
});

test.describe('targets', () => {
  for (const section of ['status', 'layers', 'overlays', 'navigation', 'carousel', 'states']) {
    test(`${section}: at least 24 px, on a phone as well`, { tag: '@long' }, async ({
      page,
      openSection,
    }) => {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const place = await openSection(section);
        const small = await place.locator('button, a, summary, select, [role=tab]').evaluateAll((elements) =>
          elements.flatMap((element) => {
            const { width: wide, height } = element.getBoundingClientRect();
            const isSmall = wide > 0 && Math.min(wide, height) < 24;
            return isSmall ? [`${element.outerHTML.slice(0, 80)} ${wide} × ${height}`] : [];
          }),
        );
        expect(small).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      }
    });
  }
});
