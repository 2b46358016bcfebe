import { describe, expect, it } from 'vitest';
import { noticeItems } from '#src/features/notices/viewer/notice-items.ts';
import { type AttachmentItem, fileAddress } from '#src/lib/attachment/attachment-item.ts';
import { videoSources } from '#src/lib/attachment/video-sources.ts';
import { sampleFile } from './samples.ts';

const kinds = (items: readonly AttachmentItem[]) => items.map((item) => item.kind);

describe('what an attachment is shown as', () => {
  it('follows its type [EN-03, TV-10, TV-11, TV-12, TV-14]', () => {
    const attachments = ['image', 'video', 'pdf', 'xls', 'xlsx', 'zip'].map((type) => sampleFile({ type }));
    expect(kinds(noticeItems({ attachments, videos: [] }))).toEqual([
      'image',
      'video',
      'pdf',
      'file',
      'file',
      'file',
    ]);
  });

  it('is a preview for Word and PowerPoint when there is one, else a file [TV-13, QU-39]', () => {
    for (const type of ['doc', 'docx', 'ppt', 'pptx']) {
      const shownAs = (hasPreview: boolean) =>
        kinds(noticeItems({ attachments: [sampleFile({ type, hasPreview })], videos: [] }));
      expect(shownAs(true)).toEqual(['preview']);
      expect(shownAs(false)).toEqual(['file']);
    }
  });

  it('is a frame for YouTube and Vimeo and a link for SharePoint, after the files [TV-08, TV-09, QU-51]', () => {
    const items = noticeItems({
      attachments: [sampleFile()],
      videos: [
        { url: 'https://youtu.be/dQw4w9WgXcQ', kind: 'iframe', label: 'Video 1' },
        { url: 'https://vimeo.com/76979871', kind: 'iframe', label: 'Video 2' },
        { url: 'https://school.sharepoint.com/films/a', kind: 'link', label: 'Video 3' },
      ],
    });
    expect(items.slice(1)).toMatchObject([
      {
        kind: 'embedded-video',
        service: 'YouTube',
        url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      },
      { kind: 'embedded-video', service: 'Vimeo', url: 'https://player.vimeo.com/video/76979871' },
      { kind: 'video-link', url: 'https://school.sharepoint.com/films/a' },
    ]);
  });

  it('is nothing for an address of any other kind, whatever the server calls it [TV-08, QU-51]', () => {
    const urls = ['javascript:alert(1)', 'https://evil.example/embed/dQw4w9WgXcQ', '//youtube.com', ''];
    const videos = urls.map((url) => ({ url, kind: 'iframe', label: 'Video' }) as const);
    expect(noticeItems({ attachments: [], videos })).toEqual([]);
  });

  it('lies below its id, which cannot leave its place [C1-16]', () => {
    expect(fileAddress('3f2b')).toBe('/files/3f2b');
    expect(fileAddress('3f2b', 'preview')).toBe('/files/3f2b/preview');
    expect(fileAddress('../api')).toBe('/files/..%2Fapi');
  });
});

describe('a film', () => {
  it('offers itself first, then its other resolutions [VW-04, EN-04]', () => {
    const file = sampleFile({ fileId: 'a', resolutions: [{ path: '/files/a/360p', label: '360p' }] });
    expect(videoSources(file)).toEqual([
      { src: '/files/a', label: 'Original' },
      { src: '/files/a/360p', label: '360p' },
    ]);
  });
});
