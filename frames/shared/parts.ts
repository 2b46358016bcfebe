import type { PartWant } from '#contract/workspace/frame-parts.ts';

/** How a page gets its files; boot.ts sets it up. */
export interface Parts {
  /** From the app's cache if there is an app, or else from the network. Throws if the file does not load. */
  readonly take: (name: string) => Promise<ArrayBuffer>;
  /** Only from the app's cache; null: it is missing, or there is no app. */
  readonly takeKept: (name: string) => Promise<ArrayBuffer | null>;
  /** The app fetches the file for the next visit. */
  readonly keep: (name: string) => void;
}
export type AskApp = (name: string, want: PartWant) => Promise<ArrayBuffer | null>;

declare global {
  interface Window {
    readonly banyanParts: Parts;
  }
}

export const asText = (bytes: ArrayBuffer): string => new TextDecoder().decode(bytes);
