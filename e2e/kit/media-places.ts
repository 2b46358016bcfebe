import { expect, type Locator } from '@playwright/test';

/** Where things are in the media section of the page of parts. */

const filmOf = (section: Locator) => section.getByRole('region', { name: 'Video loops.mp4' });

/** The film is there to be played. */
export async function readyFilm(section: Locator): Promise<Locator> {
  const player = filmOf(section);
  await player.scrollIntoViewIfNeeded();
  await expect(player.getByText('0:06')).toBeVisible();
  return player;
}

/** The viewer whose bar has this name. */
export const viewerOf = (section: Locator, name: string) =>
  section.getByRole('group', { name, exact: true }).locator('xpath=..');

export async function readyPdf(section: Locator, name: string): Promise<Locator> {
  const viewer = viewerOf(section, name);
  await viewer.scrollIntoViewIfNeeded();
  await expect(viewer.locator('[data-page="1"]')).toHaveAttribute('aria-busy', 'false');
  return viewer;
}

/** WCAG 2.2: 24 CSS pixels either way. */
export async function expectTargets(box: Locator, least: number): Promise<void> {
  const small = await box.locator('button, a, select, input').evaluateAll(
    (elements, side) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => ({ name: element.ariaLabel, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < side || box.height < side))
        .map(({ name, box }) => `${name} ${box.width}x${box.height}`),
    least,
  );
  expect(small).toEqual([]);
}
