import { test } from '@playwright/test';
import { answersWithin, isLong } from '../../tests/long.ts';
import { BlocksPage, blocksOf, projectOf, sb3With, whenFlag } from './blocks.model.ts';
import { expect, FrameHost } from './frame-host.ts';

test.use({ viewport: { width: 1366, height: 768 } });

test.describe('the page of the blocks', () => {
  test('begins with a figure of ours; a block is dragged, a figure, a scene and a sound are taken [CW-01, CW-05]', async ({
    page,
  }) => {
    const begun = Date.now();
    const host = await FrameHost.open(page, 'blocks');
    // On the quiet machine of the long run alone.
    if (isLong) expect(Date.now() - begun).toBeLessThan(5_000);
    const blocks = new BlocksPage(host.frame, page);
    const first = await projectOf(await host.capture());
    expect(first.targets.map(({ name }) => name)).toEqual(['Stage', 'Robot']);
    expect(first.meta.agent).toBe('');
    expect((await host.heard()).map(({ type }) => type)).toEqual(['ready', 'captured']);
    await blocks.drag('move');
    await host.hear('touched');
    await blocks.choose('Choose a Sprite', 'Elephant');
    await expect(blocks.sprite('Elephant')).toBeVisible();
    await blocks.choose('Choose a Backdrop', 'Beach');
    await blocks.tab('Sounds');
    await blocks.choose('Choose a Sound', 'Drum');
    const soundsIn = async () => {
      await host.forget();
      const { targets } = await projectOf(await host.capture());
      return targets.flatMap(({ sounds }) => sounds.map(({ name }) => name));
    };
    await expect.poll(soundsIn).toContain('Drum');
    const made = await projectOf(await host.capture());
    expect(made.targets.map(({ name }) => name)).toEqual(['Stage', 'Robot', 'Elephant']);
    expect(blocksOf(made, 'Robot').map(({ opcode }) => opcode)).toContain('motion_movesteps');
    expect(made.targets[0]?.costumes.map(({ name }) => name)).toEqual(['Meadow', 'Beach']);
    await blocks.tab('Code');
    await page.keyboard.press('Control+S');
    await host.hear('save');
  });

  test('has costumes painted, with their typefaces [CW-01]', { tag: '@long' }, async ({ page }) => {
    test.setTimeout(120_000);
    const words =
      '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="40"><text y="30" font-family="Handwriting">Hello</text></svg>';
    const host = await FrameHost.open(page, 'blocks', { program: await sb3With({}, {}, words) });
    await expect(host.frame.locator('img[src*="font-face"]').first()).toBeVisible();
    await new BlocksPage(host.frame, page).tab('Costumes');
    await expect(host.frame.getByText('Fill', { exact: true })).toBeVisible();
    await expect(host.frame.locator('canvas[class*="paper-canvas"]')).toBeVisible();
  });

  test('runs and stops a program, and ends one that never waits within two seconds [CW-01]', async ({
    page,
  }) => {
    const host = await FrameHost.open(page, 'blocks', {
      program: await sb3With(whenFlag(['motion_changexby', { DX: [1, [4, '5']] }])),
    });
    await host.send({ type: 'run' });
    expect(await host.hear('stopped')).toMatchObject({ why: 'ended' });
    const endless = {
      ...whenFlag(['control_forever', { SUBSTACK: [2, 'turn'] }]),
      turn: {
        opcode: 'motion_turnright',
        next: null,
        parent: 'b1',
        inputs: { DEGREES: [1, [4, '7']] },
        fields: {},
        shadow: false,
        topLevel: false,
      },
    };
    await host.send({ type: 'load', program: await sb3With(endless) });
    await host.forget();
    await host.send({ type: 'run' });
    await host.hear('running');
    const before = await host.capture();
    await host.forget();
    const begun = Date.now();
    await host.send({ type: 'stop' });
    expect(await host.hear('stopped')).toMatchObject({ why: 'asked' });
    expect(Date.now() - begun).toBeLessThan(answersWithin);
    expect(blocksOf(await projectOf(before), 'Fish').map(({ opcode }) => opcode)).toContain(
      'control_forever',
    );
    await host.forget();
    await host.send({ type: 'run' });
    await host.hear('running');
    // Opening another program ends the former, and says nothing of a change.
    await host.forget();
    await host.send({ type: 'load', program: null });
    expect((await projectOf(await host.capture())).targets[1]?.name).toBe('Robot');
    expect((await host.heard()).map(({ type }) => type)).not.toContain('touched');
  });

  test('keeps the former program where the new one is damaged, and is only read where it may be [CW-06]', async ({
    page,
  }) => {
    const program = await sb3With(whenFlag(['looks_say', { MESSAGE: [1, [10, 'kite']] }]));
    const host = await FrameHost.open(page, 'blocks', { program });
    const damaged = [
      new TextEncoder().encode('no zip'),
      (await sb3With({}, { targets: [] })).bytes,
      (await sb3With(whenFlag(['elsewhere_act', {}]), { extensions: ['elsewhere'] })).bytes,
    ];
    for (const bytes of damaged) {
      await host.forget();
      await host.send({ type: 'load', program: { kind: 'bytes', bytes } });
      expect(await host.hear('failed')).toMatchObject({ why: 'program' });
      expect(blocksOf(await projectOf(await host.capture()), 'Fish')).toHaveLength(2);
    }
    // As the first one too: nothing else is shown in its place.
    for (const bytes of damaged) {
      const broken = { kind: 'bytes', bytes } as const;
      const first = await FrameHost.open(page, 'blocks', { program: broken }, undefined, 'failed');
      expect(await first.heard()).toMatchObject([{ type: 'failed', why: 'program' }]);
    }
    const read = await FrameHost.open(page, 'blocks', { program, isReadOnly: true });
    const blocks = new BlocksPage(read.frame, page);
    await expect(blocks.inWorkspace('say')).toBeVisible();
    await expect(read.frame.locator('.blocklyToolboxDiv')).toBeHidden();
    // Pulling at a block moves what is seen of the program, not the block.
    const script = blocks.inWorkspace('clicked');
    const place = (await script.getAttribute('transform')) ?? '';
    await blocks.pull(script);
    await expect(script).toHaveAttribute('transform', place);
    await read.send({ type: 'run' });
    await read.hear('stopped');
    expect(await read.capture()).toEqual(program);
  });

  test('opens a program without a new project before it; the last category is there as soon as it is asked for [CW-05]', async ({
    page,
  }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/library/')) pictures.push(request.url());
    });
    const program = await sb3With(whenFlag(['looks_say', { MESSAGE: [1, [10, 'kite']] }]));
    const host = await FrameHost.open(page, 'blocks', { program });
    expect(pictures).toEqual([]);
    await host.frame.locator('.scratchCategoryMenuItem').filter({ hasText: 'My Blocks' }).click();
    await expect(host.frame.locator('.blocklyFlyout').getByText('Make a Block')).toBeInViewport();
    expect((await host.heard()).map(({ type }) => type)).not.toContain('touched');
  });

  test('plays music with sounds of its own; on a phone the stage comes first [CW-05]', {
    tag: '@long',
  }, async ({ page }) => {
    const drum = ['music_playDrumForBeats', { DRUM: [1, [10, '3']], BEATS: [1, [4, '0.1']] }] as const;
    const program = await sb3With(whenFlag(drum), { extensions: ['music'] });
    const host = await FrameHost.open(page, 'blocks', { program });
    await expect(host.frame.locator('.scratchCategoryMenuItem').filter({ hasText: 'Music' })).toBeVisible();
    await host.send({ type: 'run' });
    expect(await host.hear('stopped')).toMatchObject({ why: 'ended' });
    const [, frame] = page.frames();
    const lasts = await frame?.evaluate(async () => {
      const { music } = Object(window).blocksEditor;
      const audio = new AudioContext();
      const sounds = ['drums/4-crash-cymbal.mp3', 'instruments/1-piano/60.mp3'];
      const heard = await Promise.all(sounds.map((name) => audio.decodeAudioData(music[name])));
      return heard.map(({ duration }) => duration);
    });
    expect(lasts?.map((seconds) => Math.round(seconds * 10) / 10)).toEqual([2, 2.2]);

    await page.setViewportSize({ width: 390, height: 700 });
    const phone = await FrameHost.open(page, 'blocks', { program });
    const stage = phone.frame.getByRole('button', { name: 'Stage', exact: true });
    await expect(stage).toHaveAttribute('aria-pressed', 'true');
    const box = await phone.frame.locator('[class*="stage_full-screen"] canvas').first().boundingBox();
    expect(box?.width).toBeGreaterThan(300);
    expect(box?.width).toBeLessThanOrEqual(390);
    await phone.frame.getByRole('button', { name: 'Blocks', exact: true }).click();
    await expect(stage).toHaveAttribute('aria-pressed', 'false');
    await expect(phone.frame.getByText('The blocks need a wider screen.')).toBeVisible();
    await expect(new BlocksPage(phone.frame, page).inPalette('move')).toBeVisible();
    await stage.click();
    await expect(phone.frame.getByText('The blocks need a wider screen.')).toBeHidden();
  });

  test('is in Urdu from the right, and has its names in Hindi [CW-05]', { tag: '@long' }, async ({
    page,
  }) => {
    const look = { theme: 'dark', fontSize: 14 } as const;
    const host = await FrameHost.open(page, 'blocks', {
      look: { ...look, language: 'ur', direction: 'rtl' },
    });
    const blocks = new BlocksPage(host.frame, page);
    await expect(host.frame.getByText('حرکت').first()).toBeVisible();
    await blocks.open('کردار چنیں');
    await expect(host.frame.getByText('ہاتھی', { exact: true })).toBeVisible();
    await host.frame.getByRole('button', { name: 'واپس' }).click();
    await host.send({ type: 'look', look: { ...look, language: 'hi', direction: 'ltr' } });
    await expect(host.frame.getByText('चाल').first()).toBeVisible();
    await blocks.open('स्प्राइट चुनें');
    await expect(host.frame.getByText('हाथी', { exact: true })).toBeVisible();
  });
});
