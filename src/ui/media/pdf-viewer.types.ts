import type { ReactNode } from 'react';
import type { FullScreenTexts } from './FullScreenButton.tsx';
import type { MediaKeyTexts } from './MediaKeyList.tsx';
import type { PdfHeading } from './pdf-outline.ts';

export interface PdfViewerTexts extends FullScreenTexts {
  readonly loading: string;
  readonly page: string;
  readonly ofPages: (count: number) => string;
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

/** A reader's position. `page` counts from 1; `fraction` is the share of that page above the view, 0 to 1. */
export interface PdfReadingPosition {
  readonly page: number;
  readonly fraction: number;
}

export interface PdfViewerProps {
  readonly name: string;
  readonly src: string;
  readonly actions?: ReactNode;
  /** Shown when the file cannot be; left out: the actions. */
  readonly rescue?: ReactNode;
  /** false for readers who may look but not keep: hides the print button. `actions` decides about downloads. */
  readonly downloadable?: boolean;
  /** The first position; a page beyond the last means the last. */
  readonly start?: PdfReadingPosition | undefined;
  /** Jumps there when the object changes, e.g. after a choice outside the viewer. */
  readonly go?: PdfReadingPosition | undefined;
  /** Called with the position and the number of pages at each change. */
  readonly onPlace?: ((place: PdfReadingPosition, pages: number) => void) | undefined;
  /** Called with the document's table of contents once it is open; empty if there is none. */
  readonly onOutline?: ((headings: readonly PdfHeading[]) => void) | undefined;
  /** Two pages side by side where there is room, as in a book; the first page is alone. */
  readonly spread?: boolean;
  readonly poster?: string | undefined;
  readonly texts: PdfViewerTexts;
}
