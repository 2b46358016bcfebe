import type { Locator } from '@playwright/test';
import { expect, tabTo, test } from './fixtures.ts';
import { expectTargets, readyFilm, readyPdf } from './media-places.ts';

const state = (player: Locator) =>
  player
    .locator('video')
    .evaluate(({ currentTime, paused, src, currentSrc, playbackRate, muted }: HTMLVideoElement) => ({
      currentTime,
      paused,
      source: (currentSrc || src).split('/').at(-1),
      playbackRate,
      muted,
    }));

test.describe('a film', () => {
  test('names its controls, in the order one comes to them [VW-04]', async ({ openSection }) => {
    const player = await readyFilm(await openSection('media'));
    await expect(player).toMatchAriaSnapshot(`
      - region "Video loops.mp4":
        - slider "Position"
        - button "Play"
        - button "Back 10 seconds"
        - button "Forward 10 seconds"
        - button "Mute"
        - slider "Volume"
        - combobox "Captions":
          - option "Off" [selected]
          - option "English"
          - option "हिन्दी"
        - combobox "Speed":
          - option "0.5×"
          - option "1×" [selected]
          - option "1.5×"
          - option "2×"
        - combobox "Resolution":
          - option "720p" [selected]
          - option "360p"
        - button "Keyboard keys"
        - button "Full screen"
    `);
  });

  test('plays by its button, and time moves [VW-04]', async ({ openSection }) => {
    const player = await readyFilm(await openSection('media'));
    await player.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect.poll(async () => (await state(player)).currentTime).toBeGreaterThan(0.3);
    await player.getByRole('button', { name: 'Pause' }).click();
    const { currentTime, paused } = await state(player);
    expect(paused).toBe(true);
    await expect(player.getByText(`0:0${Math.floor(currentTime)}`).first()).toBeVisible();
  });

  test('that is to be watched only has no menu with a copy of it [VW-01]', async ({ openSection }) => {
    const section = await openSection('media');
    const menuOf = async (name: string) => {
      const film = section.getByRole('region', { name }).locator('video');
      await film.scrollIntoViewIfNeeded();
      await expect(film).toBeVisible();
      return film.evaluate((element) =>
        element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
      );
    };
    expect(await menuOf('Video loops.mp4')).toBe(true);
    expect(await menuOf('Video loops-small.mp4')).toBe(false);
  });

  test('is led by the keyboard alone [VW-04, CO-37, CO-38]', async ({ page, openSection }) => {
    const player = await readyFilm(await openSection('media'));
    const { keyboard } = page;
    await tabTo(page, player);
    await keyboard.press('k');
    await expect.poll(async () => (await state(player)).paused).toBe(false);
    await keyboard.press(' ');
    await expect.poll(async () => (await state(player)).paused).toBe(true);
    await keyboard.press('5');
    await expect.poll(async () => (await state(player)).currentTime).toBeCloseTo(3, 0);
    await keyboard.press('ArrowLeft');
    await expect.poll(async () => (await state(player)).currentTime).toBe(0);
    await keyboard.press('ArrowRight');
    await expect.poll(async () => (await state(player)).currentTime).toBeCloseTo(5, 0);
    await keyboard.press('j');
    await expect.poll(async () => (await state(player)).currentTime).toBe(0);
    await keyboard.press('l');
    await expect.poll(async () => (await state(player)).currentTime).toBeGreaterThan(5.5);
    await keyboard.press('m');
    await expect.poll(async () => (await state(player)).muted).toBe(true);
    await expect(player.getByRole('status').filter({ hasText: 'Mute' })).toBeAttached();
    await keyboard.press('>');
    await expect.poll(async () => (await state(player)).playbackRate).toBe(1.5);
    await keyboard.press('<');
    await keyboard.press('<');
    await expect.poll(async () => (await state(player)).playbackRate).toBe(0.5);
    await expect(player.getByRole('combobox', { name: 'Speed' })).toHaveValue('0.5');
    await keyboard.press('f');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    // The player hears of it a moment later than the page; before, another press asks for the same.
    await expect(page.locator('[data-media-player][data-fullscreen]')).toBeVisible();
    await keyboard.press('f');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);
  });

  test('shows captions in the language asked for, and none again [VW-04]', async ({ page, openSection }) => {
    const player = await readyFilm(await openSection('media'));
    const words = player.locator('.vds-captions');
    await tabTo(page, player);
    await page.keyboard.press('1');
    await page.keyboard.press('c');
    await expect(words).toContainText('A loop repeats a block of code.');
    await player.getByRole('combobox', { name: 'Captions' }).selectOption({ label: 'हिन्दी' });
    await expect(words).toContainText(/[\u0900-\u097f]/);
    await player.getByRole('combobox', { name: 'Captions' }).selectOption({ label: 'Off' });
    await expect(words).toBeHidden();
  });

  test('keeps time, speed and captions when its resolution changes [VW-04, EN-04]', async ({
    page,
    openSection,
  }) => {
    const player = await readyFilm(await openSection('media'));
    await tabTo(page, player);
    for (const key of ['c', '>', '7']) await page.keyboard.press(key);
    await expect.poll(async () => (await state(player)).currentTime).toBeCloseTo(4.2, 0);
    await player.getByRole('combobox', { name: 'Resolution' }).selectOption('360p');
    await expect
      .poll(() => state(player))
      .toMatchObject({ source: 'clip-360p.mp4', paused: true, playbackRate: 1.5 });
    await expect.poll(async () => (await state(player)).currentTime).toBeCloseTo(4.2, 0);
    await expect(player.locator('.vds-captions')).toContainText('Try it yourself.');
  });

  test('tells the time under the pointer', async ({ openSection }) => {
    const player = await readyFilm(await openSection('media'));
    await player.getByRole('slider', { name: 'Position' }).hover();
    await expect(player.getByText('0:03')).toBeVisible();
  });

  test('lists its keys, and gives the focus back', async ({ page, openSection }) => {
    const player = await readyFilm(await openSection('media'));
    const button = player.getByRole('button', { name: 'Keyboard keys' });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    const list = page.getByRole('dialog', { name: 'Keyboard keys' });
    await expect(list.getByText('Play or pause')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('that is gone says so and can be tried again', async ({ page, openSection }) => {
    const section = await openSection('media');
    const problem = section.getByText('This video could not be played.');
    await section.getByRole('region', { name: 'Video gone.mp4' }).scrollIntoViewIfNeeded();
    await expect(problem).toBeVisible();
    await page.route('**/gone.mp4', (route) =>
      route.continue({ url: new URL('/clip-360p.mp4', page.url()).href }),
    );
    await section
      .getByText('gone.mp4')
      .locator('xpath=../..')
      .getByRole('button', { name: 'Try again' })
      .click();
    await expect(section.getByRole('region', { name: 'Video gone.mp4' }).getByText('0:06')).toBeVisible();
  });

  test('runs from left to right in either direction of writing', async ({ page, openSection }) => {
    const player = await readyFilm(await openSection('media', { dir: 'rtl' }));
    await tabTo(page, player);
    await page.keyboard.press('5');
    await expect.poll(async () => (await state(player)).currentTime).toBeCloseTo(3, 0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await state(player)).currentTime).toBeGreaterThan(5.5);
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('everything in the bars is 44 pixels to hit', async ({ openSection }) => {
    const section = await openSection('media');
    await expectTargets(await readyFilm(section), 44);
    await expectTargets((await readyPdf(section, 'notice.pdf')).getByRole('group'), 44);
    await expectTargets(section.getByRole('group', { name: 'photo.jpg' }), 44);
  });
});

test.describe('at 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('nothing sticks out, and every target is 24 pixels', async ({ page, openSection }) => {
    const section = await openSection('media');
    await readyFilm(section);
    await readyPdf(section, 'notice.pdf');
    await expectTargets(section, 24);
    const [wide, room] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(wide).toBe(room);
  });
});
