import {
  AnnotationMode,
  type PDFPageProxy,
  RenderingCancelledException,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useEffectEvent, useRef } from 'react';
import { css } from '#styled/css';

const drawing = css({ display: 'block', position: 'relative', width: 'full', height: 'full' });

/** Larger canvases fail silently on phones. */
const mostPixels = 12_000_000;

function drawingScale(page: PDFPageProxy, scale: number): number {
  const { width, height } = page.getViewport({ scale: 1 });
  return Math.min(scale * window.devicePixelRatio, Math.sqrt(mostPixels / (width * height)));
}

export interface PdfDrawingProps {
  readonly page: PDFPageProxy;
  readonly scale: number;
  readonly onDrawn: () => void;
}

/** A page's picture. A new zoom renders aside; the old picture, stretched, stays until it is done. */
export function PdfDrawing({ page, scale, onDrawn }: PdfDrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const tell = useEffectEvent(onDrawn);
  useEffect(() => {
    const aside = document.createElement('canvas');
    const viewport = page.getViewport({ scale: drawingScale(page, scale) });
    aside.width = Math.floor(viewport.width);
    aside.height = Math.floor(viewport.height);
    const task = page.render({ canvas: aside, viewport, annotationMode: AnnotationMode.DISABLE });
    const show = () => {
      const element = canvas.current;
      if (element === null) return;
      element.width = aside.width;
      element.height = aside.height;
      element.getContext('2d')?.drawImage(aside, 0, 0);
      // Phones keep few canvases; this frees one.
      aside.width = 0;
      tell();
    };
    task.promise.then(show, (error: unknown) => {
      if (!(error instanceof RenderingCancelledException)) tell();
    });
    return () => {
      task.cancel();
      aside.width = 0;
    };
  }, [page, scale]);
  return <canvas ref={canvas} className={drawing} aria-hidden="true" />;
}
