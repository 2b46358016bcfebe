import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { slideshow } from './slideshow.recipe.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useIsEarly } from './use-is-early.ts';

export interface SlideshowProps {
  readonly label: string;
  readonly slides: readonly {
    readonly key: string;
    readonly art: ReactNode;
    readonly title: string;
    readonly text: string;
  }[];
  /** [LG-08] Per slide. */
  readonly seconds: number;
  readonly texts: {
    readonly carousel: string;
    readonly pause: string;
    readonly play: string;
    readonly show: (title: string) => string;
  };
}

/** Pictures with words that fade in turn, light enough for a first page. Reduced motion: people start it by hand. */
export function Slideshow({ label, slides, seconds, texts }: SlideshowProps) {
  const styles = slideshow();
  // Pictures and hidden slides would only delay the first paint: their room is kept.
  // Deferred: React then draws them in pieces, between which the browser can respond.
  const isEarly = useDeferredValue(useIsEarly());
  const [at, setAt] = useState(0);
  const auto = useAutoplay(seconds, () => setAt((at + 1) % slides.length));
  const show = (index: number) => {
    setAt(index);
    if (auto.on) auto.toggle();
  };
  return (
    <section aria-roledescription={texts.carousel} aria-label={label} className={styles.root} {...auto.holds}>
      <div className={styles.stage} aria-live={auto.turning ? 'off' : 'polite'}>
        {slides.map(({ key, art, title, text }, index) => (
          <div
            key={key}
            className={styles.slide}
            aria-hidden={index !== at}
            data-shown={index === at || undefined}
          >
            {(index === at || !isEarly) && (
              <>
                <div className={styles.art}>{!isEarly && art}</div>
                <p className={styles.title}>{title}</p>
                <p className={styles.text}>{text}</p>
              </>
            )}
          </div>
        ))}
      </div>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.pause}
          aria-label={auto.on ? texts.pause : texts.play}
          onClick={auto.toggle}
        >
          {auto.on ? <Pause /> : <Play />}
        </button>
        {slides.map(({ key, title }, index) => (
          <button
            key={key}
            type="button"
            className={styles.dot}
            aria-label={texts.show(title)}
            aria-current={index === at || undefined}
            onClick={() => show(index)}
          />
        ))}
      </div>
    </section>
  );
}
