import type { Attachment } from '#contract/core/attachment.model.ts';
import { PdfViewer } from '#src/ui/media/PdfViewer.tsx';
import type { PdfViewerProps } from '#src/ui/media/pdf-viewer.types.ts';
import { fileAddress } from './attachment-item.ts';
import { DownloadButton, type DownloadOffer } from './DownloadButton.tsx';
import { pdfTexts } from './media-texts.ts';

export interface PdfFileProps {
  readonly file: Attachment;
  readonly download: DownloadOffer;
  readonly reading?: DocumentReading | undefined;
}

export type DocumentReading = Pick<PdfViewerProps, 'start' | 'go' | 'onPlace' | 'spread' | 'poster'>;

/** [TV-12] A PDF; without a download it cannot be printed either. */
export function PdfFile({ file, download, reading }: PdfFileProps) {
  return (
    <PdfViewer
      {...reading}
      name={file.name}
      src={fileAddress(file.fileId)}
      actions={<DownloadButton file={file} offer={download} compact />}
      rescue={<DownloadButton file={file} offer={download} />}
      downloadable={download === 'offered'}
      texts={pdfTexts()}
    />
  );
}
