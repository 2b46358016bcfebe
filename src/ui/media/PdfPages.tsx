import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { RefObject } from 'react';
import { css } from '#styled/css';
import { mediaHeight } from './MediaBar.tsx';
import { PdfPage } from './PdfPage.tsx';
import type { PdfHit } from './pdf-find.ts';
import type { PdfViewerTexts } from './pdf-viewer.types.ts';
import { useOwnInput } from './use-own-input.ts';
import type { PdfView } from './use-pdf-view.ts';

const scroll = css({
  position: 'relative',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  _focusVisible: { outlineOffset: '[-2px]' },
});
const sheets = css({ position: 'relative', minWidth: 'full' });
const everything = ['touch', 'arrows'] as const;

export interface PdfPagesProps {
  readonly name: string;
  readonly document: PDFDocumentProxy;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly view: PdfView;
  readonly hits: readonly PdfHit[];
  readonly hit: PdfHit | undefined;
  readonly texts: PdfViewerTexts;
}

/** The pages of a PDF in a scrolling box; only those near the view exist. */
export function PdfPages({ name, document, scroller, view, hits, hit, texts }: PdfPagesProps) {
  const { layout, near, room, scale } = view;
  useOwnInput(scroller, everything);
  const count = scale === 0 ? 0 : near.to - near.from + 1;
  const numbers = Array.from({ length: count }, (_, index) => near.from + index);
  return (
    <section
      ref={scroller}
      className={`${scroll} ${mediaHeight}`}
      aria-label={name}
      // Pages come and go while scrolling; a surrounding carousel would announce them.
      aria-live="off"
      // Pages are placed from the left, whatever the text direction.
      dir="ltr"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={view.onScroll}
    >
      <div className={sheets} style={{ height: `${layout.height}px`, width: `${layout.width}px` }}>
        {numbers.map((number) => {
          const box = layout.boxes[number - 1];
          if (box === undefined) return null;
          return (
            <PdfPage
              key={number}
              document={document}
              number={number}
              scale={scale}
              box={box}
              start={box.left + Math.max(0, Math.floor((Math.max(room, layout.width) - box.rowWidth) / 2))}
              hits={hits}
              hit={hit}
              onSize={view.onSize}
              onReveal={view.reveal}
              onPage={view.goTo}
              texts={texts}
            />
          );
        })}
      </div>
    </section>
  );
}
