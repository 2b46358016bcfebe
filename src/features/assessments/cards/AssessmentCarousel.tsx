import { type ReactNode, useCallback } from 'react';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Carousel } from '#src/ui/Carousel.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { css } from '#styled/css';
import type { AssessmentsProps } from '../assessments-props.ts';
import { scheduleMessages } from '../schedule/schedule-messages.en.ts';
import { cardMessages as messages } from './card-messages.en.ts';
import { loadCards } from './load-cards.ts';
import { StageCard } from './StageCard.tsx';
import { slidesOf } from './slides-of.tsx';
import { urgentCards } from './stages.ts';

const quiet = css({ color: 'text.muted' });
const texts = () => messages.carousel;

interface AssessmentCarouselProps {
  readonly app: Pick<AssessmentsProps, 'person' | 'listen' | 'onOpen'>;
  readonly all: ReactNode;
}

/** [DF-08, DF-09, DS-10, CB-06, ER-35] For a teacher's first screen: what runs, needs marking or comes. */
export function AssessmentCarousel({ app: { person, listen, onOpen }, all }: AssessmentCarouselProps) {
  const { round } = useRefresh(listen);
  const load = useCallback((signal: AbortSignal) => loadCards(person, signal, 'urgent'), [person]);
  const [list, , retry] = useLoaded(load, round);
  const urgent = list.kind === 'loaded' ? urgentCards(list.data) : [];
  return (
    <Card title={scheduleMessages.title} actions={all}>
      {list.kind === 'loading' && <Skeleton label={scheduleMessages.loading} shape="card" count={3} />}
      {list.kind === 'failed' && (
        <ErrorState
          title={scheduleMessages.failed}
          retry={{ label: scheduleMessages.retry, onRetry: retry }}
        />
      )}
      {list.kind === 'loaded' && urgent.length === 0 && <p className={quiet}>{messages.nothingUrgent}</p>}
      {urgent.length > 0 && (
        <Carousel
          label={messages.urgent}
          show="several"
          slides={slidesOf(
            urgent.map((of) => ({
              key: String(of.assessment_id),
              render: () => (
                <StageCard of={of} zone={person.school.timeZone} isBelow>
                  <Button onClick={() => onOpen(of.assessment_id)}>{scheduleMessages.open}</Button>
                </StageCard>
              ),
            })),
            all,
          )}
          texts={texts()}
        />
      )}
    </Card>
  );
}
