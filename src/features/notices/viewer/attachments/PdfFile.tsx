import type { Attachment } from '#contract/notices/notice.model.ts';
import { PdfViewer } from '#src/ui/media/PdfViewer.tsx';
import { fileAddress } from './attachment-item.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { pdfTexts } from './media-texts.ts';

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
