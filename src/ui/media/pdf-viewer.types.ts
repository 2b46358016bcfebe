import type { ReactNode } from 'react';
import type { FullScreenTexts } from './FullScreenButton.tsx';
import type { MediaKeyTexts } from './MediaKeyList.tsx';
import type { PdfHeading } from './pdf-outline.ts';

export interface PdfViewerTexts extends FullScreenTexts {
  readonly loading: string;
  /** Name of the page number's field. */
  readonly page: string;
  /** After that field, e.g. "of 12". */
  readonly ofPages: (count: number) => string;
  /** Name of a page, for screen readers. */
  readonly pageOf: (page: number, count: number) => string;
  readonly previousPage: string;
  readonly nextPage: string;
  readonly zoom: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fitWidth: string;
  readonly fitPage: string;
  readonly percent: (percent: number) => string;
  readonly find: string;
  readonly findNext: string;
  readonly findPrevious: string;
  readonly findClose: string;
  /** e.g. "2 of 7" */
  readonly findCount: (at: number, count: number) => string;
  readonly findNone: string;
  readonly print: string;
  readonly printing: string;
  readonly printFailed: string;
  /** Name of a link to another page that has no words of its own. */
  readonly innerLink: string;
  readonly newTab: string;
  readonly broken: string;
  readonly missing: string;
  readonly unreachable: string;
  readonly retry: string;
  readonly locked: string;
  readonly wrongPassword: string;
  readonly password: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly unlock: string;
  readonly keys: MediaKeyTexts & {
    readonly pages: string;
    readonly ends: string;
    readonly zoom: string;
    readonly fit: string;
    readonly find: string;
  };
}

/** Where a reader is. `page` counts from 1; `fraction` is the share of that page above the view, 0 to 1. */
export interface PdfReadingPosition {
  readonly page: number;
  readonly fraction: number;
}

export interface PdfViewerProps {
  readonly name: string;
  readonly src: string;
  /** At the end of the bar, e.g. a download. */
  readonly actions?: ReactNode;
  /** Where the file cannot be shown; the actions if left out. */
  readonly rescue?: ReactNode;
  /** false for readers who may look but not keep: no print button. What downloads is in the actions. */
  readonly downloadable?: boolean;
  /** Opens here; a page beyond the last is the last. */
  readonly start?: PdfReadingPosition | undefined;
  /** Goes there when it becomes another object: somebody chose a place outside of the viewer. */
  readonly go?: PdfReadingPosition | undefined;
  /** Hears where the reader is, with the number of pages, each time that changes. */
  readonly onPlace?: ((place: PdfReadingPosition, pages: number) => void) | undefined;
  /** Hears the document's own table of contents once it is open; it is empty where there is none. */
  readonly onOutline?: ((headings: readonly PdfHeading[]) => void) | undefined;
  /** Two pages beside each other where there is room, as in a book; the first page is alone. */
  readonly spread?: boolean;
  /** Address of a picture of the first page, which stands while the document and the viewer come. */
  readonly poster?: string | undefined;
  readonly texts: PdfViewerTexts;
}
