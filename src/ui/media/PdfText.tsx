import { type PDFPageProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import './pdf-pages.css';
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PdfHit, PieceMark } from './pdf-find.ts';
import { pdfText } from './pdf-text.style.ts';

export interface PdfTextProps {
  readonly page: PDFPageProxy;
  readonly number: number;
  readonly scale: number;
  readonly hits: readonly PdfHit[];
  readonly hit: PdfHit | undefined;
  readonly onReveal: (element: Element) => void;
}

/** A page's words over its picture, invisible but selectable, with finds marked. */
export function PdfText({ page, number, scale, hits, hit, onReveal }: PdfTextProps) {
  const root = useRef<HTMLDivElement>(null);
  const [pieces, setPieces] = useState<readonly HTMLElement[]>();
  const tellReveal = useEffectEvent(onReveal);
  useEffect(() => {
    const container = root.current;
    if (container === null) return;
    const layer = new TextLayer({
      textContentSource: page.streamTextContent(),
      container,
      viewport: page.getViewport({ scale: 1 }),
    });
    layer.render().then(
      () => setPieces(layer.textDivs),
      () => undefined,
    );
    return () => {
      layer.cancel();
      container.replaceChildren();
    };
  }, [page]);
  useEffect(() => {
    if (pieces === undefined) return;
    const current = markHits(
      pieces,
      hits.filter((each) => each.page === number),
      hit,
    );
    if (current !== undefined) tellReveal(current);
    return () => unmark(pieces);
  }, [pieces, hits, hit, number]);
  const zoom: CSSProperties & Record<'--total-scale-factor', number> = { '--total-scale-factor': scale };
  return <div ref={root} className={pdfText} style={zoom} />;
}

type Part = PieceMark & { readonly isCurrent: boolean };

function markHits(
  pieces: readonly HTMLElement[],
  hits: readonly PdfHit[],
  current: PdfHit | undefined,
): Element | undefined {
  const parts = hits.flatMap((hit) =>
    hit.marks.map((mark): Part => ({ ...mark, isCurrent: hit === current })),
  );
  for (const index of new Set(parts.map(({ piece }) => piece))) {
    const piece = pieces[index];
    const own = parts.filter((part) => part.piece === index);
    piece?.replaceChildren(...markedPiece(piece.textContent ?? '', own));
  }
  const first = pieces.find((piece) => piece.querySelector('[data-current]') !== null);
  return first?.querySelector('[data-current]') ?? undefined;
}

function markedPiece(text: string, marks: readonly Part[]): (string | HTMLElement)[] {
  let done = 0;
  const nodes: (string | HTMLElement)[] = [];
  for (const { from, to, isCurrent } of marks) {
    // A find may cross a line's end, which is no letter of the piece.
    if (from >= text.length) continue;
    const mark = document.createElement('mark');
    mark.textContent = text.slice(from, to);
    if (isCurrent) mark.dataset['current'] = '';
    nodes.push(text.slice(done, from), mark);
    done = Math.min(to, text.length);
  }
  return [...nodes, text.slice(done)];
}

function unmark(pieces: readonly HTMLElement[]): void {
  for (const piece of pieces)
    if (piece.firstElementChild !== null) piece.replaceChildren(piece.textContent ?? '');
}
