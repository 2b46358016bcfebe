import { useLocaleContext } from '@ark-ui/react/locale';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { sva } from '#styled/css';
import { IconButton } from './IconButton.tsx';

const carousel = sva({
  slots: ['root', 'viewport', 'track', 'slide', 'bar', 'dots', 'dot', 'position'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0' },
    viewport: { overflow: 'hidden', borderRadius: 'md' },
    track: { display: 'flex', touchAction: '[pan-y pinch-zoom]' },
    slide: { flex: '[0 0 100%]', minWidth: '0', px: 'px' },
    bar: { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '2' },
    dots: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', listStyle: 'none' },
    dot: {
      display: 'grid',
      width: 'target.min',
      height: 'target.min',
      placeItems: 'center',
      borderRadius: 'full',
      cursor: 'pointer',
      _before: {
        content: '""',
        width: '2',
        height: '2',
        borderRadius: 'full',
        bg: 'control',
        '@media (forced-colors: active)': { bg: '[CanvasText]', forcedColorAdjust: 'none' },
        transitionProperty: '[width, background-color]',
        transitionDuration: 'normal',
      },
      _hover: { _before: { bg: 'text' } },
      _current: {
        _before: { width: '5', bg: 'brand', '@media (forced-colors: active)': { bg: '[Highlight]' } },
      },
      _focusVisible: { outlineOffset: '[-2px]' },
    },
    position: {
      textStyle: 'caption',
      color: 'text.muted',
      fontVariantNumeric: 'tabular-nums',
      minWidth: '12',
      textAlign: 'center',
    },
  },
});

type EmblaCarouselType = NonNullable<UseEmblaCarouselType[1]>;

/** Past so many slides, dots are too small a map: "7 / 30" instead. */
const mostDots = 20;

export interface CarouselTexts {
  readonly previous: string;
  readonly next: string;
  /** The spoken kind, in place of "group": e.g. "carousel" and "slide". */
  readonly carousel: string;
  readonly slide: string;
  /** e.g. "2 of 5" */
  readonly position: (position: number, count: number) => string;
}

export interface Slide {
  readonly key: string;
  /** `inView` is true for the slide on show: videos in the others may be stopped [TV-15]. */
  readonly render: (inView: boolean) => ReactNode;
}

export interface CarouselProps {
  readonly label: string;
  readonly slides: readonly Slide[];
  /** Counted from 0; read once. */
  readonly startIndex?: number;
  readonly onSlide?: (index: number) => void;
  readonly texts: CarouselTexts;
}

const takesArrowKeys =
  'input, textarea, select, video, audio, iframe, [role=slider], [role=tab], [contenteditable]';

/** Fingers swipe; a mouse selects text. A carousel inside this one swipes alone. */
const isOwnSwipe = (embla: EmblaCarouselType, event: Event) =>
  event.type === 'touchstart' &&
  event.target instanceof Element &&
  event.target.closest('[data-carousel]') === embla.rootNode();

/** Keeps embla and React at one index. */
function useSlides({ slides, startIndex = 0, onSlide }: CarouselProps) {
  const { dir } = useLocaleContext();
  const [index, setIndex] = useState(startIndex);
  const report = useRef(onSlide);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [viewport, embla] = useEmblaCarousel({
    loop: true,
    startIndex,
    direction: dir,
    duration: still ? 0 : 22,
    watchDrag: isOwnSwipe,
  });
  useEffect(() => {
    report.current = onSlide;
  }, [onSlide]);
  useEffect(() => {
    if (embla === undefined) return;
    const select = () => {
      setIndex(embla.selectedScrollSnap());
      report.current?.(embla.selectedScrollSnap());
    };
    embla.on('select', select);
    return () => {
      embla.off('select', select);
    };
  }, [embla]);
  const go = (to: number) => embla?.scrollTo((to + slides.length) % slides.length, still);
  return { index: Math.min(index, slides.length - 1), viewport, go, forward: dir === 'rtl' ? -1 : 1 };
}

/** The arrow keys turn the slides, unless what has the focus needs them itself. */
function arrowKeys(step: (by: number) => void, forward: number) {
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const by = event.key === 'ArrowRight' ? forward : event.key === 'ArrowLeft' ? -forward : 0;
      const isTaken = event.target instanceof Element && event.target.closest(takesArrowKeys) !== null;
      if (by === 0 || event.defaultPrevented || isTaken) return;
      // A carousel of attachments may sit inside a carousel of notices.
      event.stopPropagation();
      event.preventDefault();
      step(by);
    },
  };
}

/**
 * One slide at a time, round and round, by arrows, dots, arrow keys and swipe [TV-01]. Slides out of view cannot be
 * reached or heard.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, texts } = props;
  const { index, viewport, go, forward } = useSlides(props);
  const styles = carousel();

  return (
    <section
      className={styles.root}
      aria-roledescription={texts.carousel}
      aria-label={label}
      {...arrowKeys((by) => go(index + by), forward)}
    >
      <div className={styles.viewport} ref={viewport} data-carousel="">
        <div className={styles.track} aria-live="polite" aria-atomic="false">
          {slides.map((slide, position) => (
            <article
              key={slide.key}
              className={styles.slide}
              aria-roledescription={texts.slide}
              aria-label={texts.position(position + 1, slides.length)}
              aria-hidden={position === index ? undefined : true}
              inert={position !== index}
            >
              {slide.render(position === index)}
            </article>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <div className={styles.bar}>
          <IconButton
            variant="outlined"
            label={texts.previous}
            icon={forward === 1 ? <ChevronLeft /> : <ChevronRight />}
            onClick={() => go(index - 1)}
          />
          {slides.length > mostDots ? (
            <span className={styles.position}>{texts.position(index + 1, slides.length)}</span>
          ) : (
            <Dots count={slides.length} index={index} go={go} texts={texts} />
          )}
          <IconButton
            variant="outlined"
            label={texts.next}
            icon={forward === 1 ? <ChevronRight /> : <ChevronLeft />}
            onClick={() => go(index + 1)}
          />
        </div>
      )}
    </section>
  );
}

interface DotsProps {
  readonly count: number;
  readonly index: number;
  readonly go: (index: number) => void;
  readonly texts: CarouselTexts;
}

function Dots({ count, index, go, texts }: DotsProps) {
  const styles = carousel();
  const positions = Array.from({ length: count }, (_, position) => position);
  return (
    <ul className={styles.dots}>
      {positions.map((position) => (
        <li key={position}>
          <button
            type="button"
            className={styles.dot}
            aria-label={texts.position(position + 1, count)}
            aria-current={position === index ? 'true' : undefined}
            onClick={() => go(position)}
          />
        </li>
      ))}
    </ul>
  );
}
