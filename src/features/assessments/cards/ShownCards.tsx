import { type ReactNode, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { cardStyles } from '../card-styles.ts';
import { cardMessages as messages } from './card-messages.en.ts';

const more = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });

/** Cards shown at first, and with each further press. */
const step = 60;

interface ShownCardsProps<Card> {
  readonly cards: readonly Card[];
  readonly children: (card: Card) => ReactNode;
}

export function ShownCards<Card>({ cards, children }: ShownCardsProps<Card>) {
  const [most, setMost] = useState(step);
  const shown = cards.slice(0, most);
  return (
    <Stack>
      <div className={cardStyles.grid}>{shown.map(children)}</div>
      {shown.length < cards.length && (
        <div className={more}>
          <span>{messages.shownOf(shown.length, cards.length)}</span>
          <Button onClick={() => setMost(most + step)}>{messages.showMore}</Button>
        </div>
      )}
    </Stack>
  );
}
