import type { PartWant } from '#contract/workspace/frame-parts.ts';

/** How a page takes its files; its first script (boot.ts) puts it there. */
export interface Parts {
  /** By its name; from the app's cache where there is an app, or else from the network. Throws where it does not come. */
  readonly take: (name: string) => Promise<ArrayBuffer>;
  /** Only what the app has already; null: it has not, or there is no app. */
  readonly takeKept: (name: string) => Promise<ArrayBuffer | null>;
  /** The app fetches it for the next time. */
  readonly keep: (name: string) => void;
}
export type AskApp = (name: string, want: PartWant) => Promise<ArrayBuffer | null>;

declare global {
  interface Window {
    readonly banyanParts: Parts;
  }
}

export const asText = (bytes: ArrayBuffer): string => new TextDecoder().decode(bytes);
