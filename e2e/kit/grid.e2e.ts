import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { read, utils } from 'xlsx';
import { expect, expectAccessible, tabTo, test } from './fixtures.ts';

/** The paged grid, as a reader sees it. */
class GridModel {
  readonly table: Locator;
  readonly section: Locator;
  private readonly page: Page;

  constructor(page: Page, section: Locator) {
    this.page = page;
    this.section = section;
    this.table = section.getByRole('table', { name: 'Students', exact: true });
  }

  static async open(page: Page, section: Locator) {
    const grid = new GridModel(page, section);
    await expect(grid.rowNames()).toHaveCount(10);
    return grid;
  }

  rowNames = () => this.table.getByRole('rowheader');
  header = (name: string) => this.table.getByRole('columnheader', { name: new RegExp(`^${name}`, 'u') });
  sortButton = (name: string) => this.header(name).getByRole('button');
  button = (name: string) => this.section.getByRole('button', { name, exact: true }).first();
  said = () => this.section.getByTestId('said');
  bulk = () => this.section.getByRole('region', { name: 'Chosen students' });
  range = (text: string) => this.section.getByText(text, { exact: true }).first();

  async press(target: Locator, key = 'Enter') {
    await tabTo(this.page, target, 120);
    await this.page.keyboard.press(key);
  }

  /** Chooses in a menu by keyboard and gives what is downloaded. */
  async download(trigger: Locator, item: string): Promise<Download> {
    await this.press(trigger);
    await expect(this.page.getByRole('menuitem', { name: item })).toBeVisible();
    const coming = this.page.waitForEvent('download');
    await this.page.keyboard.type(item.slice(0, 2));
    await this.page.keyboard.press('Enter');
    return coming;
  }
}

const cellsOf = async (file: Download) => {
  const bytes = await readFile(await file.path());
  return bytes;
};

