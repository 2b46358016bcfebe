import CircleCheck from 'lucide-react/icons/circle-check';
import type { StudentCard } from '#contract/assessments/attempt.wire.ts';
import { getStudentAssessmentsCall } from '#contract/assessments/calls/get-student-assessments.call.ts';
import { cardLabel, hasApprovedIcon } from '#contract/assessments/card.rules.ts';
import { call } from '#src/lib/api-client.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { formatMoment } from '#src/lib/words/dates.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import type { AssessmentsProps } from '../assessments-site.ts';
import { cardStyles } from '../card-styles.ts';
import { attemptMessages as messages } from './attempt-messages.en.ts';

const { grid, card, name, quiet } = cardStyles;
const badges = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const foot = css({ marginBlockStart: 'auto', paddingBlockStart: '2' });

const load = (signal: AbortSignal) => call(getStudentAssessmentsCall, {}, { signal });

/** [DS-10, ER-35] The assessments of a student: what can be done now, what comes, what was. */
export function StudentAssessments({
  site: { person, listen, onOpen },
}: {
  readonly site: AssessmentsProps;
}) {
  const { round } = useRefresh(listen);
  const [loaded, , retry] = useLoaded(load, round);
  const cards = loaded.kind === 'loaded' ? loaded.data.data : [];
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
  /** [CB-05] Of the school. */
  readonly zone: string;
}

function Group({ title, cards, zone, onOpen }: GroupProps) {
  return (
    <section>
      <Stack>
        <h2 className={name}>{title}</h2>
        <div className={grid}>
          {cards.map((each) => (
            <AssessmentCard key={each.assessment_id} of={each} zone={zone} onOpen={onOpen} />
          ))}
        </div>
      </Stack>
    </section>
  );
}

const tones = {
  early: 'neutral',
  open: 'info',
  late: 'neutral',
  running: 'warning',
  done: 'success',
  excused: 'neutral',
} as const;

/** [EN-27, ST-23, ST-24, ST-25, ST-26, QC-41] */
function AssessmentCard({
  of,
  zone,
  onOpen,
}: { readonly of: StudentCard } & Pick<GroupProps, 'zone' | 'onOpen'>) {
  const label = cardLabel(of);
  return (
    <article className={card}>
      <h3 className={name} dir="auto">
        {of.assessment_name}
      </h3>
      <p className={quiet}>
        {[messages.kinds[of.kind], messages.minutes(of.minutes), messages.by(of.teacher)].join(' · ')}
      </p>
      <div className={badges}>
        <Badge tone={tones[of.door]}>{messages.doors[of.door]}</Badge>
        {label !== 'none' && (
          <Badge tone="success" icon={hasApprovedIcon(of) ? <CircleCheck /> : undefined}>
            {messages.labels[label]}
          </Badge>
        )}
      </div>
      <p className={quiet}>{timeOf(of, zone)}</p>
      <div className={foot}>
        <Button
          variant={of.door === 'open' || of.door === 'running' ? 'primary' : 'secondary'}
          onClick={() => onOpen(of.assessment_id)}
        >
          {actionOf(of)}
        </Button>
      </div>
    </article>
  );
}

function timeOf(
  { door, opens_at: opens, last_start_at: last, closes_at: closes }: StudentCard,
  zone: string,
): string {
  if (door === 'early') return opens === null ? '' : messages.opens(formatMoment(opens, zone));
  if (door === 'open' && last !== null) return messages.startBy(formatMoment(last, zone));
  return closes === null ? '' : messages.closes(formatMoment(closes, zone));
}

function actionOf({ door, attempt_id: attemptId }: StudentCard): string {
  if (door === 'running') return messages.goOn;
  if (door === 'open') return messages.begin;
  return attemptId > 0 ? messages.result : messages.see;
}
