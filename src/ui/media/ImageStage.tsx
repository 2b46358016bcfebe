import { type CSSProperties, type RefObject, useState } from 'react';
import { css, cva } from '#styled/css';
import { Spinner } from '../Spinner.tsx';
import { turnedSize } from './image-zoom.ts';
import type { BoxSize } from './use-box-size.ts';
import { useImageGestures } from './use-image-gestures.ts';
import type { ImageView } from './use-image-view.ts';

const box = cva({
  base: {
    display: 'flex',
    position: 'relative',
    overflow: 'auto',
    // A wide picture needs no high box; in full screen it gets all the room.
    flexGrow: '1',
    minHeight: '[12rem]',
    maxHeight: '[min(65dvh, 36rem)]',
    ':fullscreen > &': { minHeight: '0', maxHeight: '[none]', aspectRatio: '[auto !important]' },
    overscrollBehavior: 'contain',
    touchAction: '[pan-x pan-y]',
    _focusVisible: { outlineOffset: '[-2px]' },
  },
  variants: { zoomed: { true: { cursor: 'grab', '&[data-dragging]': { cursor: 'grabbing' } } } },
});
const frame = css({ position: 'relative', flexShrink: '0', margin: '[auto]', overflow: 'hidden' });
const picture = cva({
  base: {
    display: 'block',
    position: 'absolute',
    top: '[50%]',
    left: '[50%]',
    maxWidth: '[none]',
    userSelect: 'none',
  },
  variants: { waiting: { true: { opacity: '0' } } },
});
const wait = css({
  display: 'grid',
  position: 'absolute',
  inset: '0',
  placeItems: 'center',
  color: 'text.muted',
  fontSize: 'xl',
});

export interface ImageStageProps {
  readonly src: string;
  readonly alt: string;
  readonly stage: RefObject<HTMLElement | null>;
  readonly view: ImageView;
  readonly isFullScreen: boolean;
  readonly onFail: () => void;
  readonly texts: { readonly stage: string; readonly loading: string };
}

/** The scrolling box of a picture, so that arrows, touch and scroll bars move the picture. */
export function ImageStage({ src, alt, stage, view, isFullScreen, onFail, texts }: ImageStageProps) {
  const [loaded, setLoaded] = useState(false);
  const zoomed = view.zoom !== 'fit';
  const gestures = useImageGestures(stage, view, isFullScreen);
  const size = turnedSize(view.natural, view.turns);
  return (
    <section
      ref={stage}
      className={box({ zoomed })}
      style={{ aspectRatio: ratioOf(size) }}
      aria-label={texts.stage}
      // Positions in a picture count from the left, whatever the text direction.
      dir="ltr"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      {...gestures}
    >
      {!loaded && (
        <div className={wait}>
          <Spinner label={texts.loading} />
        </div>
      )}
      <div className={frame} style={measure(size, view.share)}>
        <img
          className={picture({ waiting: !loaded })}
          style={{
            ...measure(view.natural, view.share),
            transform: `translate(-50%, -50%) rotate(${view.turns * 90}deg)`,
          }}
          src={src}
          alt={alt}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            view.onNatural({ width: naturalWidth, height: naturalHeight });
            setLoaded(true);
          }}
          onError={onFail}
        />
      </div>
    </section>
  );
}

/** Most pictures have 4 : 3, so this holds until the picture has loaded. */
const ratioOf = ({ width, height }: BoxSize) => (width === 0 ? '4 / 3' : `${width} / ${height}`);

function measure(size: BoxSize, share: number): CSSProperties {
  // A fraction less, so that a fitting picture needs no scroll bars.
  return { width: `${Math.floor(size.width * share)}px`, height: `${Math.floor(size.height * share)}px` };
}
