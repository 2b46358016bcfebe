import {
  type ComponentProps,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { css } from '#styled/css';
import { positionTooltip } from './position-tooltip.ts';

/** In ms: hover must last `show` before the tip appears, and may leave for `hide` on its way to the tip. */
const delays = { show: 400, hide: 120 } as const;

const tipStyle = css({
  position: 'fixed',
  inset: 'auto',
  zIndex: 'tooltip',
  width: '[max-content]',
  maxWidth: '[min(var(--sizes-tooltip), calc(100vw - 1rem))]',
  px: '2.5',
  py: '1.5',
  margin: '0',
  borderWidth: 'none',
  borderRadius: 'sm',
  bg: 'text',
  color: 'canvas',
  textStyle: 'caption',
  fontWeight: 'medium',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  boxShadow: 'raised',
  pointerEvents: 'auto',
  animation: '[fadeIn 120ms]',
});

/** Spread this on the tip's element. */
export interface TooltipTrigger {
  readonly 'aria-describedby': string | undefined;
  readonly onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: () => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

type Handlers = Pick<
  ComponentProps<'button'>,
  'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur'
>;

/** Merges the tip's handlers with those of a button that has its own, e.g. a menu's trigger. */
export function withTip(own: Handlers, tip: TooltipTrigger): Required<Handlers> {
  return {
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event);
      tip.onPointerEnter(event);
    },
    onPointerLeave: (event) => {
      own.onPointerLeave?.(event);
      tip.onPointerLeave();
    },
    onPointerDown: (event) => {
      own.onPointerDown?.(event);
      tip.onPointerDown(event);
    },
    onFocus: (event) => {
      own.onFocus?.(event);
      tip.onFocus(event);
    },
    onBlur: (event) => {
      own.onBlur?.(event);
      tip.onBlur();
    },
  };
}

export interface TooltipProps {
  readonly text: string | undefined;
  /** false where the text repeats the trigger's own name. */
  readonly describes?: boolean;
  /** A press shows the tip instead of hiding it; for triggers that open nothing, and for touch. */
  readonly showsOnPress?: boolean;
  readonly children: (trigger: TooltipTrigger) => ReactNode;
}

function useAnchor() {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const set = (next: HTMLElement | undefined, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(next), delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (anchor === undefined) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setAnchor(undefined);
    };
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !anchor.contains(target)) setAnchor(undefined);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [anchor]);
  return { anchor, set };
}

/**
 * A short text beside what it explains: on hover (not on touch) and on keyboard focus, until Escape. It is a browser
 * popover, so nothing clips it. It costs nothing until it opens, so a grid may have hundreds.
 */
export function Tooltip({ text, describes = true, showsOnPress = false, children }: TooltipProps) {
  const id = useId();
  const { anchor, set } = useAnchor();
  const trigger: TooltipTrigger = {
    'aria-describedby': anchor !== undefined && text !== undefined && describes ? id : undefined,
    onPointerEnter: ({ currentTarget, pointerType }) => {
      if (pointerType !== 'touch') set(currentTarget, delays.show);
    },
    onPointerLeave: () => set(undefined, delays.hide),
    // The tip must not cover what the press opens.
    onPointerDown: ({ currentTarget }) => set(showsOnPress ? currentTarget : undefined, 0),
    onFocus: ({ currentTarget }) => {
      if (currentTarget.matches(':focus-visible')) set(currentTarget, 0);
    },
    onBlur: () => set(undefined, 0),
  };
  return (
    <>
      {children(trigger)}
      {anchor !== undefined && text !== undefined && (
        <Tip
          id={id}
          anchor={anchor}
          hidden={!describes}
          keep={() => set(anchor, 0)}
          leave={() => set(undefined, delays.hide)}
        >
          {text}
        </Tip>
      )}
    </>
  );
}

interface TipProps {
  readonly id: string;
  readonly anchor: HTMLElement;
  readonly hidden: boolean;
  readonly keep: () => void;
  readonly leave: () => void;
  readonly children: ReactNode;
}

function Tip({ id, anchor, hidden, keep, leave, children }: TipProps) {
  const tip = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = tip.current;
    if (element === null) return;
    if ('showPopover' in element) element.showPopover();
    const { clientWidth } = document.documentElement;
    const place = positionTooltip(
      anchor.getBoundingClientRect(),
      element.getBoundingClientRect(),
      clientWidth,
    );
    element.style.top = `${place.top}px`;
    element.style.left = `${place.left}px`;
  }, [anchor]);
  return (
    <span
      ref={tip}
      id={id}
      role="tooltip"
      popover="manual"
      aria-hidden={hidden || undefined}
      className={tipStyle}
      onPointerEnter={keep}
      onPointerLeave={leave}
    >
      {children}
    </span>
  );
}
