import type { Attachment } from '#contract/notices/notice.model.ts';
import { PdfViewer } from '#src/ui/media/PdfViewer.tsx';
import type { PdfViewerTexts } from '#src/ui/media/pdf-viewer.types.ts';
import { viewerMessages as messages } from '../messages.ts';
import { fileAddress } from './attachment-item.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { keyListTexts, mediaMessages as media } from './media-messages.ts';

export interface PdfFileProps {
  readonly file: Attachment;
  readonly downloadDisabled: boolean;
}

/** [TV-12] A PDF of a notice; a demo school may neither keep nor print it. */
export function PdfFile({ file, downloadDisabled }: PdfFileProps) {
  return (
    <PdfViewer
      name={file.name}
      src={fileAddress(file.fileId)}
      actions={<DownloadButton file={file} disabled={downloadDisabled} compact />}
      rescue={<DownloadButton file={file} disabled={downloadDisabled} />}
      printable={!downloadDisabled}
      texts={pdfTexts()}
    />
  );
}

/** In the reader's language of now. */
function pdfTexts(): PdfViewerTexts {
  return {
    ...media,
    fullScreen: messages.fullScreen,
    exitFullScreen: messages.exitFullScreen,
    zoomIn: messages.zoomIn,
    zoomOut: messages.zoomOut,
    percent: messages.zoom,
    newTab: messages.newTab,
    loading: media.loadingPdf,
    page: media.pageNumber,
    pageOf: messages.page,
    broken: messages.pdfFailed,
    missing: media.pdfMissing,
    unreachable: media.pdfUnreachable,
    locked: messages.pdfLocked,
    retry: messages.tryAgain,
    keys: { ...keyListTexts(), ...media.keys, fit: media.fitWidth, find: media.find },
  };
}
