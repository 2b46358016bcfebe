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

/** [EN-27] What a student has begun, can start now or must take soon; nothing if there is none. */
export function StudentCarousel({ app: { person, listen, onOpen }, all }: StudentCarouselProps) {
  const { round } = useRefresh(listen);
  const [list] = useLoaded(loadOwnUrgent, round);
  // The list itself reports failures, so they are not shown here.
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
