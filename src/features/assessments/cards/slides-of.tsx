import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { cardStyles } from '../card-styles.ts';
import { cardMessages as messages } from './card-messages.en.ts';

const slide = css({ height: 'full', p: '1' });

/** Nobody pages through more. */
export const slidesMost = 24;

interface Slide {
  readonly key: string;
  readonly render: () => ReactNode;
}

/** Cards as slides. A long list ends with the total and a link to the whole list. */
export function slidesOf(cards: readonly Slide[], all: ReactNode): readonly Slide[] {
  const slides = cards.slice(0, slidesMost).map(({ key, render }) => ({
    key,
    render: () => <div className={slide}>{render()}</div>,
  }));
  if (cards.length <= slidesMost) return slides;
  const rest = () => (
    <div className={slide}>
      <div className={cardStyles.card}>
        <p className={cardStyles.quiet}>{messages.shownOf(slidesMost, cards.length)}</p>
        <p>{all}</p>
      </div>
    </div>
  );
  return [...slides, { key: 'all', render: rest }];
}
