import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { css } from '#styled/css';
import { deskMessages as messages } from '../desk-messages.en.ts';
import { type Area, areaBetween, movedArea } from './comment-place.ts';

const box = css({ position: 'relative', touchAction: 'none', cursor: 'crosshair' });
const picture = css({
  display: 'block',
  width: 'full',
  height: 'auto',
  borderRadius: 'md',
  userSelect: 'none',
});
const sheet = css({ position: 'absolute', inset: '0', width: 'full', height: 'full', borderRadius: 'md' });
const frame = css({ stroke: 'brand' });
const hint = css({ textStyle: 'small', color: 'text.muted' });

interface AreaPickerProps {
  readonly src: string;
  readonly name: string;
  readonly area: Area;
  /** Left out: the frame is read-only. */
  readonly onArea?: (area: Area) => void;
}

/** A picture with a frame, drawn by pointer or moved by keys. Right-to-left languages do not mirror it. */
export function AreaPicker({ src, name, area, onArea }: AreaPickerProps) {
  const corner = useRef<{ x: number; y: number }>(null);
  const shareOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (!onArea) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    corner.current = shareOf(event);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (corner.current) onArea?.(areaBetween(corner.current, shareOf(event)));
  };
  const onPointerUp = () => {
    corner.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    onArea?.(movedArea(area, event.key, event.shiftKey));
  };
  const drawn = (
    <svg className={sheet} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <rect
        className={frame}
        fill="none"
        x={area.x}
        y={area.y}
        width={area.w}
        height={area.h}
        strokeWidth={3}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
  return (
    <figure>
      <div
        className={box}
        dir="ltr"
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
      >
        <img className={picture} src={src} alt={name} draggable={false} />
        {onArea ? (
          <button type="button" className={sheet} aria-label={messages.areaKeys} onKeyDown={onKeyDown}>
            {drawn}
          </button>
        ) : (
          drawn
        )}
      </div>
      {onArea && <figcaption className={hint}>{messages.chooseArea}</figcaption>}
    </figure>
  );
}
