import { useState } from 'react';
import type { Attachment } from '#contract/notices/notice.model.ts';
import { css } from '#styled/css';
import { viewerMessages as messages } from '../messages.ts';
import { fileAddress } from './attachment-item.ts';
import { FileCard } from './FileCard.tsx';

const link = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '[12rem]',
  borderRadius: 'md',
  bg: 'surface.sunken',
  overflow: 'hidden',
  cursor: 'zoom-in',
  _focusVisible: { outlineOffset: '[-2px]' },
});
const image = css({
  display: 'block',
  maxWidth: 'full',
  maxHeight: '[min(65dvh, 32rem)]',
  objectFit: 'contain',
});

export interface ImageAttachmentProps {
  readonly file: Attachment;
  readonly downloadDisabled: boolean;
}

/** [TV-11] A picture; pressing it opens it at full size. */
export function ImageAttachment({ file, downloadDisabled }: ImageAttachmentProps) {
  const [failed, setFailed] = useState(false);
  if (failed) return <FileCard file={file} downloadDisabled={downloadDisabled} note={messages.imageFailed} />;
  return (
    <a
      className={link}
      href={fileAddress(file.fileId)}
      target="_blank"
      rel="noopener noreferrer"
      title={messages.openImage(file.name)}
    >
      <img className={image} src={fileAddress(file.fileId)} alt={file.name} onError={() => setFailed(true)} />
    </a>
  );
}
