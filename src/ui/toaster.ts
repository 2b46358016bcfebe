export type ToastTone = 'success' | 'error' | 'warning' | 'info';

export interface ToastContent {
  readonly tone: ToastTone;
  readonly title: string;
  readonly text?: string | undefined;
}

export interface Toast extends ToastContent {
  readonly id: string;
}

export interface ToastStore {
  /** Returns the toast's id. The same message again starts anew instead of piling up. */
  readonly show: (content: ToastContent) => string;
  readonly dismiss: (id: string) => void;
  /** For `useSyncExternalStore`; the oldest comes first. */
  readonly getToasts: () => readonly Toast[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** How long a toast stays, in ms, not counting the time it is hovered, focused or on a hidden page [ER-07, CO-10]. */
export const toastDuration = 8_000;

/** More than these would cover the page: the oldest goes, errors last. */
const most = 4;

const sameMessage = (a: ToastContent, b: ToastContent) =>
  a.tone === b.tone && a.title === b.title && a.text === b.text;

function withRoom(toasts: readonly Toast[]): readonly Toast[] {
  if (toasts.length < most) return toasts;
  const victim = toasts.find(({ tone }) => tone !== 'error') ?? toasts[0];
  return toasts.filter((toast) => toast !== victim);
}

/** Holds the messages on show; `<Toaster>` shows them and takes them away in time. */
export function createToaster(): ToastStore {
  const listeners = new Set<() => void>();
  let toasts: readonly Toast[] = [];
  let made = 0;

  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  return {
    show(content) {
      made += 1;
      const toast = { ...content, id: `toast-${made}` };
      const others = toasts.filter((other) => !sameMessage(other, content));
      set([...withRoom(others), toast]);
      return toast.id;
    },
    dismiss(id) {
      set(toasts.filter((toast) => toast.id !== id));
    },
    getToasts: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
