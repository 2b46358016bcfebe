import type { Locator } from '@playwright/test';
import { expect, tabTo, test } from './fixtures.ts';
import { readyFilm, readyPdf } from './media-places.ts';

test.describe('a picture', () => {
  const stageOf = (section: Locator) => section.getByRole('region', { name: 'Picture photo.jpg' });
  const widthOf = (stage: Locator) =>
    stage.getByRole('img').evaluate((element) => Math.round(element.getBoundingClientRect().width));

  test('is looked at by keys alone: zoom, move, turn, fit [TV-11]', async ({ page, openSection }) => {
    const section = await openSection('media');
    const stage = stageOf(section);
    await expect(stage.getByRole('img', { name: 'A photo from the notice board' })).toBeVisible();
    await section.getByRole('link', { name: 'Download photo.jpg' }).focus();
    await tabTo(page, stage, 2);
    const fitted = await widthOf(stage);
    await page.keyboard.press('+');
    await expect.poll(() => widthOf(stage)).toBeGreaterThan(fitted);
    await page.keyboard.press('+');
    const before = await stage.evaluate((element) => element.scrollLeft);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => stage.evaluate((element) => element.scrollLeft)).toBeGreaterThan(before);
    await page.keyboard.press('0');
    await expect.poll(() => widthOf(stage)).toBe(fitted);
    const upright = await stage.getByRole('img').boundingBox();
    await page.keyboard.press('r');
    const turned = () => stage.getByRole('img').boundingBox();
    await expect
      .poll(async () => ((await turned())?.height ?? 0) > ((await turned())?.width ?? 0))
      .toBe(true);
    expect(upright?.width).toBeGreaterThan(upright?.height ?? 0);
  });

  test('zooms by the wheel around the pointer, and is dragged [TV-11]', async ({ page, openSection }) => {
    const section = await openSection('media');
    const stage = stageOf(section);
    // What loads above the picture moves it from under the pointer.
    await readyFilm(section);
    for (const name of ['notice.pdf', 'slides.pdf']) await readyPdf(section, name);
    await expect(stage.getByRole('img')).toBeVisible();
    await stage.scrollIntoViewIfNeeded();
    const fitted = await widthOf(stage);
    await page.keyboard.down('Control');
    await expect(async () => {
      await stage.hover({ position: { x: 40, y: 40 } });
      expect(await stage.evaluate((element) => element.matches(':hover'))).toBe(true);
    }).toPass();
    await page.mouse.wheel(0, -600);
    await page.keyboard.up('Control');
    await expect.poll(() => widthOf(stage)).toBeGreaterThan(fitted * 2);
    const scroll = () => stage.evaluate((element) => element.scrollLeft);
    const [before, box] = [await scroll(), await stage.boundingBox()];
    expect(before).toBeLessThan(200);
    await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 100);
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 100);
    await page.mouse.up();
    expect(await scroll()).toBe(before + 100);
    await stage.dblclick();
    await expect.poll(() => widthOf(stage)).toBe(fitted);
  });

  test('that is broken says so and can be tried again [TV-11]', async ({ page, openSection }) => {
    const section = await openSection('media');
    const problem = section.getByText('gone.png').locator('xpath=../..');
    await expect(problem.getByText('This picture could not be shown.')).toBeVisible();
    await page.route('**/gone.png', (route) =>
      route.continue({ url: new URL('/photo.jpg', page.url()).href }),
    );
    await problem.getByRole('button', { name: 'Try again' }).click();
    await expect(section.getByRole('img', { name: 'gone.png' })).toBeVisible();
  });
});

test.describe('slides', () => {
  const seen = (carousel: Locator) => carousel.locator('article:not([inert])').count();

  test('stand five, three or two side by side, by the room', async ({ page, openSection }) => {
    const section = await openSection('media');
    const lessons = section.getByRole('region', { name: 'Lessons' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => seen(lessons)).toBe(5);
    await page.setViewportSize({ width: 1024, height: 900 });
    await expect.poll(() => seen(lessons)).toBe(3);
    await page.setViewportSize({ width: 390, height: 900 });
    await expect.poll(() => seen(lessons)).toBe(2);
    await lessons.getByRole('button', { name: 'Next lesson' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(lessons.getByRole('heading', { name: 'Lesson 3' })).toBeInViewport();
    await expect(lessons.getByRole('article', { name: '1 of 8' })).toHaveCount(0);
    await page.keyboard.press('End');
    await expect(lessons.getByRole('heading', { name: 'Lesson 8' })).toBeInViewport();
  });

  test('stand still for who wants less motion [LG-08]', async ({ page, openSection }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const section = await openSection('media');
    const news = section.getByRole('region', { name: 'News' });
    await expect(news.getByRole('button', { name: 'Start the slide show' })).toBeVisible();
  });

  test('say where one is in words when they are many, and begin framed pages anew [TV-01, TV-15]', async ({
    page,
    openSection,
  }) => {
    const photos = (await openSection('media')).getByRole('region', { name: 'Photos' });
    await expect(photos.getByText('1 of 27')).toBeVisible();
    const frame = photos.locator('iframe');
    await frame.evaluate((element) => {
      element.dataset['old'] = '';
    });
    await photos.getByRole('button', { name: 'Next lesson' }).click();
    await expect(photos.getByText('2 of 27')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(photos.getByText('1 of 27')).toBeVisible();
    await expect(frame).not.toHaveAttribute('data-old');
  });
});
