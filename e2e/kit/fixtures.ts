import { test as base, expect, type Locator, type Page } from '@playwright/test';

interface Wish {
  readonly theme?: 'light' | 'dark' | 'contrast';
  readonly dir?: 'rtl';
}

interface Fixtures {
  /** Opens one section of the page of parts and gives its place in it. */
  openSection: (name: string, wish?: Wish) => Promise<Locator>;
}

export const test = base.extend<Fixtures>({
  openSection: async ({ page }, use) => {
    await use(async (name, wish = {}) => {
      const search = new URLSearchParams({ section: name, ...wish });
      await page.goto(`/?${search.toString()}`);
      const section = page.locator(`#${name}`);
      await expect(section).toBeVisible();
      return section;
    });
  },
});

export { expectAccessible } from '../axe.ts';

/** Presses Tab until this has the focus; fails when it cannot be reached, however often one goes round. */
export async function tabTo(page: Page, target: Locator, limit = 200): Promise<void> {
  for (let presses = 0; presses < limit; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

export { expect };
