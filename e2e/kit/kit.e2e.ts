import type { Page } from '@playwright/test';
import { isLong } from '../../tests/long.ts';
import { colours } from '../axe.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { kitSections } from './sections.ts';

test.describe('every part', () => {
  for (const section of kitSections) {
    // Every run checks each part on a narrow page, below. These looks are left to the long run.
    test(`${section}: axe clean in light, dark, high contrast and right to left`, { tag: '@long' }, async ({
      page,
      openSection,
    }) => {
      // A long grid takes the check of a whole page a while on a busy machine.
      test.slow();
      for (const wish of [{ theme: 'light' }, { dir: 'rtl' }] as const) {
        await openSection(section, wish);
        await expectAccessible(page);
      }
      // The pairs of colours themselves are held by tests/ui/contrast.test.tsx.
      for (const theme of ['dark', 'contrast'] as const) {
        await openSection(section, { theme });
        await expectAccessible(page, colours);
      }
    });

    test(`${section}: axe clean and nothing beside the page at 320 px, and with text twice as large`, async ({
      page,
      openSection,
    }) => {
      test.slow();
      await page.setViewportSize({ width: 320, height: 700 });
      await openSection(section);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      if (!isLong) return;
      // Where text is set larger the layout changes as if the window were half as wide: just below the first step.
      await page.setViewportSize({ width: 639, height: 900 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }
});

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBeLessThanOrEqual(0);
}
