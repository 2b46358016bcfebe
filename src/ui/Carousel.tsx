import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import { CarouselBar, type CarouselTexts } from './CarouselBar.tsx';
import { carousel } from './carousel.recipe.ts';
import { carouselKeys, useSlides } from './carousel-hooks.ts';
import { IconButton } from './IconButton.tsx';
import { useAutoplay } from './use-autoplay.ts';

export interface Slide {
  readonly key: string;
  /** [TV-15] `inView`: false lets the slide stop its video. */
  readonly render: (inView: boolean) => ReactNode;
  /** [TV-15] Remounts the slide when it comes or goes, since a film in a frame would play on unseen. */
  readonly resets?: boolean;
}

export interface CarouselAutoplay {
  /** [LG-08] Between two slides. */
  readonly seconds: number;
  readonly texts: { readonly stop: string; readonly start: string };
}

export interface CarouselProps {
  readonly label: string;
  readonly slides: readonly Slide[];
  /** [CO-34] One slide at a time, or 2, 3 or 5, as many as fit. */
  readonly show?: 'one' | 'several';
  /** Counted from 0; read once. */
  readonly startIndex?: number;
  readonly onSlide?: (index: number) => void;
  readonly autoplay?: CarouselAutoplay;
  /** With more slides, text replaces the dots. */
  readonly mostDots?: number;
  readonly texts: CarouselTexts;
}

/** [TV-01] Slides by arrows, dots, keys and swipe; one at a time they go round. Slides out of view are inert. */
export function Carousel(props: CarouselProps) {
  const { label, slides, show = 'one', startIndex = 0, onSlide, autoplay, mostDots = 20, texts } = props;
  const several = show === 'several';
  const { stop, stops, isSeen, viewport, go, forward } = useSlides({
    count: slides.length,
    startIndex,
    several,
    onSlide,
  });
  const auto = useAutoplay(stops > 1 ? autoplay?.seconds : undefined, () => go(stop + 1));
  const styles = carousel({ show, leads: autoplay !== undefined });
  const keys = carouselKeys({
    step: (by) => go(stop + by),
    first: () => go(0),
    last: () => go(stops - 1),
    forward,
  });
  const bar = stops > 1 && (
    <CarouselBar
      count={stops}
      index={stop}
      go={go}
      mostDots={mostDots}
      forward={forward}
      start={
        autoplay !== undefined && (
          <IconButton
            variant="outlined"
            label={auto.on ? autoplay.texts.stop : autoplay.texts.start}
            icon={auto.on ? <Pause /> : <Play />}
            onClick={auto.toggle}
          />
        )
      }
      texts={texts}
    />
  );

  return (
    <section
      className={styles.root}
      aria-roledescription={texts.carousel}
      aria-label={label}
      {...keys}
      {...(autoplay !== undefined && auto.holds)}
    >
      {/* Moving content needs its stop button first in the tab order. */}
      {autoplay !== undefined && bar}
      <div className={styles.viewport} ref={viewport} data-carousel="">
        <div className={styles.track} aria-live={auto.turning ? 'off' : 'polite'} aria-atomic="false">
          {slides.map((slide, position) => (
            <article
              key={slide.key}
              className={styles.slide}
              aria-roledescription={texts.slide}
              aria-label={texts.position(position + 1, slides.length)}
              aria-hidden={isSeen(position) ? undefined : true}
              inert={!isSeen(position)}
            >
              <SlideContent key={slide.resets === true ? String(isSeen(position)) : 'kept'}>
                {slide.render(isSeen(position))}
              </SlideContent>
            </article>
          ))}
        </div>
      </div>
      {autoplay === undefined && bar}
    </section>
  );
}

/** Lets a slide's content have a key of its own. */
function SlideContent({ children }: { readonly children: ReactNode }) {
  return children;
}
