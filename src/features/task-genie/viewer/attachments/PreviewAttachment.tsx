import { useRef } from 'react';
import type { Attachment } from '#contract/notices/notice.model.ts';
import { css } from '#styled/css';
import { fileAddress } from './attachment-item.ts';
import { DocumentBar, documentFrame } from './DocumentBar.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { FullScreenButton } from './FullScreenButton.tsx';
import { useFullScreen } from './use-full-screen.ts';

const frame = css({
  display: 'block',
  flexGrow: '1',
  width: 'full',
  height: '[min(65dvh, 36rem)]',
  bg: '[white]',
});

export interface PreviewAttachmentProps {
  readonly file: Attachment;
  readonly downloadDisabled: boolean;
}

/** [TV-13, QU-39] Word and PowerPoint as the page our server made of them; nothing in it may run. */
export function PreviewAttachment({ file, downloadDisabled }: PreviewAttachmentProps) {
  const root = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(root);
  return (
    <div ref={root} className={documentFrame}>
      <DocumentBar name={file.name}>
        <FullScreenButton fullScreen={fullScreen} />
        <DownloadButton file={file} disabled={downloadDisabled} compact />
      </DocumentBar>
      <iframe className={frame} title={file.name} src={fileAddress(file.fileId, 'preview')} sandbox="" />
    </div>
  );
}
