import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { findOnPage, type PageText, type PdfHit, pageText, type TextPiece } from './pdf-find.ts';

export interface PdfFind {
  readonly query: string;
  readonly search: (query: string) => void;
  readonly hits: readonly PdfHit[];
  /** Index of the current find; undefined: none. */
  readonly at: number | undefined;
  readonly busy: boolean;
  readonly go: (by: 1 | -1) => void;
}

interface Found {
  readonly hits: readonly PdfHit[];
  readonly at: number | undefined;
  readonly busy: boolean;
}

const nothing: Found = { hits: [], at: undefined, busy: false };

/** Finds words in a document, page by page. The first find is the next one after the shown page. */
export function usePdfFind(document: PDFDocumentProxy, page: number, onHit: (hit: PdfHit) => void): PdfFind {
  const texts = useRef(new Map<number, PageText>());
  const running = useRef<AbortController>(null);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState(nothing);
  useEffect(() => () => running.current?.abort(), []);

  const read = async (number: number): Promise<PageText> => {
    const known = texts.current.get(number);
    if (known !== undefined) return known;
    const content = await (await document.getPage(number)).getTextContent();
    const text = pageText(content.items.filter((item): item is typeof item & TextPiece => 'str' in item));
    texts.current.set(number, text);
    return text;
  };
  const run = async (wanted: string, signal: AbortSignal) => {
    let hits: PdfHit[] = [];
    let at: number | undefined;
    for (let number = 1; number <= document.numPages; number += 1) {
      // A page that cannot be read has no words.
      const text = await read(number).catch((): PageText => ({ text: '', starts: [] }));
      if (signal.aborted) return;
      const more = findOnPage(text, wanted, number);
      if (more.length === 0) continue;
      hits = [...hits, ...more];
      const next = hits.findIndex((hit) => hit.page >= page);
      if (at === undefined && next >= 0) {
        at = next;
        const hit = hits[at];
        if (hit !== undefined) onHit(hit);
      }
      setFound({ hits, at, busy: true });
    }
    const [first] = hits;
    // Nothing from here to the end: wrap to the first.
    if (at === undefined && first !== undefined) {
      at = 0;
      onHit(first);
    }
    setFound({ hits, at, busy: false });
  };
  const search = (next: string) => {
    running.current?.abort();
    setQuery(next);
    if (next.trim() === '') return setFound(nothing);
    const controller = new AbortController();
    running.current = controller;
    setFound({ ...nothing, busy: true });
    void run(next, controller.signal);
  };
  const go = (by: 1 | -1) => {
    const { hits, at = by === 1 ? -1 : 0 } = found;
    if (hits.length === 0) return;
    const next = (at + by + hits.length) % hits.length;
    const hit = hits[next];
    setFound({ ...found, at: next });
    if (hit !== undefined) onHit(hit);
  };
  return { query, search, ...found, go };
}
