import Plus from 'lucide-react/icons/plus';
import { useCallback } from 'react';
import { getScheduleAssessmentCall } from '#contract/assessments/calls/get-schedule-assessment.call.ts';
import type { AssessmentCard } from '#contract/assessments/schedule.wire.ts';
import { roles } from '#contract/core/roles.ts';
import { containsWords, searchWords } from '#contract/search/fold.ts';
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
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import type { AssessmentsProps } from '../assessments-site.ts';
import { cardStyles } from '../card-styles.ts';
import { scheduleMessages as messages } from './schedule-messages.en.ts';

const { grid, card, name, quiet } = cardStyles;
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  marginBlockStart: 'auto',
  paddingBlockStart: '2',
});
const find = css({ maxWidth: 'login' });

/** [PR-08, EN-27, CB-06, ER-35] The assessments that a teacher or an admin reaches; teachers add and change theirs. */
export function AssessmentsScreen({ site }: { readonly site: AssessmentsProps }) {
  const { person, listen, address, onOpen, onNew, onChange } = site;
  const together = useRefresh(listen);
  const load = useCallback(
    (signal: AbortSignal) =>
      call(getScheduleAssessmentCall, { user_id: person.id, school_id: person.school.id }, { signal }),
    [person.id, person.school.id],
  );
  const [loaded, , retry] = useLoaded(load, together.round);
  const { search, onSearch } = address;
  const wanted = searchWords(search.q ?? '');
  const cards = loaded.kind === 'loaded' ? loaded.data.data : [];
  const shown = cards.filter(({ assessment_name: of, teacher }) => containsWords(`${of} ${teacher}`, wanted));
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
      {cards.length > 0 && (
        <div className={find}>
          <TextField
            type="search"
            label={messages.search}
            value={search.q ?? ''}
            maxLength={100}
            onChange={(text) => onSearch({ ...search, q: text || undefined }, { replace: true })}
          />
        </div>
      )}
      {loaded.kind === 'loading' && <Skeleton label={messages.loading} shape="rows" count={4} />}
      {loaded.kind === 'failed' && (
        <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retry }} />
      )}
      {loaded.kind === 'loaded' && shown.length === 0 && (
        <EmptyState title={messages.none} text={isWriter ? messages.noneText : undefined} />
      )}
      <div className={grid}>
        {shown.map((each) => (
          <article key={each.assessment_id} className={card}>
            <h2 className={name} dir="auto">
              {each.assessment_name}
            </h2>
            <p className={quiet}>
              {[messages.kinds[each.kind], messages.minutes(each.minutes), messages.by(each.teacher)].join(
                ' · ',
              )}
            </p>
            <div>
              <Badge tone={tones[stageOf(each)]}>{messages.stages[stageOf(each)]}</Badge>
            </div>
            <p className={quiet}>
              {each.opens_at === null ? '' : formatMoment(each.opens_at, person.school.timeZone)}
            </p>
            <div className={foot}>
              <Button variant="primary" onClick={() => onOpen(each.assessment_id)}>
                {messages.open}
              </Button>
              {isWriter && each.is_own === 1 && (
                <Button onClick={() => onChange(each.assessment_id)}>{messages.change}</Button>
              )}
            </div>
          </article>
        ))}
      </div>
    </Stack>
  );
}

const tones = {
  draft: 'neutral',
  coming: 'info',
  open: 'warning',
  toMark: 'warning',
  over: 'neutral',
  released: 'success',
} as const;

function stageOf({ state, start_exam_status: start, status }: AssessmentCard): keyof typeof tones {
  if (state === 'draft') return 'draft';
  if (start === 0) return 'coming';
  if (start === 1) return 'open';
  if (status === 2) return 'released';
  return status === 1 ? 'toMark' : 'over';
}
