import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useRef, useState } from 'react';
import type { Attachment } from '#contract/notices/notice.model.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { css } from '#styled/css';
import { viewerMessages as messages } from '../messages.ts';
import { AttachmentLoading } from './AttachmentLoading.tsx';
import { fileAddress } from './attachment-item.ts';
import { DocumentBar, documentFrame } from './DocumentBar.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { FileCard } from './FileCard.tsx';
import { FullScreenButton } from './FullScreenButton.tsx';
import { PdfPages } from './PdfPages.tsx';
import { usePdf } from './pdf-document.ts';
import { useFullScreen } from './use-full-screen.ts';
import { stepZoom, zoomSteps } from './zoom.ts';

const tools = css({ display: 'flex', alignItems: 'center', gap: '1' });
const figures = css({ textStyle: 'caption', color: 'text.muted', fontVariantNumeric: 'tabular-nums' });
const percent = css({ minWidth: '10', textAlign: 'center' });

export interface PdfAttachmentProps {
  readonly file: Attachment;
  readonly downloadDisabled: boolean;
}

/** [TV-12] A PDF, drawn here so that it looks the same in every browser and asks nothing of anybody. */
export function PdfAttachment({ file, downloadDisabled }: PdfAttachmentProps) {
  const root = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(root);
  const [zoom, setZoom] = useState(1);
  const [page, setPage] = useState(1);
  const pdf = usePdf(fileAddress(file.fileId));
  if (pdf.status === 'loading') return <AttachmentLoading />;
  if (pdf.status === 'failed') {
    const note = pdf.locked ? messages.pdfLocked : messages.pdfFailed;
    return <FileCard file={file} downloadDisabled={downloadDisabled} note={note} />;
  }
  return (
    <div ref={root} className={documentFrame}>
      <DocumentBar name={file.name}>
        <span className={figures}>{messages.page(page, pdf.document.numPages)}</span>
        <div className={tools}>
          <IconButton
            size="sm"
            icon={<ZoomOut />}
            label={messages.zoomOut}
            disabled={zoom <= zoomSteps[0]}
            onClick={() => setZoom(stepZoom(zoom, -1))}
          />
          <output className={`${figures} ${percent}`}>{messages.zoom(Math.round(zoom * 100))}</output>
          <IconButton
            size="sm"
            icon={<ZoomIn />}
            label={messages.zoomIn}
            disabled={zoom >= (zoomSteps.at(-1) ?? 1)}
            onClick={() => setZoom(stepZoom(zoom, 1))}
          />
        </div>
        <FullScreenButton fullScreen={fullScreen} />
        <DownloadButton file={file} disabled={downloadDisabled} compact />
      </DocumentBar>
      <PdfPages name={file.name} document={pdf.document} first={pdf.first} zoom={zoom} onPage={setPage} />
    </div>
  );
}
