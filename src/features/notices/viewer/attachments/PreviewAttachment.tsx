import { useRef } from 'react';
import type { Attachment } from '#contract/notices/notice.model.ts';
import { FullScreenButton } from '#src/ui/media/FullScreenButton.tsx';
import { MediaBar, mediaFrame, mediaHeight } from '#src/ui/media/MediaBar.tsx';
import { useFullScreen } from '#src/ui/media/use-full-screen.ts';
import { css } from '#styled/css';
import { viewerMessages as messages } from '../messages.en.ts';
import { fileAddress } from './attachment-item.ts';
import { DownloadButton } from './DownloadButton.tsx';

const frame = css({ display: 'block', width: 'full', bg: 'sheet' });

export interface PreviewAttachmentProps {
  readonly file: Attachment;
  readonly downloadDisabled: boolean;
}

/** [TV-13, QU-39] Word and PowerPoint as the page our server made of them; nothing in it may run. */
export function PreviewAttachment({ file, downloadDisabled }: PreviewAttachmentProps) {
  const root = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(root);
  return (
    <div ref={root} className={mediaFrame}>
      <MediaBar name={file.name}>
        <FullScreenButton fullScreen={fullScreen} texts={messages} />
        <DownloadButton file={file} disabled={downloadDisabled} compact />
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
