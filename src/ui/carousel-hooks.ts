import { useLocaleContext } from '@ark-ui/react/locale';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { prefersStill } from './use-autoplay.ts';

type EmblaCarouselType = NonNullable<UseEmblaCarouselType[1]>;

const takesArrowKeys =
  'input, textarea, select, video, audio, iframe, [role=slider], [role=tab], [contenteditable]';

/** Fingers swipe; a mouse selects text. A carousel inside this one swipes alone. */
const isOwnSwipe = (embla: EmblaCarouselType, event: Event) =>
  event.type === 'touchstart' &&
  event.target instanceof Element &&
  event.target.closest('[data-carousel]') === embla.rootNode();

export interface SlidesOptions {
  readonly count: number;
  readonly startIndex: number;
  readonly several: boolean;
  readonly onSlide: ((index: number) => void) | undefined;
}

interface Place {
  readonly stop: number;
  readonly stops: number;
  readonly seen: readonly number[];
}

/** Keeps embla and React at one position. A stop is one slide, or a row of slides if several show. */
export function useSlides({ count, startIndex, several, onSlide }: SlidesOptions) {
  const { dir } = useLocaleContext();
  const [place, setPlace] = useState<Place>({ stop: startIndex, stops: count, seen: [startIndex] });
  const still = prefersStill();
  const [viewport, embla] = useEmblaCarousel({
    loop: !several,
    startIndex,
    direction: dir,
    duration: still ? 0 : 22,
    watchDrag: isOwnSwipe,
    ...(several && { slidesToScroll: 'auto', align: 'start', inViewThreshold: 0.6 }),
  });
  const look = useEffectEvent((api: EmblaCarouselType) => {
    const stop = api.selectedScrollSnap();
    if (!several) return setPlace({ stop, stops: count, seen: [stop] });
    const seen = api.slidesInView();
    // Before embla has looked, it sees no slides; they must not be disabled for that.
    setPlace((before) => ({
      stop,
      stops: api.scrollSnapList().length,
      seen: seen.length > 0 ? seen : before.seen,
    }));
  });
  const select = useEffectEvent((api: EmblaCarouselType) => {
    look(api);
    onSlide?.(api.selectedScrollSnap());
  });
  useEffect(() => {
    if (embla === undefined) return;
    const onSelect = (api: EmblaCarouselType) => select(api);
    const onChange = (api: EmblaCarouselType) => look(api);
    const changes = ['reInit', 'slidesInView'] as const;
    embla.on('select', onSelect);
    if (several) {
      for (const change of changes) embla.on(change, onChange);
      // On a busy machine embla measured and reported before anybody listened.
      onChange(embla);
    }
    return () => {
      embla.off('select', onSelect);
      for (const change of changes) embla.off(change, onChange);
    };
  }, [embla, several]);

  const stops = several ? place.stops : count;
  const stop = Math.min(place.stop, stops - 1);
  const go = (to: number) => embla?.scrollTo((to + stops) % stops, still);
  const isSeen = (index: number) => (several ? place.seen.includes(index) : index === stop);
  return { stop, stops, isSeen, viewport, go, forward: dir === 'rtl' ? -1 : 1 };
}

export interface CarouselKeys {
  readonly step: (by: number) => void;
  readonly first: () => void;
  readonly last: () => void;
  /** 1: the next slide is to the right; -1: to the left. */
  readonly forward: number;
}

/** Arrow keys, Home and End turn the slides, unless the focused element needs these keys. */
export function carouselKeys({ step, first, last, forward }: CarouselKeys) {
  const actions: Readonly<Record<string, () => void>> = {
    ArrowRight: () => step(forward),
    ArrowLeft: () => step(-forward),
    Home: first,
    End: last,
  };
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const action = actions[event.key];
      const isTaken = event.target instanceof Element && event.target.closest(takesArrowKeys) !== null;
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
      if (action === undefined || event.defaultPrevented || isTaken || !isPlain) return;
      // A carousel of attachments may sit inside a carousel of notices.
      event.stopPropagation();
      event.preventDefault();
      action();
    },
  };
}
