import type { ReactNode } from 'react';
import type { ShownFile } from '#contract/curriculum/content.wire.ts';
import { AttachmentView } from '#src/features/notices/viewer/attachments/AttachmentView.tsx';
import { attachmentItems } from '#src/features/notices/viewer/attachments/attachment-item.ts';

/** A file of the content as a notice shows its attachments. */
export const showContentFile = ({ id, ...file }: ShownFile): ReactNode =>
  attachmentItems({
    attachments: [{ fileId: id, ...file, cover: null, captions: [], resolutions: [] }],
    videos: [],
  }).map((item) => <AttachmentView key={item.id} item={item} inView downloadDisabled={false} />);
