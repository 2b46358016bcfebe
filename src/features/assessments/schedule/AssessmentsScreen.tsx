import Plus from 'lucide-react/icons/plus';
import { useCallback } from 'react';
import { roles } from '#contract/core/roles.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import type { AssessmentsProps } from '../assessments-props.ts';
import { CardActions } from '../cards/CardActions.tsx';
import { CardsFilter, cardsBy } from '../cards/CardsFilter.tsx';
import { cardMessages } from '../cards/card-messages.en.ts';
import { loadCards } from '../cards/load-cards.ts';
import { ShownCards } from '../cards/ShownCards.tsx';
import { StageCard } from '../cards/StageCard.tsx';
import { scheduleMessages as messages } from './schedule-messages.en.ts';

/** [PR-08, EN-27, CB-06, ER-35] Assessments within a teacher's or admin's reach; teachers add and change their own. */
export function AssessmentsScreen({ app }: { readonly app: AssessmentsProps }) {
  const { person, listen, address, onNew } = app;
  const together = useRefresh(listen);
  const load = useCallback((signal: AbortSignal) => loadCards(person, signal), [person]);
  const [loaded, , retry] = useLoaded(load, together.round);
  const { search, onSearch } = address;
  const cards = loaded.kind === 'loaded' ? loaded.data : [];
  const shown = cardsBy(cards, search);
  const isWriter = person.role === roles.faculty;
  return (
    <Stack>
      <PageHeader
        title={messages.title}
        text={messages.text}
        actions={
          isWriter && (
            <Button variant="primary" icon={<Plus />} onClick={onNew}>
              {messages.add}
            </Button>
          )
        }
      />
      {cards.length > 0 && <CardsFilter search={search} onSearch={onSearch} />}
      {loaded.kind === 'loading' && <Skeleton label={messages.loading} shape="rows" count={4} />}
      {loaded.kind === 'failed' && (
        <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retry }} />
      )}
      {loaded.kind === 'loaded' && cards.length === 0 && (
        <EmptyState title={messages.none} text={isWriter ? messages.noneText : undefined} />
      )}
      {cards.length > 0 && shown.length === 0 && (
        <EmptyState title={cardMessages.noHit} text={cardMessages.noHitText} />
      )}
      <ShownCards cards={shown}>
        {(each) => (
          <StageCard key={each.assessment_id} of={each} zone={person.school.timeZone}>
            <CardActions of={each} app={app} />
          </StageCard>
        )}
      </ShownCards>
    </Stack>
  );
}
