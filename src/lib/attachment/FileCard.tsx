import FileArchive from 'lucide-react/icons/file-archive';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import Presentation from 'lucide-react/icons/presentation';
import type { Attachment } from '#contract/core/attachment.model.ts';
import { formatSize } from '#src/lib/words/format-size.ts';
import { css } from '#styled/css';
import { DownloadButton, type DownloadOffer } from './DownloadButton.tsx';

const card = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4',
  minHeight: '64',
  px: '5',
  py: '8',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'md',
  bg: 'surface.sunken',
  textAlign: 'center',
});
const picture = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '16',
  height: '16',
  borderRadius: 'lg',
  bg: 'brand.subtle',
  color: 'brand.text',
  '& svg': { width: '8', height: '8' },
});
const name = css({ textStyle: 'subsection', overflowWrap: 'anywhere' });
const size = css({ textStyle: 'small', color: 'text.muted' });
const problem = css({ textStyle: 'small', color: 'text.muted' });

const icons: Readonly<Record<string, typeof FileText>> = {
  xls: FileSpreadsheet,
  xlsx: FileSpreadsheet,
  zip: FileArchive,
  ppt: Presentation,
  pptx: Presentation,
};

export interface FileCardProps {
  readonly file: Attachment;
  readonly download: DownloadOffer;
  readonly note?: string | undefined;
}

/** [TV-14] A file by name and size with its download, for files without a preview such as Excel and Zip. */
export function FileCard({ file, download, note }: FileCardProps) {
  const Icon = icons[file.type] ?? FileText;
  return (
    <div className={card}>
      <span className={picture}>
        <Icon />
      </span>
      {note !== undefined && <p className={problem}>{note}</p>}
      <div>
        <p className={name}>{file.name}</p>
        <p className={size}>{formatSize(file.size)}</p>
      </div>
      <DownloadButton file={file} offer={download} />
    </div>
  );
}
