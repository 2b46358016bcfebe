import type { Attachment } from '#contract/core/attachment.model.ts';
import type { VideoSource } from '#src/ui/media/video-player.types.ts';
import { fileAddress } from './attachment-item.ts';
import { attachmentMessages as messages } from './messages.en.ts';

/** [VW-04, EN-04] The uploaded film first, then its other resolutions. */
export function videoSources(
  file: Pick<Attachment, 'fileId' | 'resolutions'>,
): readonly [VideoSource, ...VideoSource[]] {
  const others = file.resolutions.map(({ path, label }) => ({ src: path, label }));
  return [{ src: fileAddress(file.fileId), label: messages.original }, ...others];
}
