import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { css } from '#styled/css';
import { PdfPage } from './PdfPage.tsx';
import type { PageSize } from './pdf-document.ts';
import { useOwnInput } from './use-own-input.ts';
import { fittingScale } from './zoom.ts';

const scroll = css({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: '1',
  gap: '3',
  position: 'relative',
  height: '[min(65dvh, 36rem)]',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: '3',
  _focusVisible: { outlineOffset: '[-2px]' },
});
/** Twice the padding above. */
const padding = 24;

export interface PdfPagesProps {
  readonly name: string;
  readonly document: PDFDocumentProxy;
  readonly first: PageSize;
  /** 1 fits the width. */
  readonly zoom: number;
  /** The page in the middle of the view, counted from 1. */
  readonly onPage: (page: number) => void;
}

/** The sheets of a PDF in a box of their own to scroll. */
export function PdfPages({ name, document, first, zoom, onPage }: PdfPagesProps) {
  const root = useRef<HTMLElement>(null);
  const width = useWidth(root);
  useOwnInput(root, everything);
  const scale = width === 0 ? 0 : fittingScale(first.width, width - padding) * zoom;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return (
    <section
      ref={root}
      className={scroll}
      aria-label={name}
      // Pages come and go as one scrolls; the carousel around would read them out.
      aria-live="off"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={(event) => onPage(pageInMiddle(event.currentTarget))}
    >
      {scale > 0 &&
        numbers.map((number) => (
          <PdfPage
            key={number}
            document={document}
            number={number}
            scale={scale}
            estimate={first}
            scroller={root}
          />
        ))}
    </section>
  );
}

const everything = ['touch', 'arrows'] as const;

function pageInMiddle(box: HTMLElement): number {
  const middle = box.scrollTop + box.clientHeight / 2;
  const pages = [...box.querySelectorAll<HTMLElement>('[data-page]')];
  return pages.findLastIndex((page) => page.offsetTop <= middle) + 1;
}

function useWidth(target: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (target.current === null) return;
    const observer = new ResizeObserver((entries) => {
      const box = entries.at(-1)?.target;
      // With the scroll bar's place taken off, so that it cannot come and go.
      if (box !== undefined) setWidth(box.clientWidth);
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return width;
}
