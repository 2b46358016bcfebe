import type { Notice, Video } from '#contract/notices/notice.model.ts';
import { parseVideoLink } from '#contract/notices/notice.rules.ts';
import { type AttachmentItem, fileItems } from '#src/lib/attachment/attachment-item.ts';

/** Files first, then embedded videos, in the author's order. */
export const noticeItems = (notice: Pick<Notice, 'attachments' | 'videos'>): AttachmentItem[] => [
  ...fileItems(notice.attachments),
  ...notice.videos.flatMap(videoItem),
];

/** Checks each address again, since the server may not have checked it. */
function videoItem(video: Video, index: number): AttachmentItem[] {
  const link = parseVideoLink(video.url);
  if (link === null) return [];
  const shared = { id: `video-${index}`, label: video.label, url: link.url };
  if (link.kind === 'link') return [{ kind: 'video-link', ...shared }];
  const service = new URL(link.url).hostname === 'player.vimeo.com' ? 'Vimeo' : 'YouTube';
  return [{ kind: 'embedded-video', service, ...shared }];
}
