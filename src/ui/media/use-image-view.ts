import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import {
  clampZoom,
  fittingShare,
  type ImageZoom,
  type QuarterTurns,
  scrollForZoom,
  turnedSize,
  turnOnce,
} from './image-zoom.ts';
import { type BoxSize, useBoxSize } from './use-box-size.ts';
import { stepZoom, zoomSteps } from './zoom.ts';

export interface ImageView {
  /** The picture's own size in pixels; 0 by 0 until it has loaded. */
  readonly natural: BoxSize;
  readonly onNatural: (size: BoxSize) => void;
  readonly zoom: ImageZoom;
  /** Share of the picture's own size, now. */
  readonly share: number;
  readonly turns: QuarterTurns;
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
  readonly step: (direction: 1 | -1) => void;
  /** Zooms to a share of the picture's own size around a point of the stage; left out: its middle. */
  readonly zoomTo: (share: number, point?: Point) => void;
  readonly fit: () => void;
  readonly turn: () => void;
}

/** CSS pixels from the stage's corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const most = zoomSteps.at(-1) ?? 1;
const nothing: BoxSize = { width: 0, height: 0 };

/** Zoom and turns of a picture. The point in the middle, or under the finger, stays in place. */
export function useImageView(stage: RefObject<HTMLElement | null>): ImageView {
  const box = useBoxSize(stage);
  const [natural, setNatural] = useState(nothing);
  const [zoom, setZoom] = useState<ImageZoom>('fit');
  const [turns, setTurns] = useState<QuarterTurns>(0);
  const scroll = useRef<Point & { readonly share: number }>(null);
  const fitted = fittingShare(turnedSize(natural, turns), box);
  const share = zoom === 'fit' ? fitted : zoom;

  useLayoutEffect(() => {
    if (scroll.current?.share !== share) return;
    stage.current?.scrollTo({ left: scroll.current.x, top: scroll.current.y });
    scroll.current = null;
  }, [stage, share]);

  const zoomTo = (next: number, point: Point = { x: box.width / 2, y: box.height / 2 }) => {
    const clamped = clampZoom(next, fitted);
    const after = clamped === 'fit' ? fitted : clamped;
    const factor = after / share;
    const { scrollLeft = 0, scrollTop = 0 } = stage.current ?? {};
    // A picture smaller than the stage stands in its middle.
    const size = turnedSize(natural, turns);
    const gap = {
      x: Math.max(0, (box.width - size.width * share) / 2),
      y: Math.max(0, (box.height - size.height * share) / 2),
    };
    scroll.current = {
      share: after,
      x: scrollForZoom(scrollLeft - gap.x, point.x, factor),
      y: scrollForZoom(scrollTop - gap.y, point.y, factor),
    };
    setZoom(clamped);
  };
  const step = (direction: 1 | -1) => {
    if (direction === -1 && zoom === 'fit') return;
    zoomTo(stepZoom(share, direction, Math.min(fitted, zoomSteps[0]), most));
  };
  return {
    natural,
    onNatural: setNatural,
    zoom,
    share,
    turns,
    canZoomIn: share < most,
    canZoomOut: zoom !== 'fit',
    step,
    zoomTo,
    fit: () => setZoom('fit'),
    turn: () => setTurns(turnOnce(turns)),
  };
}
