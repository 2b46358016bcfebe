/** Notices opened since the page loaded; their rows lose the "new" mark before the list loads again. */
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

export const seenQueueName = 'seen-notices';
