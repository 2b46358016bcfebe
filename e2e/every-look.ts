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
 * The page as it stands, in every look: all rules dark at 320 px, and no scrolling sideways there. The long run looks
 * light and wide too, whose structure the journeys judge every time, and at the colours in high contrast, whose pairs
 * tests/ui/contrast.test.tsx holds every time. Says all that is wrong, and the test goes on.
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
  note('320 px, sideways', await page.evaluate(tooWide));
  await page.setViewportSize(wide);
  if (isLong) {
    await wear('contrast');
    note('1440 px, contrast', await findings(page, colours));
  }
  await wear('light');
  if (isLong) note('1440 px, light', await findings(page, 'all'));
  expect.soft(wrong, what).toEqual({});
}
