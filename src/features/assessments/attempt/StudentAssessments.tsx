import type { StudentCard } from '#contract/assessments/attempt.wire.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import type { AssessmentsProps } from '../assessments-props.ts';
import { cardStyles } from '../card-styles.ts';
import { loadOwnCards } from '../cards/load-cards.ts';
import { ShownCards } from '../cards/ShownCards.tsx';
import { attemptMessages as messages } from './attempt-messages.en.ts';
import { StudentCardView } from './StudentCardView.tsx';

const { name } = cardStyles;

/** [DS-10, ER-35] A student's assessments: to do now, coming, and past. */
export function StudentAssessments({ app: { person, listen, onOpen } }: { readonly app: AssessmentsProps }) {
  const { round } = useRefresh(listen);
  const [loaded, , retry] = useLoaded(loadOwnCards, round);
  const cards = loaded.kind === 'loaded' ? loaded.data : [];
  return (
    <Stack>
      <PageHeader title={messages.title} text={messages.text} />
      {loaded.kind === 'loading' && <Skeleton label={messages.loading} shape="rows" count={4} />}
      {loaded.kind === 'failed' && (
        <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retry }} />
      )}
      {loaded.kind === 'loaded' && cards.length === 0 && (
        <EmptyState title={messages.none} text={messages.noneText} />
      )}
      {groups.map((group) => {
        const shown = cards.filter((each) => groupOf(each) === group);
        return (
          shown.length > 0 && (
            <Group
              key={group}
              title={messages.groups[group]}
              cards={shown}
              zone={person.school.timeZone}
              onOpen={onOpen}
            />
          )
        );
      })}
    </Stack>
  );
}

const groups = ['now', 'early', 'past'] as const;

const groupOf = ({ door }: StudentCard): (typeof groups)[number] => {
  if (door === 'open' || door === 'running') return 'now';
  return door === 'early' ? 'early' : 'past';
};

interface GroupProps extends Pick<AssessmentsProps, 'onOpen'> {
  readonly title: string;
  readonly cards: readonly StudentCard[];
  /** [CB-05] The school's. */
  readonly zone: string;
}

function Group({ title, cards, zone, onOpen }: GroupProps) {
  return (
    <section>
      <Stack>
        <h2 className={name}>{title}</h2>
        <ShownCards cards={cards}>
          {(each) => <StudentCardView key={each.assessment_id} of={each} zone={zone} onOpen={onOpen} />}
        </ShownCards>
      </Stack>
    </section>
  );
}
