import type { ReactNode } from 'react';
import { useKeptHeight } from '#src/lib/kept-height.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { Card } from '#src/ui/Card.tsx';
import { Carousel } from '#src/ui/Carousel.tsx';
import { KeptSpace } from '#src/ui/KeptSpace.tsx';
import type { AssessmentsProps } from '../assessments-props.ts';
import { attemptMessages } from '../attempt/attempt-messages.en.ts';
import { StudentCardView } from '../attempt/StudentCardView.tsx';
import { cardMessages as messages } from './card-messages.en.ts';
import { loadOwnUrgent } from './load-cards.ts';
import { slidesOf } from './slides-of.tsx';

const rank = { running: 0, open: 1, early: 2, late: 3, done: 3, excused: 3 } as const;

interface StudentCarouselProps {
  readonly app: Pick<AssessmentsProps, 'person' | 'listen' | 'onOpen'>;
  readonly all: ReactNode;
}

/** [EN-27] What a student has begun, can take now or has to take soon; nothing at all when there is nothing. */
export function StudentCarousel({ app: { person, listen, onOpen }, all }: StudentCarouselProps) {
  const { round } = useRefresh(listen);
  const [list] = useLoaded(loadOwnUrgent, round);
  // The list itself says what went wrong: here it would only be in the way.
  const cards = list.kind === 'loaded' ? list.data.filter(({ door }) => rank[door] < 3) : [];
  const { ref, height } = useKeptHeight(person.id, 'assessments', list.kind !== 'loading');
  if (list.kind === 'loading') return height > 0 ? <KeptSpace height={height} /> : null;
  if (cards.length === 0) return null;
  return (
    <div ref={ref}>
      <Card title={attemptMessages.title} actions={all}>
        <Carousel
          label={messages.urgent}
          show="several"
          slides={slidesOf(
            cards
              .toSorted(
                (one, other) =>
                  rank[one.door] - rank[other.door] || (one.opens_at ?? 0) - (other.opens_at ?? 0),
              )
              .map((of) => ({
                key: String(of.assessment_id),
                render: () => <StudentCardView of={of} zone={person.school.timeZone} onOpen={onOpen} />,
              })),
            all,
          )}
          texts={messages.carousel}
        />
      </Card>
    </div>
  );
}
