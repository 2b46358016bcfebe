import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { css, cva } from '#styled/css';
import { Button } from '../Button.tsx';
import { IconButton } from '../IconButton.tsx';
import { FullScreenButton, type FullScreenTexts } from './FullScreenButton.tsx';
import { useFullScreen } from './use-full-screen.ts';

const box = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  ':fullscreen&': { bg: 'surface', p: '2' },
});
const bar = css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' });
const stage = css({
  overflow: 'auto',
  minHeight: '[12rem]',
  maxHeight: '[75dvh]',
  bg: 'surface.sunken',
  borderRadius: 'md',
  ':fullscreen > &': { flexGrow: '1', maxHeight: '[none]' },
});
const picture = cva({
  base: { display: 'block', marginInline: 'auto' },
  variants: {
    fits: { true: { maxWidth: 'full', maxHeight: '[75dvh]', ':fullscreen &': { maxHeight: '[90dvh]' } } },
  },
});

const zooms = [0.5, 0.75, 1, 1.5, 2, 3] as const;

export interface LivePictureTexts extends FullScreenTexts {
  readonly area: string;
  readonly fit: string;
  readonly larger: string;
  readonly smaller: string;
}

export interface LivePictureProps {
  readonly label: string;
  readonly texts: LivePictureTexts;
  /** Gets the canvas, and null once it is gone. Keep its identity. */
  readonly onCanvas: (canvas: HTMLCanvasElement | null) => void;
  readonly children?: ReactNode;
}

/** A moving picture that the caller draws. It scrolls, so arrows, touch and bars move it. */
export function LivePicture({ label, texts, onCanvas, children }: LivePictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const fullScreen = useFullScreen(frame);
  /** In pixels; null: as large as fits. */
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    onCanvas(canvas.current);
    return () => onCanvas(null);
  }, [onCanvas]);
  const step = (by: 1 | -1) => {
    const { width: whole = 1, clientWidth = 1 } = canvas.current ?? {};
    const now = clientWidth / whole;
    const next =
      by > 0 ? zooms.find((each) => each > now + 0.01) : zooms.findLast((each) => each < now - 0.01);
    if (next !== undefined) setWidth(whole * next);
  };
  return (
    <div ref={frame} className={box}>
      <div className={bar}>
        <Button size="sm" aria-pressed={width === null} onClick={() => setWidth(null)}>
          {texts.fit}
        </Button>
        <IconButton size="sm" icon={<ZoomOut />} label={texts.smaller} onClick={() => step(-1)} />
        <IconButton size="sm" icon={<ZoomIn />} label={texts.larger} onClick={() => step(1)} />
        <FullScreenButton fullScreen={fullScreen} texts={texts} />
        {children}
      </div>
      <section
        className={stage}
        aria-label={texts.area}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <canvas
          ref={canvas}
          role="img"
          aria-label={label}
          width={1280}
          height={720}
          className={picture({ fits: width === null })}
          style={width === null ? undefined : { width }}
        />
      </section>
    </div>
  );
}
