import { expect, tabTo, test } from './fixtures.ts';

const phone = { width: 320, height: 700 };

test.describe('breadcrumb', () => {
  test('is a list of links that ends in the current page', async ({ openSection }) => {
    const section = await openSection('navigation');
    await expect(section.getByRole('navigation', { name: 'You are here' })).toMatchAriaSnapshot(`
      - navigation "You are here":
        - list:
          - listitem:
            - link "School"
          - listitem:
            - link "Grade 8"
          - listitem: Line follower
    `);
    await expect(section.locator('[aria-current=page]').first()).toHaveText('Line follower');
  });

  test('folds its middle on a phone and leads the focus into what unfolds', async ({ page, openSection }) => {
    await page.setViewportSize(phone);
    await openSection('navigation');
    const way = page.getByRole('navigation', { name: 'A longer way' });
    const more = way.getByRole('button', { name: 'Show the whole way' });
    await expect(way.getByRole('link')).toHaveText(['School', 'Projects']);
    await tabTo(page, more);
    await page.keyboard.press('Enter');
    await expect(way.getByRole('link')).toHaveCount(5);
    await expect(way.getByRole('link', { name: 'Classes' })).toBeFocused();
    await expect(more).toBeHidden();
  });
});

test.describe('pagination', () => {
  test('says which rows are shown, moves by numbers, arrows and ends, and keeps the focus [CO-52]', async ({
    page,
    openSection,
  }) => {
    await openSection('navigation');
    const pages = page.getByRole('navigation', { name: 'Pages of pupils' });
    const numbers = pages.getByRole('listitem');
    const status = pages.getByRole('status');
    await expect(status).toHaveText('21–30 of 347');
    await expect(numbers).toHaveText(['1', '2', '3', '4', '5']);
    await tabTo(page, pages.getByRole('button', { name: 'Next page' }));
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('31–40 of 347');
    await expect(pages.locator('[aria-current=page]')).toHaveText('4');
    const last = pages.getByRole('button', { name: 'Last page' });
    await tabTo(page, last);
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('341–347 of 347');
    await expect(numbers).toHaveText(['31', '32', '33', '34', '35']);
    await expect(last).toBeFocused();
    await expect(last).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('341–347 of 347');
    await pages.getByRole('combobox', { name: 'Rows' }).selectOption('50');
    await expect(status).toHaveText('1–50 of 347');
  });

  test('shows the place instead of numbers on a phone', async ({ page, openSection }) => {
    await page.setViewportSize(phone);
    await openSection('navigation');
    const pages = page.getByRole('navigation', { name: 'Pages of pupils' });
    await expect(pages.getByText('3 of 35', { exact: true })).toBeVisible();
    await expect(pages.getByRole('button', { name: 'Page 3' })).toBeHidden();
    await pages.getByRole('button', { name: 'Previous page' }).click();
    await expect(pages.getByText('2 of 35', { exact: true })).toBeVisible();
  });
});

test.describe('stepper', () => {
  test('says of each step what it is, and which is the current one', async ({ page, openSection }) => {
    await openSection('navigation');
    await expect(page.getByRole('list', { name: 'Steps of the migration' })).toMatchAriaSnapshot(`
      - list "Steps of the migration":
        - listitem: From (done) Grade 8, Division A
        - listitem: Pupils (done) 31 chosen
        - listitem: To Grade 9
        - listitem: Check (to do)
    `);
    await expect(page.locator('li[aria-current=step]')).toContainText('To');
  });

  test('takes presses where it may, and stands upright on a phone', async ({ page, openSection }) => {
    await openSection('navigation');
    const steps = page.getByRole('list', { name: 'Steps of the notice' });
    await expect(steps.getByRole('button')).toHaveCount(3);
    await tabTo(page, steps.getByRole('button', { name: 'Files' }));
    await page.keyboard.press('Enter');
    await expect(steps.locator('[aria-current=step]')).toContainText('Files');
    const [first, second] = [steps.getByRole('listitem').nth(0), steps.getByRole('listitem').nth(1)];
    expect((await first.boundingBox())?.y).toBe((await second.boundingBox())?.y);
    await page.setViewportSize(phone);
    expect((await first.boundingBox())?.x).toBe((await second.boundingBox())?.x);
  });
});

test.describe('accordion', () => {
  test('has headings that open one at a time, by arrows, Home and End', async ({ page, openSection }) => {
    const section = await openSection('navigation');
    const first = section.getByRole('button', { name: 'Which grades can I write to?' }).first();
    const second = section.getByRole('button', { name: 'Can I share it later?' }).first();
    await expect(section.getByRole('heading', { level: 3 }).first()).toMatchAriaSnapshot(`
      - heading "Which grades can I write to?" [level=3]:
        - button "Which grades can I write to?" [expanded]
    `);
    await tabTo(page, first);
    await page.keyboard.press('End');
    await expect(second).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowUp');
    await expect(first).toBeFocused();
  });

  test('leaves several open where it may', async ({ openSection }) => {
    const section = await openSection('navigation');
    const many = section.getByRole('button', { expanded: true });
    await expect(many).toHaveCount(3);
    await many.last().click();
    await expect(many).toHaveCount(2);
  });
});

test.describe('progress', () => {
  test('grows over 1,500 ms, and not at all for those who want no motion', async ({ page, openSection }) => {
    const duration = async () => {
      const ring = page.getByRole('progressbar', { name: 'Attendance' }).locator('circle').last();
      return ring.evaluate((circle) => Number.parseFloat(getComputedStyle(circle).animationDuration));
    };
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openSection('status');
    expect(await duration()).toBe(1.5);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await duration()).toBeLessThan(0.001);
  });

  test('has a value and a text, or neither while the length is unknown', async ({ page, openSection }) => {
    await openSection('status');
    const [bar, ring] = [
      page.getByRole('progressbar', { name: 'Handed in' }).first(),
      page.getByRole('progressbar', { name: 'Attendance' }),
    ];
    await expect(bar).toHaveAttribute('value', '70');
    await expect(bar).toHaveAttribute('aria-valuetext', '7 of 10');
    await expect(ring).toHaveAttribute('aria-valuenow', '92');
    await expect(ring).toHaveAttribute('aria-valuetext', '92%');
    const unknown = page.getByRole('progressbar', { name: 'Checking the file' });
    await expect(unknown.first()).not.toHaveAttribute('value');
    await expect(unknown.last()).not.toHaveAttribute('aria-valuenow');
  });
});

test.describe('avatar', () => {
  test('shows the picture, and initials where it does not load', async ({ page, openSection }) => {
    const section = await openSection('status');
    await expect(section.locator('img')).toHaveCount(1);
    await expect(section.getByText('मी', { exact: true })).toHaveCount(2);
    await expect(page.locator('img[src="/no-such-picture.png"]')).toHaveCount(0);
  });
});

test.describe('error', () => {
  test('hands its reference to the clipboard and says so [CO-13]', async ({ page, context, openSection }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const section = await openSection('states');
    await tabTo(page, section.getByRole('button', { name: 'Copy the reference' }));
    await page.keyboard.press('Enter');
    await expect(section.getByText('Copied', { exact: true })).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Reference 7F3K-20');
    await expect(section.getByText('Copied', { exact: true })).not.toBeAttached();
  });
});
