import type { Page } from '@playwright/test';
import { expect, tabTo, test } from './fixtures.ts';
import { readyPdf, viewerOf } from './media-places.ts';
import { lockedPdf, samplePdf } from './media-samples.ts';

/** Gives the place of a missing document to one made here. */
async function serve(page: Page, body: Buffer): Promise<void> {
  await page.route('**/gone.pdf', (route) => route.fulfill({ body, contentType: 'application/pdf' }));
}

test.describe('a PDF', () => {
  test('names its controls [TV-12]', async ({ openSection }) => {
    const viewer = await readyPdf(await openSection('media'), 'notice.pdf');
    await expect(viewer.getByRole('group', { name: 'notice.pdf' })).toMatchAriaSnapshot(`
      - group "notice.pdf":
        - paragraph: notice.pdf
        - button "Previous page" [disabled]
        - textbox "Page": "1"
        - text: of 1
        - button "Next page" [disabled]
        - button "Zoom out"
        - combobox "Zoom":
          - option "Fit width" [selected]
          - option "Fit page"
          - option "50%"
          - option "75%"
          - option "100%"
          - option "125%"
          - option "150%"
          - option "200%"
          - option "300%"
          - option "400%"
        - button "Zoom in"
        - button "Find in this PDF"
        - button "Print"
        - button "Keyboard keys"
        - button "Full screen"
        - link "Download notice.pdf"
    `);
    await expect(viewer.getByText('Science Fair 2026')).toBeAttached();
  });

  test('is turned by the keyboard alone [TV-12]', async ({ page, openSection }) => {
    const viewer = await readyPdf(await openSection('media'), 'slides.pdf');
    const pages = viewer.getByRole('region', { name: 'slides.pdf' });
    const number = viewer.getByRole('textbox', { name: 'Page' });
    await viewer.getByRole('button', { name: 'Full screen' }).focus();
    await tabTo(page, pages, 2);
    await page.keyboard.press('PageDown');
    await expect(number).toHaveValue('2');
    await page.keyboard.press('End');
    await expect(number).toHaveValue('3');
    await page.keyboard.press('PageUp');
    await page.keyboard.press('Home');
    await expect(number).toHaveValue('1');
    await number.focus();
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await expect.poll(() => pages.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
    await expect(number).toHaveValue('3');
  });

  test('zooms by keys and list, and keeps its place [TV-12]', async ({ page, openSection }) => {
    const viewer = await readyPdf(await openSection('media'), 'slides.pdf');
    const sheet = viewer.locator('[data-page="2"]');
    await viewer.getByRole('button', { name: 'Next page' }).click();
    await expect(sheet).toBeInViewport();
    const width = () => sheet.evaluate((element) => element.clientWidth);
    const fitted = await width();
    await viewer.getByRole('combobox', { name: 'Zoom' }).selectOption('400%');
    await expect.poll(width).toBeGreaterThan(fitted * 2);
    await expect(viewer.getByRole('textbox', { name: 'Page' })).toHaveValue('2');
    await expect(viewer.getByRole('button', { name: 'Zoom in' })).toBeDisabled();
    await viewer.getByRole('region', { name: 'slides.pdf' }).focus();
    await page.keyboard.press('0');
    await expect.poll(width).toBe(fitted);
    await page.keyboard.press('-');
    await expect.poll(width).toBeLessThan(fitted);
    await expect(sheet).toBeInViewport();
  });

  test('finds words, counts them, marks them and goes on to the next [TV-12]', async ({
    page,
    openSection,
  }) => {
    const viewer = await readyPdf(await openSection('media'), 'slides.pdf');
    await viewer.getByRole('button', { name: 'Next page' }).focus();
    await page.keyboard.press('Control+f');
    const field = viewer.getByRole('searchbox', { name: 'Find in this PDF' });
    await expect(field).toBeFocused();
    await page.keyboard.type('REPEAT');
    const count = viewer.getByRole('search').getByRole('status');
    await expect(count).toHaveText('1 of 2');
    await expect(viewer.locator('mark')).toHaveText(['Repeat', 'Repeat']);
    const second = viewer.locator('mark').nth(1);
    await expect(second).not.toHaveAttribute('data-current');
    await page.keyboard.press('Enter');
    await expect(count).toHaveText('2 of 2');
    await expect(second).toHaveAttribute('data-current');
    await expect(second).toBeInViewport();
    await page.keyboard.press('Shift+Enter');
    await expect(count).toHaveText('1 of 2');
    await field.fill('elephant');
    await expect(count).toHaveText('Not found');
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(viewer.locator('mark')).toHaveCount(0);
  });

  test('of a hundred pages has only those near the view [TV-12]', async ({ page, openSection }) => {
    const pages = Array.from({ length: 100 }, (_, index) => `Sheet ${index + 1}`);
    await serve(page, samplePdf({ pages }));
    const viewer = await readyPdf(await openSection('media'), 'gone.pdf');
    await expect(viewer.getByText('of 100')).toBeVisible();
    await viewer.getByRole('textbox', { name: 'Page' }).fill('100');
    await page.keyboard.press('Enter');
    await expect(viewer.getByText('Sheet 100')).toBeInViewport();
    expect(await viewer.locator('[data-page]').count()).toBeLessThan(8);
  });

  test('leads out by safe links only, and to its own pages [TV-12]', async ({ page, openSection }) => {
    const links = [
      '/A<</S/URI/URI(https://school.example/form)>>',
      '/A<</S/URI/URI(javascript:alert\\(1\\))>>',
      '/Dest[8 0 R/Fit]',
    ];
    await serve(page, samplePdf({ pages: ['One', 'Two', 'Three'], links }));
    const viewer = await readyPdf(await openSection('media'), 'gone.pdf');
    const sheet = viewer.locator('[data-page="1"]');
    const out = sheet.getByRole('link');
    await expect(out).toHaveCount(1);
    await expect(out).toHaveAttribute('href', 'https://school.example/form');
    await expect(out).toHaveAttribute('rel', 'noopener noreferrer');
    await sheet.getByRole('button').click();
    await expect(viewer.getByRole('textbox', { name: 'Page' })).toHaveValue('3');
  });

  test('behind a password says so and opens with the right one [TV-12]', async ({ page, openSection }) => {
    await serve(page, lockedPdf('Marks of grade 7', 'mango'));
    const section = await openSection('media');
    const field = section.getByLabel('Password of the PDF');
    await expect(section.getByText('This PDF is locked with a password.')).toBeVisible();
    await field.fill('apple');
    await page.keyboard.press('Enter');
    await expect(section.getByText('This password does not open it.')).toBeVisible();
    await field.fill('mango');
    await page.keyboard.press('Enter');
    await expect(viewerOf(section, 'gone.pdf').getByText('Marks of grade 7')).toBeAttached();
  });

  test('that is gone or broken says which [TV-12]', async ({ page, openSection }) => {
    const section = await openSection('media');
    await expect(section.getByText('This PDF is no longer available.')).toBeVisible();
    await serve(page, Buffer.from('no PDF at all'));
    await openSection('media');
    await expect(section.getByText('This PDF could not be shown.')).toBeVisible();
  });

  test('is printed page by page', async ({ page, openSection }) => {
    // The only thing a test cannot see is the browser's own print window.
    await page.addInitScript(() => {
      window.print = () => {
        window.parent.document.body.dataset['printed'] = String(document.images.length);
      };
    });
    await serve(page, samplePdf({ pages: ['One', 'Two', 'Three'] }));
    const viewer = await readyPdf(await openSection('media'), 'gone.pdf');
    await viewer.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', '3');
  });
});
