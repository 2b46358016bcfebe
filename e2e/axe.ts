import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A theme changes colours and nothing else. */
export const colours = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong on the page as it stands, by WCAG 2.2 AA; `rules` are all of the standards by default. */
export async function findings(page: Page, rules?: readonly string[]): Promise<string[]> {
  // What fades in has its colour only once it stands.
  await page.evaluate(async () => {
    const moves = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(moves.map(({ finished }) => finished));
  });
  // Frames hold a document's own preview, or another site's player: neither is ours to judge here.
  const axe = new AxeBuilder({ page }).exclude('iframe').setLegacyMode(true);
  const { violations } = await (rules ? axe.withRules([...rules]) : axe.withTags(standards)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}

/** No accessibility problem that a machine can find on the page as it stands. */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  expect(await findings(page, rules)).toEqual([]);
}
