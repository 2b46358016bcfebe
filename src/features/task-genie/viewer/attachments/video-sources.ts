import type { Attachment } from '#contract/notices/notice.model.ts';
import { viewerMessages as messages } from '../messages.ts';
import { fileAddress } from './attachment-item.ts';

/** [CO-37] */
export const speeds = [0.5, 1, 1.5, 2] as const;
/** Seconds [CO-38]. */
export const skip = 10;

export interface VideoSource {
  readonly path: string;
  readonly label: string;
}

/** [VW-04, EN-04] The film as it was uploaded, then its other resolutions. */
export function videoSources(
  file: Pick<Attachment, 'fileId' | 'resolutions'>,
): readonly [VideoSource, ...VideoSource[]] {
  return [{ path: fileAddress(file.fileId), label: messages.original }, ...file.resolutions];
}

/** [VW-05] Notices carry MP4 only. */
export function canPlayVideo(): boolean {
  return document.createElement('video').canPlayType('video/mp4') !== '';
}
