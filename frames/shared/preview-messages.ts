/** Messages between the editor's page and the page that runs a student's web page, by their own port. */

export interface PreviewScript {
  readonly name: string;
  readonly code: string;
  readonly isModule: boolean;
  /** Runs after the page was parsed. */
  readonly isLate: boolean;
}

export interface PreviewPage {
  readonly name: string;
  readonly html: string;
  readonly scripts: readonly PreviewScript[];
  readonly modules: Readonly<Record<string, string>>;
  readonly addresses: Readonly<Record<string, string>>;
  readonly pages: readonly string[];
}

export interface PreviewLine {
  readonly kind: 'log' | 'warn' | 'error';
  readonly text: string;
  /** `script.js:3`, or ''. */
  readonly where: string;
}

/** The student's code can send these too, so each is checked, and they affect only the output. */
export type FromPreview =
  | { readonly type: 'lines'; readonly lines: readonly PreviewLine[] }
  | { readonly type: 'alive' }
  | { readonly type: 'hung'; readonly where: string; readonly line: number }
  | { readonly type: 'page'; readonly name: string }
  | { readonly type: 'said'; readonly key: 'alert' | 'prompt' | 'blockedLink'; readonly text: string };

/** Most lines and characters per turn, so that endless output does not fill the memory. */
export const previewMost = { lines: 10_001, characters: 2 ** 21 } as const;
