import {
  type PDFDocumentProxy,
  type PDFPageProxy,
  RenderingCancelledException,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import './pdf-pages.css';
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { css } from '#styled/css';
import { viewerMessages as messages } from '../messages.ts';
import type { PageSize } from './pdf-document.ts';
import { pdfText } from './pdf-text.style.ts';
import { useNearView } from './use-near-view.ts';

const sheet = css({
  position: 'relative',
  flexShrink: '0',
  marginInline: 'auto',
  bg: '[white]',
  boxShadow: 'card',
});
const drawing = css({ display: 'block', width: 'full', height: 'full' });

/** Canvases beyond this fail silently on phones. */
const mostPixels = 12_000_000;

export interface PdfPageProps {
  readonly document: PDFDocumentProxy;
  /** Counted from 1. */
  readonly number: number;
  /** CSS pixels for one of the page's own. */
  readonly scale: number;
  /** Measure of the first page, until this one's is known. */
  readonly estimate: PageSize;
  readonly scroller: RefObject<HTMLElement | null>;
}

/** One sheet: drawn when it comes near, given up when it is far; its text lies over it, to select and to read out. */
export function PdfPage({ document, number, scale, estimate, scroller }: PdfPageProps) {
  const root = useRef<HTMLElement>(null);
  const near = useNearView(root, scroller);
  const page = usePage(document, number, near);
  const size = page?.getViewport({ scale }) ?? {
    width: estimate.width * scale,
    height: estimate.height * scale,
  };
  return (
    <section
      ref={root}
      className={sheet}
      style={{ width: `${size.width}px`, height: `${size.height}px` }}
      aria-label={messages.page(number, document.numPages)}
      data-page={number}
    >
      {near && page !== undefined && (
        <>
          <PageDrawing page={page} scale={scale} />
          <PageText page={page} scale={scale} />
        </>
      )}
    </section>
  );
}

function usePage(document: PDFDocumentProxy, number: number, wanted: boolean): PDFPageProxy | undefined {
  const [page, setPage] = useState<PDFPageProxy>();
  const missing = wanted && page === undefined;
  useEffect(() => {
    if (!missing) return;
    let left = false;
    document.getPage(number).then(
      (found) => !left && setPage(found),
      // A damaged page stays a blank sheet; the others show.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [document, number, missing]);
  return page;
}

interface LayerProps {
  readonly page: PDFPageProxy;
  readonly scale: number;
}

function PageDrawing({ page, scale }: LayerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const viewport = page.getViewport({ scale: drawingScale(page, scale) });
    element.width = Math.floor(viewport.width);
    element.height = Math.floor(viewport.height);
    const task = page.render({ canvas: element, viewport });
    task.promise.catch((error: unknown) => {
      if (!(error instanceof RenderingCancelledException)) element.width = 0;
    });
    return () => task.cancel();
  }, [page, scale]);
  return <canvas ref={canvas} className={drawing} aria-hidden="true" />;
}

/** Device pixels for one of the page's own. */
function drawingScale(page: PDFPageProxy, scale: number): number {
  const { width, height } = page.getViewport({ scale: 1 });
  return Math.min(scale * window.devicePixelRatio, Math.sqrt(mostPixels / (width * height)));
}

function PageText({ page, scale }: LayerProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = root.current;
    if (container === null) return;
    const layer = new TextLayer({
      textContentSource: page.streamTextContent(),
      container,
      viewport: page.getViewport({ scale: 1 }),
    });
    layer.render().catch(() => undefined);
    return () => {
      layer.cancel();
      container.replaceChildren();
    };
  }, [page]);
  const zoom: CSSProperties & Record<'--total-scale-factor', number> = { '--total-scale-factor': scale };
  return <div ref={root} className={pdfText} style={zoom} />;
}
