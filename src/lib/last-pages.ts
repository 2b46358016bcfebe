import type { TrackedPage } from '#machines/auth/session/session.types.ts';

/** [LO-08] The pages to send when the session ends by itself. */
export interface LastPages {
  take(): readonly TrackedPage[];
  /** Returns pages that did not arrive; they wait until the person signs in again. */
  giveBack(pages: readonly TrackedPage[]): void;
}

let current: LastPages | null = null;

export function offerLastPages(pages: LastPages): () => void {
  current = pages;
  return () => {
    if (current === pages) current = null;
  };
}

export const lastPages = (): LastPages | null => current;
