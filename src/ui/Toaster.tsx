import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { sva } from '#styled/css';
import { iconButton } from './button.recipe.ts';
import { toastRegionId } from './toast-region.ts';
import { type Toast, type ToastStore, toastDuration } from './toaster.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const toaster = sva({
  slots: ['region', 'list', 'toast', 'icon', 'body', 'title', 'text'],
  base: {
    region: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      position: 'fixed',
      // At the top: the bottom is where dialogs have their buttons.
      insetBlockStart: { base: '2', md: '4' },
      insetInlineStart: { base: '2', md: '[auto]' },
      insetInlineEnd: { base: '2', md: '5' },
      zIndex: 'toast',
      width: { md: 'toast' },
      pointerEvents: 'none',
    },
    list: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      listStyle: 'none',
      _empty: { display: 'none' },
    },
    toast: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      paddingInlineStart: '3.5',
      paddingInlineEnd: '2',
      py: '2.5',
      pointerEvents: 'auto',
      bg: 'surface.raised',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'line.strong',
      borderInlineStartWidth: '[4px]',
      borderRadius: 'md',
      boxShadow: 'raised',
      animation: '[rise 200ms var(--easings-out)]',
    },
    icon: { display: 'inline-flex', paddingBlockStart: '1', '& svg': { width: '5', height: '5' } },
    body: { flexGrow: '1', minWidth: '0', py: '1' },
    title: { textStyle: 'label', fontWeight: 'semibold' },
    text: { textStyle: 'small', color: 'text.muted', whiteSpace: 'pre-line' },
  },
  variants: {
    tone: {
      success: { toast: { borderInlineStartColor: 'success.text' }, icon: { color: 'success.text' } },
      error: { toast: { borderInlineStartColor: 'danger.text' }, icon: { color: 'danger.text' } },
      warning: { toast: { borderInlineStartColor: 'warning.text' }, icon: { color: 'warning.text' } },
      info: { toast: { borderInlineStartColor: 'info.text' }, icon: { color: 'info.text' } },
    },
  },
});

const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info } as const;

export interface ToasterTexts {
  /** The region's name, e.g. "Messages". */
  readonly region: string;
  readonly close: string;
  /** Said before the title, so that the colour is not needed. */
  readonly tones: Readonly<Record<Toast['tone'], string>>;
}

export interface ToasterProps {
  readonly store: ToastStore;
  readonly texts: ToasterTexts;
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

/** Calls `onDone` once `duration` ms have passed unpaused. */
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

/** Whether the pointer or the focus is in the region, and where the focus goes when its toast goes. */
function useAttention() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<Element>(null);
  const handlers = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      setFocused(true);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(false);
    },
  };
  // What is removed under the pointer or the focus sends no leave event.
  const release = (isLast: boolean) => {
    if (isLast) setHovered(false);
    if (!focused) return;
    setFocused(false);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  return { isHeld: hovered || focused, handlers, release };
}

const isUrgent = ({ tone }: Toast) => tone === 'error' || tone === 'warning';

/**
 * Shows the toasts of a store: errors and warnings are read out at once, the rest in a pause. Under a modal dialog
 * they stay readable and pressable. Mount it once.
 */
export function Toaster({ store, texts }: ToasterProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.getToasts);
  const { isHeld, handlers, release } = useAttention();
  const paused = usePageHidden() || isHeld;
  const styles = toaster();

  const dismiss = (id: string) => {
    store.dismiss(id);
    release(store.getToasts().length === 0);
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
      id={toastRegionId}
      aria-label={texts.region}
      // Modal dialogs hide the rest of the page from screen readers, save what carries this mark.
      data-live-announcer=""
      data-noprint=""
      className={styles.region}
      {...handlers}
    >
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
  const Icon = icons[toast.tone];
  useCountdown(toastDuration, paused, onDismiss);
  return (
    <li className={styles.toast}>
      <span className={styles.icon}>
        <Icon />
        <VisuallyHidden>{texts.tones[toast.tone]}</VisuallyHidden>
      </span>
      <div className={styles.body}>
        <p className={styles.title}>{toast.title}</p>
        {toast.text !== undefined && <p className={styles.text}>{toast.text}</p>}
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
