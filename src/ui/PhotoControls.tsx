import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import type { RefObject } from 'react';
import { css } from '#styled/css';
import { IconButton } from './IconButton.tsx';
import { photoCrop } from './photo-crop.recipe.ts';
import type { PhotoCropperTexts } from './photo-crop.types.ts';

interface PhotoZoomProps {
  readonly texts: PhotoCropperTexts;
  readonly zoom: number;
  readonly max: number;
  readonly onZoom: (zoom: number) => void;
}

export function PhotoZoom({ texts, zoom, max, onZoom }: PhotoZoomProps) {
  const styles = photoCrop();
  const step = (max - 1) / 10;
  const fixed = max <= 1;
  return (
    <div className={styles.zoom}>
      <IconButton
        label={texts.zoomOut}
        icon={<ZoomOut />}
        disabled={fixed || zoom <= 1}
        onClick={() => onZoom(Math.max(1, zoom - step))}
      />
      <input
        type="range"
        aria-label={texts.zoom}
        aria-valuetext={texts.zoomed(Math.round(zoom * 100))}
        min={1}
        max={fixed ? 2 : max}
        step={fixed ? 1 : step / 4}
        value={zoom}
        disabled={fixed}
        onChange={(event) => onZoom(event.currentTarget.valueAsNumber)}
        className={styles.slider}
      />
      <IconButton
        label={texts.zoomIn}
        icon={<ZoomIn />}
        disabled={fixed || zoom >= max}
        onClick={() => onZoom(Math.min(max, zoom + step))}
      />
    </div>
  );
}

const moves = [
  { key: 'ArrowUp', name: 'up', icon: <ArrowUp />, at: css({ gridArea: '1 / 2' }) },
  { key: 'ArrowLeft', name: 'left', icon: <ArrowLeft />, at: css({ gridArea: '2 / 1' }) },
  { key: 'ArrowRight', name: 'right', icon: <ArrowRight />, at: css({ gridArea: '2 / 3' }) },
  { key: 'ArrowDown', name: 'down', icon: <ArrowDown />, at: css({ gridArea: '3 / 2' }) },
] as const;

/** Buttons for what the arrow keys do, for people who can neither drag nor type. */
export function PhotoMoves({
  texts,
  target,
}: {
  readonly texts: PhotoCropperTexts;
  readonly target: RefObject<HTMLElement | null>;
}) {
  const styles = photoCrop();
  const press = (key: string) =>
    target.current?.dispatchEvent(
      new KeyboardEvent('keydown', { key, shiftKey: true, bubbles: true, cancelable: true }),
    );
  return (
    <div dir="ltr" className={styles.pad}>
      {moves.map(({ key, name, icon, at }) => (
        <span key={key} className={at}>
          <IconButton size="sm" label={texts[name]} icon={icon} onClick={() => press(key)} />
        </span>
      ))}
    </div>
  );
}
