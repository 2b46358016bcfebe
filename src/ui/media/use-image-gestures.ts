import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { ImageView, Point } from './use-image-view.ts';

/** Zoom per wheel notch of 100 pixels. */
const notch = 1.2;
/** Zoom of a double press, relative to the fit. */
const closeUp = 2.5;

interface Drag {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
}

/** Two fingers: the distance between them, and the zoom when they met. */
interface Pinch {
  readonly apart: number;
  readonly share: number;
}

/**
 * Mouse and fingers on a picture: drag moves it, a double press zooms in, the wheel and two fingers zoom. The wheel
 * zooms only in full screen or with the focus here; otherwise it scrolls the page.
 */
export function useImageGestures(
  stage: RefObject<HTMLElement | null>,
  view: ImageView,
  isFullScreen: boolean,
) {
  const drag = useRef<Drag>(null);
  const pinch = useRef<Pinch>(null);

  const pointIn = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0 } = stage.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left, y: clientY - top };
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    const isHere = document.activeElement === stage.current;
    if (!event.ctrlKey && !isFullScreen && !isHere) return;
    event.preventDefault();
    view.zoomTo(view.share * notch ** (-event.deltaY / 100), pointIn(event));
  });
  const onTouchStart = useEffectEvent((event: TouchEvent) => {
    // A surrounding carousel would turn.
    if (view.zoom !== 'fit' || event.touches.length > 1) event.stopPropagation();
    const between = fingers(event);
    if (between !== undefined) pinch.current = { apart: between.apart, share: view.share };
  });
  const onTouchMove = useEffectEvent((event: TouchEvent) => {
    const between = fingers(event);
    if (between === undefined || pinch.current === null) return;
    event.preventDefault();
    view.zoomTo((pinch.current.share * between.apart) / pinch.current.apart, pointIn(between));
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (view.zoom !== 'fit' && event.key.startsWith('Arrow')) event.stopPropagation();
  });
  // React's listeners are passive and too far out.
  useEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const wheel = (event: WheelEvent) => onWheel(event);
    const start = (event: TouchEvent) => onTouchStart(event);
    const move = (event: TouchEvent) => onTouchMove(event);
    const key = (event: KeyboardEvent) => onKeyDown(event);
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('touchstart', start, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('keydown', key);
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('keydown', key);
    };
  }, [stage]);

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // Fingers scroll by themselves.
      if (event.pointerType === 'touch' || event.button !== 0 || view.zoom === 'fit') return;
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.dataset['dragging'] = '';
      drag.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (drag.current?.pointer !== pointerId) return;
      currentTarget.scrollBy({ left: drag.current.x - clientX, top: drag.current.y - clientY });
      drag.current = { pointer: pointerId, x: clientX, y: clientY };
    },
    onLostPointerCapture: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      delete currentTarget.dataset['dragging'];
      drag.current = null;
    },
    onDoubleClick: (event: MouseEvent<HTMLElement>) => {
      if (view.zoom === 'fit') view.zoomTo(view.share * closeUp, pointIn(event));
      else view.fit();
    },
  };
}

function fingers({ touches }: TouchEvent) {
  const [one, two] = [touches[0], touches[1]];
  if (one === undefined || two === undefined) return undefined;
  return {
    apart: Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY),
    clientX: (one.clientX + two.clientX) / 2,
    clientY: (one.clientY + two.clientY) / 2,
  };
}
