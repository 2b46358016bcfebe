import type { TrackedPage } from '#machines/auth/session/session.types.ts';

/** The pages to send when the session ends by itself [LO-08]. */
export interface LastPages {
  take(): readonly TrackedPage[];
  /** They did not arrive: they wait for the person's return. */
  giveBack(pages: readonly TrackedPage[]): void;
}

let current: LastPages | null = null;

/** Offers a person's pages for as long as they are counted; returns how to stop. */
export function offerLastPages(pages: LastPages): () => void {
  current = pages;
  return () => {
    if (current === pages) current = null;
  };
}

export const lastPages = (): LastPages | null => current;