test.describe('data grid, pages', () => {
  test.beforeEach(async ({ page, openSection }) => {
    await openSection('grid');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
  });

  test('is a table with ten rows that knows its length, and says how the keys work [CO-02, GR-06]', async ({
    page,
  }) => {
    const grid = await GridModel.open(page, page.locator('#grid'));
    await expect(grid.table).toHaveAttribute('aria-rowcount', '100001');
    await expect(grid.table).toHaveAccessibleDescription(/Up and Down arrows/u);
    await expect(grid.table).toMatchAriaSnapshot(`
      - table "Students":
        - caption: Students
        - rowgroup:
          - row:
            - columnheader "Choose all on this page":
              - checkbox "Choose all on this page"
            - columnheader "Name":
              - button "Name"
            - columnheader "ID"
            - columnheader "Grade"
            - columnheader "Division"
            - columnheader "Email"
            - columnheader "Submitted"
            - columnheader "Joined"
            - columnheader "Guardian"
            - columnheader "Actions"
        - rowgroup:
          - row:
            - cell:
              - checkbox "Choose Asha Rao"
            - rowheader "Asha Rao":
              - button "Asha Rao"
            - cell "1"
            - cell "Grade 1"
            - cell "A"
            - cell "asha.rao.1@banyan.example"
            - cell "0 %"
            - cell "1 Apr 2021"
            - cell "Asha Rao"
            - cell:
              - button "Actions for Asha Rao"
    `);
  });

  test('sorts by keyboard, by one column and with Shift by two', async ({ page }) => {
    const grid = await GridModel.open(page, page.locator('#grid'));
    await grid.press(grid.sortButton('Grade'));
    await expect(grid.header('Grade')).toHaveAttribute('aria-sort', 'ascending');
    await expect(grid.rowNames().nth(1)).toHaveText('Asha Bose');
    await page.keyboard.press('Enter');
    await expect(grid.header('Grade')).toHaveAttribute('aria-sort', 'descending');
    await expect(grid.table.getByRole('cell', { name: 'Grade 12' })).toHaveCount(10);
    await grid.press(grid.sortButton('ID'), 'Shift+Enter');
    await expect(grid.sortButton('ID')).toHaveAccessibleName(/sorted 2\., ascending/u);
    await expect(grid.header('ID')).toHaveAttribute('aria-sort', 'none');
    await expect(page).toHaveURL(/sort=-grade\.id/u);
  });

  test('turns pages, keeps the old rows until the new ones are there, and the focus on the button', async ({
    page,
  }) => {
    const grid = await GridModel.open(page, page.locator('#grid'));
    await grid.press(grid.button('Next page'));
    await expect(grid.range('11–20 of 100,000')).toBeVisible();
    await expect(grid.button('Next page')).toBeFocused();
    const busy = page.waitForFunction(() => document.querySelector('#grid table[aria-busy=true]'));
    await grid.press(grid.button('Last page'));
    await busy;
    await expect(grid.rowNames()).toHaveCount(10);
    await expect(grid.range('99,991–100,000 of 100,000')).toBeVisible();
    await expect(grid.button('Last page')).toBeFocused();
    await expect(grid.button('Next page')).toHaveAttribute('aria-disabled', 'true');
  });

  test('keeps page, order, search, filter, columns and density in the address through a reload', async ({
    page,
  }) => {
    const grid = await GridModel.open(page, page.locator('#grid'));
    await grid.section.getByRole('searchbox', { name: 'Find a student' }).first().fill('rao');
    await grid.section.getByRole('combobox', { name: 'Grade' }).selectOption('5');
    await expect(grid.table.getByRole('cell', { name: 'Grade 5', exact: true })).toHaveCount(10);
    await grid.press(grid.sortButton('Submitted'));
    await grid.press(grid.button('View'));
    await page.getByRole('menuitemcheckbox', { name: 'Email' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Compact rows' }).click();
    await page.keyboard.press('Escape');
    await expect(grid.button('View')).toBeFocused();
    await grid.press(grid.button('Next page'));
    await expect(page).toHaveURL(/page=2/u);
    const before = await grid.rowNames().allTextContents();
    await page.reload();
    await expect(grid.header('Submitted')).toHaveAttribute('aria-sort', 'ascending');
    await expect(grid.header('Email')).toHaveCount(0);
    await expect(grid.rowNames()).toHaveText(before);
    await expect(grid.section.getByRole('searchbox').first()).toHaveValue('rao');
  });

  test('puts columns away by keyboard, never the one that names the row, and brings them back', async ({
    page,
  }) => {
    const grid = await GridModel.open(page, page.locator('#grid'));
    await grid.press(grid.button('View'));
    const item = page.getByRole('menuitemcheckbox', { name: 'ID' });
    await expect(item).toHaveAttribute('aria-checked', 'true');
    await expect(page.getByRole('menuitemcheckbox', { name: 'Name' })).toHaveCount(0);
    await expect(item).toHaveAttribute('data-highlighted', '');
    await page.keyboard.press('Enter');
    await expect(item).toHaveAttribute('aria-checked', 'false');
    await expect(grid.header('ID')).toHaveCount(0);
    await page.keyboard.type('show');
    await page.keyboard.press('Enter');
    await expect(grid.header('ID')).toHaveCount(1);
  });

  test('chooses rows by keyboard: some, the page, all that match, and acts on them', async ({ page }) => {
    const grid = await GridModel.open(page, page.locator('#grid'));
    await grid.press(grid.table.getByRole('checkbox', { name: 'Choose Asha Rao' }), 'Space');
    await expect(grid.bulk()).toContainText('1 student chosen');
    await page.keyboard.press('ArrowDown');
    await expect(grid.table.getByRole('checkbox', { name: 'Choose Kabir Nair' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(grid.table.getByRole('checkbox', { name: 'Choose all on this page' })).toHaveJSProperty(
      'indeterminate',
      true,
    );
    await grid.press(grid.button('Next page'));
    await expect(grid.bulk()).toContainText('2 students chosen');
    await grid.button('Previous page').click();
    await grid.table.getByRole('checkbox', { name: 'Choose all on this page' }).click();
    await expect(grid.bulk()).toContainText('10 students chosen');
    await grid.press(grid.button('Choose all 100,000 students'));
    await expect(grid.bulk()).toContainText('100,000 students chosen');
    await grid.press(grid.button('Archive'));
    await expect(grid.said()).toHaveText('Archived all');
    await expect(grid.bulk()).toHaveCount(0);
  });

  test('lets a selection go when another search leaves other rows', async ({ page }) => {
    const grid = await GridModel.open(page, page.locator('#grid'));
    await grid.table.getByRole('checkbox', { name: 'Choose Asha Rao' }).click();
    await grid.section.getByRole('searchbox').first().fill('zoya');
    await expect(grid.rowNames().first()).toContainText('Zoya');
    await expect(grid.bulk()).toHaveCount(0);
  });

  test('opens a row by Enter, and offers its actions in a menu that gives the focus back', async ({
    page,
  }) => {
    const grid = await GridModel.open(page, page.locator('#grid'));
    await grid.press(grid.table.getByRole('button', { name: 'Asha Rao', exact: true }));
    await expect(grid.said()).toHaveText('Opened Asha Rao');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(grid.said()).toHaveText('Opened Meera Joshi');
    const trigger = grid.button('Actions for Meera Joshi');
    await grid.press(trigger);
    await expect(page.getByRole('menu', { name: 'Actions for Meera Joshi' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(trigger).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'View' })).toBeVisible();
    // What is typed before the menu has the focus goes to its button.
    await expect(page.getByRole('menu', { name: 'Actions for Meera Joshi' })).toBeFocused();
    await page.keyboard.type('e');
    await page.keyboard.press('Enter');
    await expect(grid.said()).toHaveText('edit Meera Joshi');
    await expect(trigger).toBeFocused();
  });

  test('exports all rows as CSV in sight order, with no formula left alive [GR-07, QU-50]', async ({
    page,
  }) => {
    const grid = await GridModel.open(page, page.locator('#grid'));
    const file = await grid.download(grid.button('Export'), 'CSV');
    expect(file.suggestedFilename()).toMatch(/^Students \d{4}-\d{2}-\d{2} \d{4}\.csv$/u);
    const rows: string[][] = parse(await cellsOf(file), { bom: true });
    expect(rows).toHaveLength(100_001);
    expect(rows[0]).toEqual(['Name', 'ID', 'Grade', 'Division', 'Email', 'Submitted', 'Joined', 'Guardian']);
    expect(rows[3]?.at(-1)).toBe('\'=HYPERLINK("http://evil.example","Click")');
    await expect(
      grid.section.getByRole('status').filter({ hasText: 'Exported 100,000 students.' }),
    ).toBeVisible();
  });

  test('exports the chosen rows as xlsx from a worker [GR-07, QU-50]', async ({ page }) => {
    const grid = await GridModel.open(page, page.locator('#grid'));
    await grid.table.getByRole('checkbox', { name: 'Choose Meera Joshi' }).click();
    const file = await grid.download(grid.button('Export chosen'), 'Excel (.xlsx)');
    expect(file.suggestedFilename()).toMatch(/\.xlsx$/u);
    const book = read(await cellsOf(file), { type: 'buffer', cellFormula: true });
    const sheet = book.Sheets['Students'];
    const rows = sheet === undefined ? [] : utils.sheet_to_json<Record<string, unknown>>(sheet);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      Name: 'Meera Joshi',
      ID: 3,
      Guardian: '=HYPERLINK("http://evil.example","Click")',
    });
  });

  test('stops an export on Cancel', async ({ page }) => {
    const grid = await GridModel.open(page, page.locator('#grid'));
    await grid.press(grid.button('Export'));
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    await expect(grid.section.getByRole('progressbar', { name: 'Export' })).toBeVisible();
    await grid.button('Cancel').click();
    await expect(grid.section.getByRole('progressbar')).toHaveCount(0);
  });

  test('says that nothing matches, that there is nothing, that it failed, each with a way on', async ({
    page,
  }) => {
    const grid = await GridModel.open(page, page.locator('#grid'));
    const search = grid.section.getByRole('searchbox').first();
    await search.fill('nobody');
    await expect(grid.section.getByText('No student matches')).toBeVisible();
    await grid.button('Show all students').click();
    await expect(grid.rowNames()).toHaveCount(10);
    await expect(search).toHaveValue('');
    await page.getByRole('switch', { name: 'The server fails' }).click();
    const alert = grid.section.getByRole('alert').first();
    await expect(alert).toContainText('The students did not load');
    await page.getByRole('switch', { name: 'The server fails' }).click();
    await expect(grid.rowNames()).toHaveCount(10);
    await page.getByRole('switch', { name: 'The server has nothing' }).click();
    await expect(grid.section.getByText('No students yet').first()).toBeVisible();
  });

  test('shows rows as cards on a phone, sideways nothing to scroll, still a table to a screen reader', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const grid = await GridModel.open(page, page.locator('#grid'));
    await expect(grid.table.getByRole('cell', { name: 'Grade 1', exact: true })).toBeVisible();
    await expect(grid.header('Grade')).toBeVisible();
    const wide = await grid.table.evaluate((table) => table.scrollWidth - table.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await grid.table.getByRole('checkbox', { name: 'Choose Asha Rao' }).click();
    await expectAccessible(page);
  });
});

test.describe('data grid, one long list', () => {
  test('draws few of 100,000 rows, loads those in sight and reaches the last', async ({
    page,
    openSection,
  }) => {
    const section = await openSection('grid');
    const list = section.getByRole('table', { name: 'All students' });
    const scroller = section.getByRole('region', { name: 'All students' });
    await expect(list.getByRole('rowheader').first()).toHaveText('Asha Rao');
    expect(await list.locator('tr').count()).toBeLessThan(60);
    await scroller.focus();
    await page.keyboard.press('End');
    await expect(
      list.locator('tr[aria-rowindex="100001"]').getByRole('cell', { name: '100000', exact: true }),
    ).toBeVisible();
    expect(await list.locator('tr').count()).toBeLessThan(60);
  });

  test('is left by Tab after one row, walked by arrows, and keeps the focus when it scrolls away', async ({
    page,
    openSection,
  }) => {
    const section = await openSection('grid');
    const list = section.getByRole('table', { name: 'All students' });
    const first = list.getByRole('button', { name: 'Asha Rao', exact: true }).first();
    await expect(first).toBeVisible();
    await first.focus();
    for (let row = 0; row < 25; row += 1) await page.keyboard.press('ArrowDown');
    const focused = page.locator('tr:has(:focus)');
    await expect(focused).toHaveAttribute('aria-rowindex', '27');
    await section
      .getByRole('region', { name: 'All students' })
      .evaluate((box) => box.scrollTo({ top: 500_000 }));
    await expect(list.locator('tr[aria-rowindex="10430"]').getByRole('rowheader')).toBeVisible();
    await expect(focused).toHaveAttribute('aria-rowindex', '27');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await list.evaluate((table) => table.contains(document.activeElement))).toBe(false);
  });
});
