export type ToastTone = 'success' | 'error' | 'warning' | 'info';

export interface ToastContent {
  readonly tone: ToastTone;
  readonly title: string;
  readonly text?: string | undefined;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** In ms; left out: `toastDuration`. */
  readonly duration?: number | undefined;
}

export interface Toast extends ToastContent {
  readonly id: string;
}

export interface LoggedToast extends Toast {
  /** When it was shown, in ms since 1970. */
  readonly at: number;
}

export interface ToastLogState {
  /** Newest first, at most 100. */
  readonly entries: readonly LoggedToast[];
  readonly unread: number;
}

export interface ToastStore {
  /** Returns the toast's id. A repeated message restarts its toast. */
  readonly show: (content: ToastContent) => string;
  readonly dismiss: (id: string) => void;
  /** For `useSyncExternalStore`; oldest first. */
  readonly getToasts: () => readonly Toast[];
  /** For `useSyncExternalStore`. */
  readonly getLog: () => ToastLogState;
  readonly markLogRead: () => void;
  readonly clearLog: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** [ER-07, CO-10] In ms: how long a toast stays, without the time it is hovered, focused or on a hidden page. */
export const toastDuration = 8_000;

export const undoDuration = 20_000;

/** More would cover the page: the oldest goes first, errors last. */
const most = 4;

export const logLimit = 100;

const emptyLog: ToastLogState = { entries: [], unread: 0 };

const sameMessage = (a: ToastContent, b: ToastContent) =>
  a.tone === b.tone && a.title === b.title && a.text === b.text;

function withRoom(toasts: readonly Toast[]): readonly Toast[] {
  if (toasts.length < most) return toasts;
  const victim = toasts.find(({ tone }) => tone !== 'error') ?? toasts[0];
  return toasts.filter((toast) => toast !== victim);
}

/** Has the current messages, for `<Toaster>`, and this session's log, for `<ToastLog>`; in memory only. */
export function createToaster(now: () => number = Date.now): ToastStore {
  const listeners = new Set<() => void>();
  let toasts: readonly Toast[] = [];
  let log = emptyLog;
  let made = 0;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const set = (next: readonly Toast[]) => {
    toasts = next;
    tell();
  };
  const setLog = (next: ToastLogState) => {
    log = next;
    tell();
  };

  return {
    show(content) {
      made += 1;
      const toast = { ...content, id: `toast-${made}` };
      const others = toasts.filter((other) => !sameMessage(other, content));
      log = {
        entries: [{ ...toast, at: now() }, ...log.entries].slice(0, logLimit),
        unread: Math.min(log.unread + 1, logLimit),
      };
      set([...withRoom(others), toast]);
      return toast.id;
    },
    dismiss(id) {
      set(toasts.filter((toast) => toast.id !== id));
    },
    getToasts: () => toasts,
    getLog: () => log,
    markLogRead() {
      if (log.unread > 0) setLog({ ...log, unread: 0 });
    },
    clearLog: () => setLog(emptyLog),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
