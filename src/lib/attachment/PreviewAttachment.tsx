import { useRef } from 'react';
import type { Attachment } from '#contract/core/attachment.model.ts';
import { FullScreenButton } from '#src/ui/media/FullScreenButton.tsx';
import { MediaBar, mediaFrame, mediaHeight } from '#src/ui/media/MediaBar.tsx';
import { useFullScreen } from '#src/ui/media/use-full-screen.ts';
import { css } from '#styled/css';
import { fileAddress } from './attachment-item.ts';
import { DownloadButton, type DownloadOffer } from './DownloadButton.tsx';
import { attachmentMessages as messages } from './messages.en.ts';

const frame = css({ display: 'block', width: 'full', bg: 'sheet' });

export interface PreviewAttachmentProps {
  readonly file: Attachment;
  readonly download: DownloadOffer;
}

/** [TV-13, QU-39] Word and PowerPoint, as the page our server made of them; nothing in it may run. */
export function PreviewAttachment({ file, download }: PreviewAttachmentProps) {
  const root = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(root);
  return (
    <div ref={root} className={mediaFrame}>
      <MediaBar name={file.name}>
        <FullScreenButton fullScreen={fullScreen} texts={messages} />
        <DownloadButton file={file} offer={download} compact />
      </MediaBar>
      <iframe
        className={`${frame} ${mediaHeight}`}
        title={file.name}
        src={fileAddress(file.fileId, 'preview')}
        sandbox=""
      />
    </div>
  );
}
