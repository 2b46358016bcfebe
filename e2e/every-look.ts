import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A theme changes colours and nothing else. */
const colours = ['color-contrast', 'link-in-text-block'];
const wide = { width: 1440, height: 900 };
const narrow = { width: 320, height: 640 };

/** A machine's findings on the page as it stands; `rules` are all of the standards by default. */
async function findings(page: Page, rules?: readonly string[]): Promise<string[]> {
  // What fades in has its colour only once it stands.
  await page.evaluate(async () => {
    const moves = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(moves.map(({ finished }) => finished));
  });
  const axe = new AxeBuilder({ page }).exclude('iframe').setLegacyMode(true);
  const { violations } = await (rules ? axe.withRules([...rules]) : axe.withTags(standards)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}

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
