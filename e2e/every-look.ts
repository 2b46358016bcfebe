import { expect, type Page } from '@playwright/test';
import { isLong } from '../tests/long.ts';
import { colours, findings } from './axe.ts';

const wide = { width: 1440, height: 900 };
const narrow = { width: 320, height: 640 };

/** What sticks out where the page scrolls sideways. */
const tooWide = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const outside = [...document.querySelectorAll('body *')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > clientWidth + 0.5 || left < -0.5);
  });
  return outside
    .map((element) => element.outerHTML.slice(0, 120))
    .slice(-5)
    .concat('the page scrolls');
};

/**
 * The page as it stands, in every look. Everybody's run asks whether anything makes the page scroll sideways at 320 px.
 * The long run has axe look at it too: dark at 320 px, light and wide, and at the colours in high contrast. Meanwhile
 * tests/ui/contrast.test.tsx holds each pair of colours, and the journeys the structure. Says all that is wrong, and
 * the test goes on.
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
  // A chart is as wide as before until it is drawn again.
  await expect
    .poll(() => page.evaluate(tooWide))
    .toEqual([])
    .catch(() => undefined);
  note('320 px, sideways', await page.evaluate(tooWide));
  if (isLong) {
    await wear('dark');
    note('320 px, dark', await findings(page));
  }
  await page.setViewportSize(wide);
  if (isLong) {
    await wear('contrast');
    note('1440 px, contrast', await findings(page, colours));
    await wear('light');
    note('1440 px, light', await findings(page, 'all'));
  }
  expect.soft(wrong, what).toEqual({});
}
