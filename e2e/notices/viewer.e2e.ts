import { expect, expectAccessible, test } from '../fixtures.ts';

test('every kind of attachment is shown for real, from this server alone [TV-01, TV-07, TV-10, TV-11, TV-12, TV-13, TV-14, VW-04, QU-39, QU-51]', async ({
  openAs,
}) => {
  const board = await openAs('demoTeacher');
  const { page } = board;
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(process.env.BANYAN_URL ?? '') && !/^(data|blob):/.test(url)) foreign.push(url);
  });
  await board.chooseTab('Active');
  const viewer = await board.view('Welcome to Task Genie');
  await viewer.seeText('notice.pdf');
  await expect(viewer.dialog.locator('canvas').first()).toBeVisible();
  const darkPixels = () =>
    viewer.dialog
      .locator('canvas')
      .first()
      .evaluate((canvas: HTMLCanvasElement) => {
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
        let dark = 0;
        for (let at = 0; at < pixels.length; at += 4)
          if ((pixels[at + 3] ?? 0) > 0 && (pixels[at] ?? 255) < 100) dark += 1;
        return dark;
      });
  await expect.poll(darkPixels).toBeGreaterThan(200);

  await viewer.nextAttachment();
  await viewer.seeText('slides.pptx');
  await expect(
    viewer.dialog.frameLocator('iframe').first().getByText('Session 1: What is a loop?').first(),
  ).toBeVisible();

  await viewer.nextAttachment();
  await viewer.seeText('notice.docx');
  await viewer.nextAttachment();
  await viewer.seeText('clip-720p.mp4');
  const video = viewer.dialog.locator('video');
  await expect(video).toBeVisible();
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(0);
  await viewer.nextAttachment();
  await expect(viewer.dialog.getByRole('img', { name: 'photo.jpg' })).toBeVisible();
  await viewer.nextAttachment();
  await viewer.seeText('marks.xlsx');
  await viewer.seeText('Attachments cannot be downloaded in a demo school.');
  await expect(viewer.dialog.getByRole('button', { name: 'Download marks.xlsx' })).toBeDisabled();
  await expectAccessible(page);
  expect(foreign).toEqual([]);
});

test('a file is downloaded under its name [TV-14, NX-288]', async ({ openAs }) => {
  const board = await openAs('rudra');
  await board.chooseTab('Active');
  const viewer = await board.view('Arduino starter code');
  const download = board.page.waitForEvent('download');
  await viewer.dialog.getByRole('button', { name: 'Download program.zip' }).click();
  expect((await download).suggestedFilename()).toBe('program.zip');
});

test('a film from elsewhere is asked for only when it is wanted [TV-08, QU-51]', async ({ openAs }) => {
  const board = await openAs('rudra');
  await board.chooseTab('Active');
  const asked: string[] = [];
  board.page.on('request', (request) => {
    if (request.url().includes('youtube')) asked.push(request.url());
  });
  const viewer = await board.view('Watch before class: how the internet finds a page');
  const play = viewer.dialog.getByRole('button', { name: 'Play Video 1 from YouTube' });
  await expect(play).toBeVisible();
  expect(asked).toEqual([]);
  await play.click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test('notices follow each other by arrow and by keyboard, round and round [TV-01, TV-18]', async ({
  openAs,
}) => {
  const board = await openAs('rudra');
  await board.chooseTab('Active');
  const titles = await board.page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .locator('button:first-child')
    .evaluateAll((rows) =>
      rows.map(
        (row) =>
          row
            .getAttribute('aria-label')
            ?.replaceAll(/[\u2066-\u2069]/g, '')
            .slice(6, -1) ?? '',
      ),
    );
  const viewer = await board.view(titles[0] ?? '');
  await viewer.nextNotice();
  await viewer.seeTitle(titles[1] ?? '');
  await viewer.dialog.getByRole('button', { name: 'Previous notice' }).click();
  await viewer.seeTitle(titles[0] ?? '');
  await viewer.dialog.getByRole('button', { name: 'Previous notice' }).click();
  await viewer.seeTitle(titles.at(-1) ?? '');
  await board.page.keyboard.press('Escape');
  await expect(viewer.dialog).toHaveCount(0);
});

test('the viewer closes with the back button and opens with forward [TV-01]', async ({ openAs }) => {
  const board = await openAs('rudra');
  await board.chooseTab('Active');
  const viewer = await board.view('Arduino starter code');
  await board.page.goBack();
  await expect(viewer.dialog).toHaveCount(0);
  await board.page.goForward();
  await viewer.seeTitle('Arduino starter code');
});
