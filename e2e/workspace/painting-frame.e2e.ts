import { test } from '@playwright/test';
import sharp from 'sharp';
import { paintingSteps } from '../../server/seeds/workspace-programs.ts';
import { hindiFrameTexts } from '../../src/features/workspace/frame-texts.hi.ts';
import { urduFrameTexts } from '../../src/features/workspace/frame-texts.ur.ts';
import { sample } from '../sample.ts';
import { expect, FrameHost } from './frame-host.ts';
import {
  drawOn,
  elementsOf,
  paintingProgram,
  pasteBmp,
  pictureKinds,
  strokesOf,
  textOfPainting,
} from './painting.ts';

const house = paintingProgram(paintingSteps.at(-1) ?? '');

test.describe('the page of paintings', () => {
  test('has a brush in its hand, tells what is painted, saves, loads and gives what it has [CW-05]', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const host = await FrameHost.open(page, 'painting');
    expect(await host.capture()).toBeNull();
    await drawOn(page, host.frame);
    const changed = await host.hear('changed');
    expect(elementsOf(changed.program)).toMatchObject([{ type: 'freedraw', strokeWidth: 4 }]);
    // Also the stroke by which the hand comes into the page.
    expect(strokesOf(elementsOf(await host.capture()))[0]).toBeGreaterThan(8);
    await page.keyboard.press('Control+s');
    await host.hear('save');
    const kept = await host.capture();
    await host.forget();
    await host.send({ type: 'load', program: house });
    expect(elementsOf(await host.capture())).toHaveLength(10);
    // A damaged one is refused, and what is on the paper stays.
    for (const damaged of [
      '',
      '{',
      '{"elements":[1]}',
      '{"elements":[],"files":{"a":{"dataURL":"https://x.y/z"}}}',
    ])
      await host.send({ type: 'load', program: paintingProgram(damaged) });
    expect(await host.hear('failed')).toMatchObject({ why: 'program' });
    expect(elementsOf(await host.capture())).toHaveLength(10);
    await host.send({ type: 'load', program: kept });
    expect(textOfPainting(await host.capture())).toBe(textOfPainting(kept));
    // Loading is no change of the student's.
    expect((await host.heard()).filter(({ type }) => type === 'changed' || type === 'touched')).toEqual([]);
    // Letters come from us; help, search of commands and frames of other sites are left out.
    await host.frame.getByTestId('toolbar-text').check({ force: true });
    await page.mouse.click(400, 300);
    await page.keyboard.type('Kite?');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.keyboard.press('Control+/');
    await expect(host.frame.locator('.Modal')).toHaveCount(0);
    await expect(host.frame.getByRole('link')).toHaveCount(0);
    expect(elementsOf(await host.capture())).toMatchObject([{ type: 'freedraw' }, { text: 'Kite?' }]);
    const server = process.env['BANYAN_URL'] ?? '';
    expect(asked.some((url) => url.includes('/painting/fonts/'))).toBe(true);
    const own = `${server}/workspace/frame/painting/`;
    expect(asked.filter((url) => !url.startsWith(own) && !/^(?:data|blob):/.test(url))).toEqual([
      `${server}/frame-host`,
    ]);
  });

  test('speaks Hindi, puts in pictures of the workspace; a large painting is told and asked for [CW-01, CW-05]', {
    tag: '@long',
  }, async ({ page }) => {
    const url = `${process.env['BANYAN_URL']}/workspace/assets/secret/kite.png`;
    await page.route(url, (route) =>
      route.fulfill({ path: sample('picture.png'), headers: { 'access-control-allow-origin': '*' } }),
    );
    const gone = { name: 'gone.png', url: url.replace('kite', 'gone') };
    const look = { theme: 'light', language: 'hi', direction: 'ltr', fontSize: 14 } as const;
    const host = await FrameHost.open(page, 'painting', { look, assets: [gone] });
    await expect(host.frame.getByTitle(/^रबर/)).toBeVisible();
    await expect(host.frame.locator('html')).toHaveAttribute('lang', 'hi');
    await host.frame.getByRole('button', { name: 'My pictures' }).click();
    const dialog = host.frame.getByRole('dialog', { name: 'My pictures' });
    await dialog.getByRole('button', { name: /gone/ }).click();
    await expect(dialog.getByRole('status')).toContainText('can’t be put in');
    // One that is added meanwhile is there too.
    await host.send({
      type: 'assets',
      assets: [
        { name: 'kite.png', url },
        { name: 'song.mp3', url },
      ],
    });
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await dialog.getByRole('button', { name: /kite/ }).click();
    await expect(dialog).toBeHidden();
    const kept = await host.capture();
    const [picture] = elementsOf(kept);
    expect(picture).toMatchObject({ type: 'image' });
    expect(JSON.parse(textOfPainting(kept)).files[String(picture?.['fileId'])].dataURL).toMatch(
      /^data:image\/png/,
    );
    const heavy = JSON.parse(textOfPainting(kept));
    heavy.files[String(picture?.['fileId'])].note = 'x';
    heavy.files[String(picture?.['fileId'])].dataURL += 'A'.repeat(2 ** 19);
    await host.send({ type: 'load', program: paintingProgram(JSON.stringify(heavy)) });
    await host.forget();
    await host.frame.getByTestId('toolbar-freedraw').check({ force: true });
    await drawOn(page, host.frame, 150);
    await host.hear('touched');
    expect(elementsOf(await host.capture())).toHaveLength(2);
    expect((await host.heard()).map(({ type }) => type)).not.toContain('changed');
  });

  test('gives what is painted as a picture of its own, on white paper also in the dark [CW-05]', async ({
    page,
  }) => {
    const look = { theme: 'dark', language: 'en', direction: 'ltr', fontSize: 14 } as const;
    const host = await FrameHost.open(page, 'painting', { look });
    await host.send({ type: 'picture', id: 1 });
    expect((await host.hear('pictured')).png).toBeNull();
    await host.send({ type: 'load', program: house });
    await host.forget();
    await host.send({ type: 'picture', id: 2 });
    const { id, png } = await host.hear('pictured');
    const facts = await sharp(Buffer.from(Object.values(png ?? {}))).stats();
    const { width, height } = await sharp(Buffer.from(Object.values(png ?? {}))).metadata();
    expect(id).toBe(2);
    expect(Math.min(width, height)).toBeGreaterThan(200);
    // Mostly white paper, and colours on it.
    expect(facts.isOpaque).toBe(true);
    expect(Math.min(facts.dominant.r, facts.dominant.g, facts.dominant.b)).toBeGreaterThan(230);
    expect(facts.channels[0]?.min).toBeLessThan(120);
    // The tool takes a BMP, which no painting keeps.
    await page.mouse.click(500, 700);
    await pasteBmp(host.frame);
    await expect.poll(async () => pictureKinds(await host.capture())).toEqual(['image/png']);
    await host.send({ type: 'load', program: await host.capture() });
    expect((await host.heard()).map(({ type }) => type)).not.toContain('failed');
  });

  test('is looked at without tools, dark, in Urdu, and left from both ends [CW-05]', {
    tag: '@long',
  }, async ({ page }) => {
    const look = { theme: 'dark', language: 'ur', direction: 'rtl', fontSize: 14 } as const;
    const host = await FrameHost.open(page, 'painting', { look, texts: urduFrameTexts, program: house });
    await expect(host.frame.getByTitle(/^ربر/)).toBeVisible();
    const root = host.frame.locator('html');
    await expect(root).toHaveAttribute('lang', 'ur');
    await expect(root).toHaveAttribute('dir', 'rtl');
    await expect(host.frame.locator('.excalidraw.theme--dark')).toBeVisible();

    await host.send({ type: 'enter', from: 'before' });
    await page.keyboard.press('Shift+Tab');
    expect(await host.hear('leave')).toMatchObject({ to: 'before' });
    // A key that comes before the page has moved its focus leads elsewhere.
    await expect(async () => {
      await host.send({ type: 'enter', from: 'behind' });
      await page.keyboard.press('Tab');
      expect((await host.hear('leave')).to).toBe('behind');
    }).toPass();

    const readOnly = await FrameHost.open(page, 'painting', {
      texts: hindiFrameTexts,
      program: house,
      isReadOnly: true,
    });
    await expect(readOnly.frame.getByRole('radio')).toHaveCount(0);
    await drawOn(page, readOnly.frame);
    expect(elementsOf(await readOnly.capture())).toHaveLength(10);
    expect((await readOnly.heard()).map(({ type }) => type)).toEqual(['ready', 'captured']);
  });
});
