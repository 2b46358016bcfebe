import X from 'lucide-react/icons/x';
import { type ReactNode, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '#styled/css';
import { button, iconButton } from './button.recipe.ts';
import { ToneIcon } from './ToneIcon.tsx';
import { toastRegionId } from './toast-region.ts';
import { toaster } from './toaster.recipe.ts';
import { type Toast, type ToastStore, toastDuration } from './toaster.ts';
import { toastKey, useToastFocus } from './use-toast-focus.ts';

export interface ToasterTexts {
  /** The region's name, e.g. "Messages"; the component adds its key: "Messages (F8)". */
  readonly region: string;
  readonly close: string;
  /** Read out before the title, so that the colour is not needed. */
  readonly tones: Readonly<Record<Toast['tone'], string>>;
}

export interface ToasterProps {
  readonly store: ToastStore;
  readonly texts: ToasterTexts;
  /** Stays above the toasts as long as it holds, e.g. the warning before a session ends. */
  readonly children?: ReactNode;
}

function usePageHidden(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    () => document.hidden,
  );
}

/** Calls `onDone` after `duration` ms without pauses. */
function useCountdown(duration: number, paused: boolean, onDone: () => void) {
  const left = useRef(duration);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  }, [onDone]);
  useEffect(() => {
    if (paused) return;
    const start = performance.now();
    const timer = setTimeout(() => done.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [paused]);
}

/** Moves the messages off anything that can be pressed; the code loads with the first message. */
function useClearPlace(region: RefObject<HTMLElement | null>, isEmpty: boolean) {
  useEffect(() => {
    const element = region.current;
    if (isEmpty || !element) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    import('./toast-place.ts').then(
      ({ keepClear }) => {
        if (!isOver) stop = keepClear(element);
      },
      // Without that code the messages stay where the styles put them.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [region, isEmpty]);
}

const isUrgent = ({ tone }: Toast) => tone === 'error' || tone === 'warning';

/**
 * Shows the toasts of a store; mount it once. Errors and warnings are read out at once, the rest in a pause. F8 moves
 * the focus to them and back. Under a modal dialog they stay readable, pressable and in reach of the keyboard.
 */
export function Toaster({ store, texts, children }: ToasterProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.getToasts);
  const region = useRef<HTMLElement>(null);
  const [isHovered, setHovered] = useState(false);
  const { isFocused, release } = useToastFocus(region);
  useClearPlace(region, toasts.length === 0);
  const paused = usePageHidden() || isHovered || isFocused;
  const styles = toaster();

  const dismiss = (id: string) => {
    store.dismiss(id);
    // An element removed under the pointer or the focus sends no leave event.
    if (store.getToasts().length === 0) setHovered(false);
    release();
  };
  const show = (toast: Toast) => (
    <ToastCard
      key={toast.id}
      toast={toast}
      texts={texts}
      paused={paused}
      onDismiss={() => dismiss(toast.id)}
    />
  );

  return createPortal(
    <section
      ref={region}
      id={toastRegionId}
      aria-label={`${texts.region} (${toastKey})`}
      // Modal dialogs hide the rest of the page from screen readers, except elements with this mark.
      data-live-announcer=""
      data-noprint=""
      className={styles.region}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      {children !== undefined && (
        <div className={styles.pinned} tabIndex={-1} data-message="">
          {children}
        </div>
      )}
      <ol className={styles.list} aria-live="assertive" aria-relevant="additions">
        {toasts.filter(isUrgent).map(show)}
      </ol>
      <ol className={styles.list} aria-live="polite" aria-relevant="additions">
        {toasts.filter((toast) => !isUrgent(toast)).map(show)}
      </ol>
    </section>,
    document.body,
  );
}

interface ToastCardProps {
  readonly toast: Toast;
  readonly texts: ToasterTexts;
  readonly paused: boolean;
  readonly onDismiss: () => void;
}

function ToastCard({ toast, texts, paused, onDismiss }: ToastCardProps) {
  const styles = toaster({ tone: toast.tone });
  const { action, duration = toastDuration } = toast;
  useCountdown(duration, paused, onDismiss);
  return (
    <li className={styles.toast} tabIndex={-1} data-message="">
      <span className={styles.icon}>
        <ToneIcon tone={toast.tone} label={texts.tones[toast.tone]} />
      </span>
      <div className={styles.body}>
        <p className={styles.title}>{toast.title}</p>
        {toast.text !== undefined && <p className={styles.text}>{toast.text}</p>}
        {action && (
          <button
            type="button"
            className={cx(button({ size: 'sm' }), styles.action)}
            onClick={() => {
              onDismiss();
              action.onPress();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        className={iconButton({ size: 'sm' })}
        aria-label={texts.close}
        onClick={onDismiss}
      >
        <X />
      </button>
    </li>
  );
}
