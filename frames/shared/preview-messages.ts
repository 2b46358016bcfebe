/** What the editor's page and the page that runs a student's web page say to each other, by a port of their own. */

export interface PreviewScript {
  readonly name: string;
  readonly code: string;
  readonly isModule: boolean;
  /** After the page was read. */
  readonly isLate: boolean;
}

export interface PreviewPage {
  readonly name: string;
  readonly html: string;
  readonly scripts: readonly PreviewScript[];
  /** The import map. */
  readonly modules: Readonly<Record<string, string>>;
  /** Addresses of pictures and sounds by their names. */
  readonly addresses: Readonly<Record<string, string>>;
  readonly pages: readonly string[];
}

export interface PreviewLine {
  readonly kind: 'log' | 'warn' | 'error';
  readonly text: string;
  /** `script.js:3`, or nothing. */
  readonly where: string;
}

/** What the preview says. The student's code can say it too: each is checked, and none leads further than the output. */
export type FromPreview =
  | { readonly type: 'lines'; readonly lines: readonly PreviewLine[] }
  | { readonly type: 'alive' }
  | { readonly type: 'hung'; readonly where: string; readonly line: number }
  | { readonly type: 'page'; readonly name: string }
  | { readonly type: 'said'; readonly key: 'alert' | 'prompt' | 'blockedLink'; readonly text: string };

/** Lines and characters a turn brings at most, so that a program that writes endlessly fills no memory. */
export const previewMost = { lines: 10_001, characters: 2 ** 21 } as const;
