import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type CSSProperties, useEffect, useState } from 'react';
import { css } from '#styled/css';
import { type PdfLink, readLinks } from './pdf-links.ts';
import type { PdfViewerTexts } from './pdf-viewer.types.ts';

const area = css({
  position: 'absolute',
  zIndex: 'base',
  borderRadius: '[2px]',
  cursor: 'pointer',
  _hover: { bg: '[rgb(0 90 200 / 0.12)]' },
});

export interface PdfLinksProps {
  readonly document: PDFDocumentProxy;
  readonly page: PDFPageProxy;
  readonly onPage: (page: number) => void;
  readonly texts: PdfViewerTexts;
}

/** A page's links, and no other annotations. */
export function PdfLinks({ document, page, onPage, texts }: PdfLinksProps) {
  const [links, setLinks] = useState<readonly PdfLink[]>([]);
  useEffect(() => {
    let left = false;
    readLinks(document, page).then(
      (found) => !left && setLinks(found),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [document, page]);
  return links.map((link) =>
    link.href === undefined ? (
      <button
        key={link.id}
        type="button"
        className={area}
        style={placed(link)}
        aria-label={link.text || texts.innerLink}
        onClick={() => onPage(link.page)}
      />
    ) : (
      <a
        key={link.id}
        className={area}
        style={placed(link)}
        href={link.href}
        target="_blank"
        rel="noopener noreferrer"
        title={link.href}
        aria-label={`${link.text || link.href} ${texts.newTab}`}
      />
    ),
  );
}

const share = (value: number) => `${value * 100}%`;

function placed({ box }: PdfLink): CSSProperties {
  return {
    insetInlineStart: share(box.left),
    insetBlockStart: share(box.top),
    width: share(box.width),
    height: share(box.height),
  };
}
