import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useEffectEvent, useState } from 'react';
import { css } from '#styled/css';
import { PdfDrawing } from './PdfDrawing.tsx';
import { PdfLinks } from './PdfLinks.tsx';
import { PdfText } from './PdfText.tsx';
import type { PdfHit } from './pdf-find.ts';
import type { PageBox, PageSize } from './pdf-layout.ts';
import type { PdfViewerTexts } from './pdf-viewer.types.ts';

const sheet = css({
  position: 'absolute',
  bg: '[white]',
  boxShadow: 'card',
  // Until the page is drawn: placeholder lines.
  '&[aria-busy=true]': {
    _before: {
      content: '""',
      position: 'absolute',
      inset: '[8%]',
      bgImage: '[repeating-linear-gradient(#E4E8E3 0 0.75rem, transparent 0.75rem 1.75rem)]',
      animation: '[pulse 1.6s ease-in-out infinite]',
    },
  },
});

export interface PdfPageProps {
  readonly document: PDFDocumentProxy;
  readonly number: number;
  /** CSS pixels per page unit. */
  readonly scale: number;
  readonly box: PageBox;
  /** CSS pixels from the left. */
  readonly start: number;
  readonly hits: readonly PdfHit[];
  readonly hit: PdfHit | undefined;
  readonly onSize: (page: number, size: PageSize) => void;
  readonly onReveal: (element: Element) => void;
  readonly onPage: (page: number) => void;
  readonly texts: PdfViewerTexts;
}

export function PdfPage(props: PdfPageProps) {
  const { document, number, scale, box, start, hits, hit, onSize, onReveal, onPage, texts } = props;
  const { page, broken } = usePage(document, number, onSize);
  const [drawn, setDrawn] = useState(false);
  return (
    <section
      className={sheet}
      style={{
        insetBlockStart: `${box.top}px`,
        insetInlineStart: `${start}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
      }}
      aria-label={texts.pageOf(number, document.numPages)}
      aria-busy={!drawn && !broken}
      data-page={number}
    >
      {page !== undefined && (
        <>
          <PdfDrawing page={page} scale={scale} onDrawn={() => setDrawn(true)} />
          <PdfText page={page} number={number} scale={scale} hits={hits} hit={hit} onReveal={onReveal} />
          <PdfLinks document={document} page={page} onPage={onPage} texts={texts} />
        </>
      )}
    </section>
  );
}

function usePage(document: PDFDocumentProxy, number: number, onSize: PdfPageProps['onSize']) {
  const [page, setPage] = useState<PDFPageProxy>();
  const [broken, setBroken] = useState(false);
  const tellSize = useEffectEvent(onSize);
  useEffect(() => {
    let left = false;
    document.getPage(number).then(
      (found) => {
        if (left) return;
        const { width, height } = found.getViewport({ scale: 1 });
        tellSize(number, { width, height });
        setPage(found);
      },
      // A damaged page stays blank; the others show.
      () => !left && setBroken(true),
    );
    return () => {
      left = true;
      // pdf.js keeps a megabyte and more per page, so distant pages are cleaned up.
      document.getPage(number).then(
        (gone) => gone.cleanup(),
        () => undefined,
      );
    };
  }, [document, number]);
  return { page, broken };
}
