import type { Attachment, Notice, Video } from '#contract/notices/notice.model.ts';
import { parseVideoLink } from '#contract/notices/notice.rules.ts';

export type VideoService = 'YouTube' | 'Vimeo';

/** One slide of a notice's attachments [TV-07…14, EN-03]. */
export type AttachmentItem =
  | {
      readonly kind: 'image' | 'video' | 'pdf' | 'preview' | 'file';
      readonly id: string;
      readonly file: Attachment;
    }
  | {
      readonly kind: 'embedded-video';
      readonly id: string;
      readonly label: string;
      readonly url: string;
      readonly service: VideoService;
    }
  | { readonly kind: 'video-link'; readonly id: string; readonly label: string; readonly url: string };

/** Files first, then videos from elsewhere, in the order the author gave them. */
export function attachmentItems(notice: Pick<Notice, 'attachments' | 'videos'>): AttachmentItem[] {
  const files = notice.attachments.map(
    (file): AttachmentItem => ({ kind: kindOf(file), id: file.fileId, file }),
  );
  return [...files, ...notice.videos.flatMap(videoItem)];
}

function kindOf(file: Attachment) {
  switch (file.type) {
    case 'image':
    case 'video':
    case 'pdf':
      return file.type;
    default:
      return file.hasPreview ? 'preview' : 'file';
  }
}

/** Addresses are judged again before one is shown: the answer may come from a server that did not. */
function videoItem(video: Video, index: number): AttachmentItem[] {
  const link = parseVideoLink(video.url);
  if (link === null) return [];
  const shared = { id: `video-${index}`, label: video.label, url: link.url };
  if (link.kind === 'link') return [{ kind: 'video-link', ...shared }];
  const service = new URL(link.url).hostname === 'player.vimeo.com' ? 'Vimeo' : 'YouTube';
  return [{ kind: 'embedded-video', service, ...shared }];
}

/** Where a stored file lies, or a part of it [C1-16]. */
export function fileAddress(fileId: string, part?: 'preview'): string {
  const address = `/files/${encodeURIComponent(fileId)}`;
  return part === undefined ? address : `${address}/${part}`;
}
