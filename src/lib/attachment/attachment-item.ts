import type { Attachment } from '#contract/core/attachment.model.ts';

export type VideoService = 'YouTube' | 'Vimeo';

/** [TV-07…14, EN-03] One thing to show, in the way that suits its kind. */
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

/** [C1-16] The address of a stored file, or of a part of it. */
export function fileAddress(fileId: string, part?: 'preview' | 'cover'): string {
  const address = `/files/${encodeURIComponent(fileId)}`;
  return part === undefined ? address : `${address}/${part}`;
}
