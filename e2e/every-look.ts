import { expect, type Page } from '@playwright/test';
import { colours, findings } from './axe.ts';

const wide = { width: 1440, height: 900 };
const narrow = { width: 320, height: 640 };

const isTooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;

/**
 * The page as it stands, in every look: all rules dark at 320 px and light at 1440 px, the colours in high contrast, and
 * no scrolling sideways at 320 px. Says all that is wrong, and the test goes on.
 */
export async function expectEveryLook(page: Page, what: string): Promise<void> {
  const wrong: Record<string, readonly string[]> = {};
  const note = (look: string, found: readonly string[]) => {
    if (found.length > 0) wrong[look] = found;
  };
  const wear = (theme: string) =>
    page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
  await page.setViewportSize(narrow);
  await wear('dark');
  note('320 px, dark', await findings(page));
  note('320 px, sideways', (await page.evaluate(isTooWide)) ? ['the page scrolls'] : []);
  await page.setViewportSize(wide);
  await wear('contrast');
  note('1440 px, contrast', await findings(page, colours));
  await wear('light');
  note('1440 px, light', await findings(page));
  expect.soft(wrong, what).toEqual({});
}
