/** Notices that were opened since the page was loaded: their rows are new no more, before the list is asked again. */
const seen = new Set<number>();
const listeners = new Set<() => void>();

export const seenNotices = {
  has: (id: number): boolean => seen.has(id),
  add: (id: number): void => {
    seen.add(id);
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** What is waiting to be told to the server, kept for one person: see seen-queue.ts. */
export const seenQueueName = 'seen-notices';
