import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** What changes in the keyframes of an animation by this name. */
const changedBy = (page: Page, name: string) =>
  page.evaluate((animation) => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.animation = `${animation} 1s`;
    const frames = probe
      .getAnimations()
      .flatMap(({ effect }) => (effect as KeyframeEffect | null)?.getKeyframes() ?? []);
    probe.remove();
    return ['opacity', 'transform'].filter((property) => frames.some((frame) => property in frame));
  }, name);

for (const name of ['pop', 'rise', 'slideStart', 'slideEnd', 'slideUp'])
  test(`${name}: who wants less motion gets it faded, or lists in it would open elsewhere`, async ({
    page,
    openSection,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSection('layers');
    expect(await changedBy(page, name)).toEqual(['opacity']);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await changedBy(page, name)).toContain('transform');
  });
