import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Attachment } from '#contract/core/attachment.model.ts';
import { renderViewer, slide } from './render-viewer.tsx';
import { sampleFile, sampleNotice, samplePerson } from './samples.ts';

const youtube = {
  url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  kind: 'iframe',
  label: 'Video 1',
} as const;
const sharepoint = { url: 'https://school.sharepoint.com/films/a', kind: 'link', label: 'Video 2' } as const;

const withFile = (file: Partial<Attachment>) => [sampleNotice({ attachments: [sampleFile(file)] })];
const frames = () => [...document.querySelectorAll('iframe')];

describe('the attachments of a notice', () => {
  it('show one at a time and are counted [TV-07]', async () => {
    const attachments = [
      sampleFile({ fileId: 'a', name: 'poster.jpg', type: 'image' }),
      sampleFile({ fileId: 'b', name: 'marks.xlsx' }),
    ];
    const { user } = renderViewer([sampleNotice({ attachments })]);
    expect(await slide().findByText('2 attachments')).toBeDefined();
    expect(slide().getByRole('article', { name: 'Attachment 1 of 2' })).toBeDefined();
    expect(await slide().findByRole('img', { name: 'poster.jpg' })).toBeDefined();
    await user.click(slide().getByRole('button', { name: 'Next attachment' }));
    expect(slide().getByRole('article', { name: 'Attachment 2 of 2' })).toBeDefined();
    expect(await slide().findByText('marks.xlsx')).toBeDefined();
  });

  it('take no room when there are none [TV-07]', async () => {
    renderViewer([sampleNotice()]);
    await slide().findByText('Details');
    expect(slide().queryByRole('region', { name: 'Attachments' })).toBeNull();
  });

  it('of the neighbours are not fetched before they are on show [TV-01, TV-07]', async () => {
    const notices = [1, 2].map((id) =>
      sampleNotice({ id, attachments: [sampleFile({ fileId: `f${id}`, name: `${id}.jpg`, type: 'image' })] }),
    );
    const { user } = renderViewer(notices);
    await slide().findByRole('img', { name: '1.jpg' });
    expect(document.querySelectorAll('img')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Next notice' }));
    expect(await slide().findByRole('img', { name: '2.jpg' })).toBeDefined();
  });
});

describe('a picture', () => {
  it('is named after its file and opens at full size [TV-11]', async () => {
    renderViewer(withFile({ fileId: 'p', name: 'poster.jpg', type: 'image' }));
    const picture = await slide().findByRole('img', { name: 'poster.jpg' });
    expect(picture.getAttribute('src')).toBe('/files/p');
    const link = slide().getByRole<HTMLAnchorElement>('link', { name: /^Open poster.jpg in full size/ });
    expect([link.getAttribute('href'), link.target, link.rel]).toEqual([
      '/files/p',
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it('that is broken leaves its file to download [TV-11]', async () => {
    renderViewer(withFile({ name: 'poster.jpg', type: 'image' }));
    fireEvent.error(await slide().findByRole('img', { name: 'poster.jpg' }));
    expect(slide().getByText('This picture could not be shown.')).toBeDefined();
    expect(slide().getByRole('button', { name: 'Download poster.jpg' })).toBeDefined();
  });
});

describe('Word and PowerPoint', () => {
  it('show the page our server made of them, in a frame where nothing may run [TV-13, QU-39]', async () => {
    renderViewer(withFile({ fileId: 'd', name: 'plan.docx', type: 'docx', hasPreview: true }));
    await slide().findByText('plan.docx');
    const [frame] = frames();
    expect(frame?.getAttribute('src')).toBe('/files/d/preview');
    expect(frame?.getAttribute('sandbox')).toBe('');
    expect(frame?.title).toBe('plan.docx');
  });

  it('without a page are a file to download [TV-13]', async () => {
    renderViewer(withFile({ name: 'slides.pptx', type: 'pptx', size: 96_380_000 }));
    expect(await slide().findByRole('button', { name: 'Download slides.pptx' })).toBeDefined();
    expect(slide().getByText('92 MB')).toBeDefined();
    expect(frames()).toEqual([]);
  });
});

describe('videos from elsewhere', () => {
  it('ask nothing of the service before somebody presses play [TV-08, QU-51]', async () => {
    const { user } = renderViewer([sampleNotice({ videos: [youtube] })]);
    const play = await slide().findByRole('button', { name: 'Play Video 1 from YouTube' });
    expect(frames()).toEqual([]);
    await user.click(play);
    const [frame] = frames();
    expect(frame?.getAttribute('src')).toBe(`${youtube.url}?autoplay=1`);
    expect(frame?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-presentation');
    expect(frame?.title).toBe('Video 1 on YouTube');
  });

  it('stop when another attachment comes on show [TV-15]', async () => {
    const { user } = renderViewer([sampleNotice({ videos: [youtube, sharepoint] })]);
    await user.click(await slide().findByRole('button', { name: 'Play Video 1 from YouTube' }));
    expect(frames()).toHaveLength(1);
    await user.click(slide().getByRole('button', { name: 'Next attachment' }));
    expect(frames()).toHaveLength(0);
    await user.click(slide().getByRole('button', { name: 'Previous attachment' }));
    expect(slide().getByRole('button', { name: 'Play Video 1 from YouTube' })).toBeDefined();
  });

  it('stop when another notice comes on show [TV-15]', async () => {
    const { user } = renderViewer([sampleNotice({ id: 1, videos: [youtube] }), sampleNotice({ id: 2 })]);
    await user.click(await slide().findByRole('button', { name: 'Play Video 1 from YouTube' }));
    await user.click(screen.getByRole('button', { name: 'Next notice' }));
    expect(frames()).toHaveLength(0);
  });

  it('on SharePoint are a way there [TV-09]', async () => {
    renderViewer([sampleNotice({ videos: [sharepoint] })]);
    const link = await slide().findByRole<HTMLAnchorElement>('link', { name: /^View Video/ });
    expect([link.href, link.target, link.rel]).toEqual([sharepoint.url, '_blank', 'noopener noreferrer']);
  });
});

describe('a film', () => {
  it('in a browser that plays none says so and leaves the file [TV-10, VW-05]', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('');
    renderViewer(withFile({ name: 'film.mp4', type: 'video' }));
    expect(await slide().findByText('Your browser does not support the video tag.')).toBeDefined();
    expect(slide().getByRole('button', { name: 'Download film.mp4' })).toBeDefined();
  });
});

describe('the download of a file', () => {
  const answer = vi.fn<typeof fetch>();
  beforeEach(() => vi.stubGlobal('fetch', answer));
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    answer.mockReset();
  });

  it('shows its size, and keeps its bytes under its name [TV-14, C1-16]', async () => {
    const saved: { name: string; bytes: Promise<string> }[] = [];
    let blob = new Blob();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      if (content instanceof Blob) blob = content;
      return 'blob:bytes';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, bytes: blob.text() });
    });
    answer.mockImplementation(
      async () => new Response('the bytes', { headers: { 'content-type': 'application/octet-stream' } }),
    );
    const { user } = renderViewer(withFile({}));
    await user.click(await slide().findByRole('button', { name: 'Download marks.xlsx' }));
    expect(slide().getByText('6.9 KB')).toBeDefined();
    await vi.waitFor(() => expect(saved).toHaveLength(1), 30_000);
    expect(saved[0]?.name).toBe('marks.xlsx');
    expect(await saved[0]?.bytes).toBe('the bytes');
    // That the notice was opened is told as well.
    const [address, request] = answer.mock.calls.find(([at]) => at === '/api/v1/download') ?? [];
    expect(address).toBe('/api/v1/download');
    expect(request?.body).toBe(JSON.stringify({ filePath: sampleFile().fileId }));
  });

  it.each([
    [404, 'not_found', 'This file is no longer available.'],
    [500, 'server_error', 'The file could not be downloaded. Please try again.'],
    [503, 'unavailable', 'The file could not be downloaded. Please check your internet connection.'],
  ])('that fails with %i says why and can be tried again [TV-14]', async (status, code, text) => {
    const body = JSON.stringify({ status, code, information: 'x' });
    answer.mockImplementation(
      async () => new Response(body, { status, headers: { 'content-type': 'application/json' } }),
    );
    const { user } = renderViewer(withFile({}));
    await user.click(await slide().findByRole('button', { name: 'Download marks.xlsx' }));
    expect((await slide().findByRole('alert')).textContent).toBe(text);
    const again = slide().getByRole<HTMLButtonElement>('button', { name: 'Download marks.xlsx' });
    expect(again.disabled).toBe(false);
  });

  it('is off in a demo school, with the reason, for every kind of file [TV-14, RP-07]', async () => {
    const files = [
      { name: 'marks.xls', type: 'xls' },
      { name: 'program.zip', type: 'zip' },
      { name: 'plan.docx', type: 'docx', hasPreview: true },
    ];
    for (const file of files) {
      const { unmount } = renderViewer(withFile(file), { person: samplePerson({ isDemo: true }) });
      const button = await slide().findByRole<HTMLButtonElement>('button', { name: `Download ${file.name}` });
      expect(button.disabled).toBe(true);
      expect(slide().getByText('Attachments cannot be downloaded in a demo school.')).toBeDefined();
      unmount();
    }
    expect(answer).not.toHaveBeenCalled();
  });
});
