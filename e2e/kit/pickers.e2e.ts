import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, tabTo, test } from './fixtures.ts';

const combobox = (within: Page | Locator, name: RegExp | string) => within.getByRole('combobox', { name });

test.describe('select', () => {
  test('opens, moves, chooses and gives the focus back, all by keys', async ({ page, openSection }) => {
    const section = await openSection('choices');
    const box = combobox(section, 'Role Pupil');
    await tabTo(page, box);
    await page.keyboard.press('Enter');
    const list = section.getByRole('listbox', { name: 'Role' });
    await expect(list).toBeFocused();
    await expect(list.getByRole('option', { name: /^Pupil/u })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(list).toHaveCount(0);
    await expect(combobox(section, 'Role Parent')).toBeFocused();
  });

  test('finds by the first letters without being opened', async ({ page, openSection }) => {
    const section = await openSection('choices');
    await tabTo(page, combobox(section, /^Subject Choose one/u).first());
    await page.keyboard.type('geo');
    await expect(combobox(section, 'Subject Geography')).toBeFocused();
    await expect(section.getByRole('listbox')).toHaveCount(0);
  });

  test('finds by the first letters while open, passes over what is off, lets go by Escape', async ({
    page,
    openSection,
  }) => {
    const section = await openSection('choices');
    const box = combobox(section, /^Subject Choose one/u).first();
    await tabTo(page, box);
    await page.keyboard.press('Enter');
    await expect(section.getByRole('listbox', { name: 'Subject' })).toBeFocused();
    await page.keyboard.type('co');
    await expect(section.getByRole('option', { name: 'Computer science' })).toHaveAttribute(
      'data-highlighted',
    );
    await page.keyboard.press('ArrowDown');
    await expect(section.getByRole('option', { name: 'English' })).toHaveAttribute('data-highlighted');
    await page.keyboard.press('Escape');
    await expect(section.getByRole('listbox')).toHaveCount(0);
    await expect(box).toBeFocused();
  });

  test('lets the choice go by a button of its own', async ({ page, openSection }) => {
    const section = await openSection('choices');
    const clear = section.getByRole('button', { name: 'Clear subject' });
    await tabTo(page, combobox(section, 'Subject Computer science'));
    await page.keyboard.press('Tab');
    await expect(clear).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(clear).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveText('Choose one');
  });

  test('cannot be opened when it may only be read, and says what it loads or lacks', async ({
    page,
    openSection,
  }) => {
    const section = await openSection('choices');
    const locked = combobox(section, /^School year हिन्दी/u);
    await tabTo(page, locked);
    await page.keyboard.press('Enter');
    await expect(section.getByRole('listbox')).toHaveCount(0);
    await expect(locked).toHaveAttribute('aria-readonly', 'true');
    await tabTo(page, combobox(section, /^Room/u));
    await page.keyboard.press('Enter');
    await expect(section.getByRole('status').filter({ hasText: 'There are no rooms yet.' })).toBeVisible();
    await expectAccessible(page);
  });

  test('tells its parts to screen readers', async ({ page, openSection }) => {
    const section = await openSection('choices');
    await combobox(section, 'Role Pupil').press('Enter');
    await expect(section.getByRole('group', { name: 'Role' })).toMatchAriaSnapshot(`
      - group "Role":
        - listbox "Role":
          - option "Teacher Sends notices, marks work"
          - option "Pupil Reads notices, hands work in" [selected]
          - option "Parent Reads what the child is sent"
    `);
    await expectAccessible(page);
  });
});

test.describe('combobox', () => {
  test('finds by typing, chooses by Enter and keeps the focus', async ({ page, openSection }) => {
    const section = await openSection('choices');
    const box = combobox(section, 'Class teacher').first();
    await tabTo(page, box);
    await page.keyboard.type('elod');
    await expect(section.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue('Élodie Martin');
    await expect(box).toBeFocused();
    await expect(section.getByRole('listbox')).toHaveCount(0);
  });

  test('keeps what was typed and asks for a choice', async ({ page, openSection }) => {
    const section = await openSection('choices');
    const box = combobox(section, 'Class teacher').first();
    await tabTo(page, box);
    await page.keyboard.type('nobody');
    await expect(section.getByText('Nobody has this name.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(box).toHaveValue('nobody');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(box).toHaveValue('nobody');
    await expect(box).toHaveAccessibleDescription('Write a part of the name. Choose from the list.');
    await expect(box).toHaveAttribute('aria-invalid', 'true');
  });

  test('takes a whole name as the choice', async ({ page, openSection }) => {
    const section = await openSection('choices');
    const box = combobox(section, 'Class teacher').first();
    await tabTo(page, box);
    await page.keyboard.type('asha devi rao');
    await page.keyboard.press('Tab');
    await expect(box).toHaveValue('Asha Devi Rao');
    await expect(box).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('asks a server from the second letter on and tries again after a failure [CO-52]', async ({
    page,
    openSection,
  }) => {
    const section = await openSection('choices');
    const box = combobox(section, 'Pupil, with a server that fails once');
    await tabTo(page, box);
    await page.keyboard.type('k');
    await expect(section.getByText('Type 2 letters or more.')).toBeVisible();
    await page.keyboard.type('ha');
    await expect(section.getByText('Searching…')).toBeVisible();
    await expect(section.getByText('The search did not work.')).toBeVisible();
    await expect(box).toHaveValue('kha');
    await page.keyboard.press('Enter');
    await expect(section.getByRole('option')).toHaveCount(6);
    await expect(box).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue(/Khan$/u);
  });

  test('reaches the last of 5,000 while it holds only the rows in sight', async ({ page, openSection }) => {
    const section = await openSection('choices');
    const box = section.getByRole('combobox', { name: 'School', exact: true });
    await tabTo(page, box);
    await page.keyboard.press('ArrowDown');
    await expect(section.getByRole('option', { name: 'Public School No. 2500, Kochi' })).toBeInViewport();
    expect(await section.getByRole('option').count()).toBeLessThan(30);
    await page.keyboard.press('End');
    const last = section.getByRole('option', { name: 'Public School No. 5000, Kochi' });
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue('Public School No. 5000, Kochi');
  });

  test('tells its parts to screen readers', async ({ page, openSection }) => {
    const section = await openSection('choices');
    const box = combobox(section, 'Class teacher').first();
    await box.press('ArrowDown');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    const active = section.getByRole('option', { name: /^Asha/u });
    await expect(box).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
    await expect(section.getByRole('group', { name: 'Class teacher' })).toMatchAriaSnapshot(`
      - group "Class teacher":
        - listbox "Class teacher":
          - option "Asha Devi Rao Mathematics"
          - option "Élodie Martin French"
          - option "मीरा शर्मा हिन्दी"
          - option "محمد اقبال اردو"
          - option "Vikram Singh On leave" [disabled]
        - status: 5 found
    `);
    await expectAccessible(page);
  });
});

test.describe('multi-select', () => {
  test('chooses by keys, takes all by All, folds chips and ends by Done [NF-03, NF-04, NF-05]', async ({
    page,
    openSection,
  }) => {
    const section = await openSection('pickers');
    await tabTo(page, combobox(section, /^Grade Grade 3/u));
    await page.keyboard.press('ArrowDown');
    await expect(section.getByRole('listbox', { name: 'Grade' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(section.getByRole('option', { name: 'Grade 1', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(section.getByRole('status').filter({ hasText: '10 chosen' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(section.getByRole('button', { name: 'Done' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(combobox(section, 'Grade Grade 2 Grade 3 +7')).toBeFocused();
  });

  test('finds one of 5,000 by typing in a list 275 px high, and lets one of 5,000 go [AF-05]', async ({
    page,
    openSection,
  }) => {
    const section = await openSection('pickers');
    await tabTo(page, combobox(section, 'Schools of the network All schools'));
    await page.keyboard.press('Enter');
    await expect(combobox(section, 'Find a school')).toBeFocused();
    const list = section.getByRole('listbox', { name: /^Schools/ });
    await expect.poll(async () => Math.round((await list.boundingBox())?.height ?? 0)).toBe(275);
    expect(await section.getByRole('option').count()).toBeLessThan(30);
    await page.keyboard.type('4711');
    await page.keyboard.press('Enter');
    await expect(section.getByRole('status').filter({ hasText: '4999 chosen' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(combobox(section, /^Schools of the network .*\+4997$/u)).toBeFocused();
  });

  test('tells its parts to screen readers', async ({ page, openSection }) => {
    const section = await openSection('pickers');
    await combobox(section, /^Language/u).press('Enter');
    await expect(section.getByRole('dialog', { name: 'Language' })).toMatchAriaSnapshot(`
      - dialog "Language":
        - listbox "Language":
          - option "All grades" [checked=mixed]
          - option /^English, for classes/
          - option "हिन्दी माध्यम" [selected]
          - option "اردو میڈیم" [selected]
          - option "French" [disabled]
        - status: 2 chosen
        - button "Done"
    `);
    await expectAccessible(page);
  });
});

test.describe('date field', () => {
  test('is typed or picked by keys, the week begins on Sunday [NF-10, CO-31]', async ({
    page,
    openSection,
  }) => {
    const section = await openSection('pickers');
    const box = section.getByRole('textbox', { name: 'Share date' });
    await tabTo(page, box);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('2026/11/23');
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue('2026-11-23');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(section.getByRole('button', { name: 'Open calendar' }).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(section.locator('th').first()).toHaveAttribute('aria-label', 'Sunday');
    await expect(page.locator(':focus')).toHaveText('23');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue('2026-11-24');
    await expect(section.getByRole('grid')).toHaveCount(0);
  });

  test('does not offer days before the earliest [VN-23]', async ({ page, openSection }) => {
    const section = await openSection('pickers');
    await section.getByRole('button', { name: 'Open calendar' }).first().press('Enter');
    await expect(section.getByRole('button', { name: /15 November 2026/u })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(section.getByRole('textbox', { name: 'Share date' })).not.toHaveValue('2026-11-15');
  });

  test('tells its error to screen readers', async ({ page, openSection }) => {
    const section = await openSection('pickers');
    const box = section.getByRole('textbox', { name: 'Due date' }).first();
    await expect(box).toHaveAccessibleErrorMessage('');
    await expect(box).toHaveAccessibleDescription('Due Date cannot be earlier than Share Date.');
    await expect(box.locator('xpath=ancestor::div[div/label][1]')).toMatchAriaSnapshot(`
      - text: Due date
      - textbox "Due date" [invalid]:
        - /placeholder: yyyy-mm-dd
      - button "Open calendar"
      - paragraph: Due Date cannot be earlier than Share Date.
    `);
    await expectAccessible(page);
  });
});

test.describe('in a dialog', () => {
  const cases = [
    ['select', (dialog: Locator) => combobox(dialog, /^Room/u), 'listbox'],
    ['combobox', (dialog: Locator) => combobox(dialog, 'Teacher'), 'listbox'],
    ['multi-select', (dialog: Locator) => combobox(dialog, /^Grades/u), 'listbox'],
    ['date field', (dialog: Locator) => dialog.getByRole('button', { name: 'Open calendar' }), 'grid'],
  ] as const;
  for (const [part, find, popup] of cases)
    test(`${part}: Escape closes the list first, the dialog second, and the focus goes back each time`, async ({
      page,
      openSection,
    }) => {
      const section = await openSection('choices');
      const opener = section.getByRole('button', { name: 'Pickers in a dialog' });
      await tabTo(page, opener);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'New class' });
      await expect(dialog).toBeVisible();
      // The focus goes in a frame later, and the calendar's field comes when it has loaded.
      await expect(dialog.locator(':focus')).toHaveCount(1);
      await expect(dialog.getByText('Loading')).toHaveCount(0);
      const box = find(dialog);
      await tabTo(page, box);
      await page.keyboard.press(popup === 'grid' ? 'Enter' : 'ArrowDown');
      await expect(dialog.getByRole(popup)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog.getByRole(popup)).toHaveCount(0);
      await expect(box).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    });
});
