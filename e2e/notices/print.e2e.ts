import type { Page } from '@playwright/test';
import { expect, people, test } from '../fixtures.ts';
import { type PdfPage, readPdf } from '../pdf-text.ts';

/** The browser's own window for printing cannot be looked at: a printer of ours takes its place. */
async function pressPrint(page: Page, button: string): Promise<void> {
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
    document.documentElement.removeAttribute('data-printed');
  });
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
}

async function printed(page: Page, button: string, format: 'A4' | 'Letter'): Promise<PdfPage[]> {
  await pressPrint(page, button);
  const pages = await readPdf(await page.pdf({ format }));
  await expect(page.locator('[data-print-sheet]')).toHaveCount(0);
  return pages;
}

/** What of the page paper would show. */
async function shownOnPaper(page: Page): Promise<(string | null)[]> {
  await page.emulateMedia({ media: 'print' });
  const shown = await page.evaluate(() =>
    Array.from(document.body.children)
      .filter((child) => getComputedStyle(child).display !== 'none')
      .map((child) => (child.hasAttribute('data-print-sheet') ? 'the sheet' : child.outerHTML.slice(0, 80))),
  );
  await page.emulateMedia({ media: null });
  return shown;
}

test('a notice is printed alone: heading, facts, text, pictures, attachments by name, school and day', async ({
  openAs,
}) => {
  const board = await openAs('demoTeacher');
  await board.chooseTab('Active');
  const viewer = await board.view('Welcome to Task Genie');
  await pressPrint(board.page, 'Print');
  expect(await shownOnPaper(board.page)).toEqual(['the sheet']);
  const pages = await printed(board.page, 'Print', 'A4');
  expect(pages[0]?.size).toEqual([596, 843]);
  const text = pages.map((each) => each.text).join(' ');
  for (const part of [
    'Welcome to Task Genie',
    'Shared by',
    'Shared with',
    'photo.jpg',
    'marks.xlsx',
    'slides.pptx',
  ])
    expect(text).toContain(part);
  for (const part of ['Active notices', 'Edit & Reshare', 'Next notice', 'Welcome Back'])
    expect(text).not.toContain(part);
  expect(pages.reduce((sum, each) => sum + each.pictures, 0)).toBe(1);
  for (const each of pages) expect(each.text).toMatch(/Demo School, printed on \d/);
  await viewer.seeTitle('Welcome to Task Genie');

  const letter = await printed(board.page, 'Print', 'Letter');
  expect(letter[0]?.size).toEqual([612, 792]);
});

test('a long notice in Urdu goes over several pages from right to left, each with its foot', {
  tag: '@long',
}, async ({ openAs }) => {
  const board = await openAs('zoya');
  const { page } = board;
  const title = 'ایک لمبا نوٹس';
  const form = await board.clickAdd();
  const description = Array.from({ length: 90 }, (_, line) => `سطر ${line + 1}`).join('\n');
  await form.fillNotice({ grade: 'Grade 10', division: 'C', title, description });
  await form.submitAndClose();
  await page.evaluate(() => localStorage.setItem('banyan.language', 'ur'));
  await page.goto(`${people.zoya.dashboard}?tab=active`);
  await page.locator('main li button').filter({ hasText: title }).first().click();
  const pages = await printed(page, 'پرنٹ کریں', 'A4');
  expect(pages.length).toBeGreaterThan(1);
  for (const each of pages) expect(each.text).toContain('Sunrise Public School');
  expect(pages.map((each) => each.text).join(' ')).toContain('90');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});
