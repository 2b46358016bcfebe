import { css } from '#styled/css';
import { mediaFrame, mediaHeight } from './MediaBar.tsx';
import { MediaLoading } from './MediaLoading.tsx';
import type { PdfViewerProps } from './pdf-viewer.types.ts';

const stand = css({ display: 'grid', placeItems: 'center', overflow: 'hidden', p: '3' });
const sheet = css({ maxWidth: 'full', maxHeight: 'full', minHeight: '0', bg: '[white]', boxShadow: 'card' });

/** Until a document can be shown: the picture of its first page, if there is one. */
export function PdfWaiting({ poster, start, texts }: PdfViewerProps) {
  const isFirst = start === undefined || start.page <= 1;
  if (poster === undefined || !isFirst) return <MediaLoading shape="document" label={texts.loading} />;
  return (
    <div className={mediaFrame} role="status" aria-label={texts.loading}>
      <div className={`${stand} ${mediaHeight}`}>
        <img className={sheet} src={poster} alt="" data-poster />
      </div>
    </div>
  );
}
