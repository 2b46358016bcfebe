import type { Attachment } from '#contract/core/attachment.model.ts';

export type VideoService = 'YouTube' | 'Vimeo';

/** One thing to show, in the way that suits its kind [TV-07…14, EN-03]. */
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

export const fileItems = (files: readonly Attachment[]): AttachmentItem[] =>
  files.map((file) => ({ kind: kindOf(file), id: file.fileId, file }));

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

/** Where a stored file lies, or a part of it [C1-16]. */
export function fileAddress(fileId: string, part?: 'preview' | 'cover'): string {
  const address = `/files/${encodeURIComponent(fileId)}`;
  return part === undefined ? address : `${address}/${part}`;
}
