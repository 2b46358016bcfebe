import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { carousel } from './carousel.recipe.ts';
import { IconButton } from './IconButton.tsx';

export interface CarouselTexts {
  readonly previous: string;
  readonly next: string;
  /** Screen readers say these instead of "group": e.g. "carousel" and "slide". */
  readonly carousel: string;
  readonly slide: string;
  readonly position: (position: number, count: number) => string;
}

export interface CarouselBarProps {
  readonly count: number;
  readonly index: number;
  readonly go: (index: number) => void;
  /** With more slides, text replaces the dots. */
  readonly mostDots: number;
  readonly forward: number;
  readonly start: ReactNode;
  readonly texts: CarouselTexts;
}

export function CarouselBar({ count, index, go, mostDots, forward, start, texts }: CarouselBarProps) {
  const styles = carousel();
  return (
    <div className={styles.bar} data-noprint="">
      {start}
      <IconButton
        variant="outlined"
        label={texts.previous}
        icon={forward === 1 ? <ChevronLeft /> : <ChevronRight />}
        onClick={() => go(index - 1)}
      />
      {count > mostDots ? (
        <span className={styles.position}>{texts.position(index + 1, count)}</span>
      ) : (
        <Dots count={count} index={index} go={go} texts={texts} />
      )}
      <IconButton
        variant="outlined"
        label={texts.next}
        icon={forward === 1 ? <ChevronRight /> : <ChevronLeft />}
        onClick={() => go(index + 1)}
      />
    </div>
  );
}

type DotsProps = Pick<CarouselBarProps, 'count' | 'index' | 'go' | 'texts'>;

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
