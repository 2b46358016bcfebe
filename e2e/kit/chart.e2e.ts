import { expect, tabTo, test } from './fixtures.ts';

test.describe('chart card', () => {
  test('is a titled part with a list of values that keys walk through and speak', async ({
    page,
    openSection,
  }) => {
    const section = await openSection('chart');
    const card = section.getByRole('region', { name: 'Academics' });
    const values = card.getByRole('listbox', { name: 'Academics' });
    await expect(card.locator('svg path').first()).toBeAttached();
    await expect(values.getByRole('option')).toHaveCount(24);
    await expect(values).toHaveAccessibleDescription(/Arrow keys/u);
    await tabTo(page, values);
    const spoken = async () =>
      page.locator(`[id="${await values.getAttribute('aria-activedescendant')}"]`).textContent();
    expect(await spoken()).toBe('Grade 1, Session: 42');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    expect(await spoken()).toBe('Grade 2, Reflective: 22');
    await expect(card.locator('svg').getByText('Grade 2, Reflective: 22')).toBeVisible();
    await page.keyboard.press('End');
    expect(await spoken()).toBe('Grade 8, Reflective: 30');
  });

  test('opens the chart of a grade by Enter and by a press on its bar', async ({ page, openSection }) => {
    const section = await openSection('chart');
    const all = section.getByRole('region', { name: 'Academics' });
    const values = all.getByRole('listbox');
    await expect(all.locator('svg path').first()).toBeAttached();
    await values.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const one = section.getByRole('region', { name: 'Academics, Grade 2' });
    await expect(one.getByRole('option')).toHaveText([
      'Session, Grade 2: 38',
      'Reflective, Grade 2: 22',
      'Assessment, Grade 2: 12',
    ]);
    await one.getByRole('button', { name: 'All grades' }).click();
    await expect(all.locator('svg path').first()).toBeAttached();
    const plot = await values.boundingBox();
    if (plot === null) throw new Error('the chart is not in sight');
    // The bottom of the first group's first bar.
    const gradeOne = section.getByRole('region', { name: 'Academics, Grade 1' });
    await expect(async () => {
      // The bars grow first; a press before that meets nothing.
      await page.mouse.click(plot.x + plot.width * 0.075, plot.y + plot.height * 0.82);
      await expect(gradeOne).toBeVisible({ timeout: 3_000 });
    }).toPass();
  });

  test('shows the table behind it by one key, with the same numbers, and the chart again', async ({
    page,
    openSection,
  }) => {
    const section = await openSection('chart');
    const card = section.getByRole('region', { name: 'Academics' });
    await card.getByRole('listbox').focus();
    await page.keyboard.press('t');
    const table = card.getByRole('table', { name: 'Academics' });
    await expect(table.getByRole('row').nth(2)).toHaveText('Grade 2382212');
    await expect(card.getByRole('columnheader')).toHaveText(['Grade', 'Session', 'Reflective', 'Assessment']);
    await expect(table.getByRole('rowheader')).toHaveCount(8);
    const back = card.getByRole('button', { name: /^Chart/u });
    await expect(back).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card.getByRole('listbox')).toBeVisible();
  });

  test('has the total in the middle of a donut, and leaves out what is put away', async ({ openSection }) => {
    const section = await openSection('chart');
    const card = section.getByRole('region', { name: 'Schools' });
    await expect(card.getByText('1,611', { exact: true })).toBeVisible();
    const demo = card.getByRole('button', { name: /^Demo/u });
    await expect(demo).toHaveAttribute('aria-pressed', 'true');
    await demo.click();
    await expect(demo).toHaveAttribute('aria-pressed', 'false');
    await expect(card.getByText('1,515', { exact: true })).toBeVisible();
    await expect(card.getByRole('option', { name: /^Demo/u })).toHaveCount(0);
    await card.getByRole('button', { name: /^Table/u }).click();
    await expect(card.getByRole('row').last()).toHaveText('Schools1,611');
  });

  test('is drawn anew in the colours of another theme, with patterns in high contrast', async ({
    page,
    openSection,
  }) => {
    const section = await openSection('chart', { theme: 'light' });
    const svg = section.getByRole('region', { name: 'Academics' }).locator('svg').last();
    await expect(svg.locator('path[fill="#0E6B56"]').first()).toBeAttached();
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await expect(svg.locator('path[fill="#45BF9C"]').first()).toBeAttached();
    await expect(svg.locator('pattern')).toHaveCount(0);
    await page.getByRole('button', { name: 'High contrast' }).click();
    await expect(svg.locator('path[fill="#003D2E"]').first()).toBeAttached();
    await expect(svg.locator('pattern').first()).toBeAttached();
  });

  test('reads from right to left in a right-to-left page, drawing and keys alike', async ({
    page,
    openSection,
  }) => {
    const section = await openSection('chart', { dir: 'rtl' });
    const card = section.getByRole('region', { name: 'Academics' });
    const startOf = async (label: string) =>
      (await card.locator('svg text', { hasText: label }).first().boundingBox())?.x ?? 0;
    // The drawing is made anew once its room is known.
    await expect
      .poll(async () => (await startOf('Grade 1')) - (await startOf('Grade 8')))
      .toBeGreaterThan(100);
    const values = card.getByRole('listbox');
    await values.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(card.getByRole('option', { selected: true })).toHaveText('Grade 2, Session: 38');
  });

  test('takes the same room while it loads, when it is empty and when it failed', async ({ openSection }) => {
    const section = await openSection('chart');
    await expect(section.getByText('There are no active projects to complete')).toBeVisible();
    const failed = section.getByRole('region', { name: 'Did not load' });
    await expect(failed.getByRole('alert')).toContainText('The chart did not load');
    const heights = await Promise.all(
      ['Loading', 'Nothing yet', 'Did not load'].map(
        async (name) => (await section.getByRole('region', { name }).boundingBox())?.height ?? 0,
      ),
    );
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(2);
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(failed.getByRole('option').first()).toHaveText('Grade 1, Session: 42');
  });

  test('fits a phone and follows its width', async ({ page, openSection }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const section = await openSection('chart');
    const svg = section.getByRole('region', { name: 'Academics' }).locator('svg').last();
    await expect(svg).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const narrow = (await svg.boundingBox())?.width ?? 0;
    await page.setViewportSize({ width: 900, height: 700 });
    await expect.poll(async () => (await svg.boundingBox())?.width ?? 0).toBeGreaterThan(narrow + 200);
  });
});
