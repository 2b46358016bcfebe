import Plus from 'lucide-react/icons/plus';
import { useCallback } from 'react';
import { questionChoicesCall } from '#contract/assessments/calls/question-choices.call.ts';
import { roles } from '#contract/core/roles.ts';
import { call } from '#src/lib/api-client.ts';
import { formMessages } from '#src/lib/form/messages.en.ts';
import { OpenRow } from '#src/lib/resource/OpenRow.tsx';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import type { AssessmentsProps } from '../assessments-site.ts';
import { cardStyles } from '../card-styles.ts';
import { CardsFilter, cardsBy } from '../cards/CardsFilter.tsx';
import { cardMessages } from '../cards/card-messages.en.ts';
import { loadCards } from '../cards/load-cards.ts';
import { StageCard } from '../cards/StageCard.tsx';
import { loadGroups } from './load-groups.ts';
import { loadSchedule, ScheduleForm } from './ScheduleForm.tsx';
import { scheduleMessages as messages } from './schedule-messages.en.ts';

const { grid } = cardStyles;

/** [PR-08, EN-27, CB-06, ER-35] The assessments that a teacher or an admin reaches; teachers add and change theirs. */
export function AssessmentsScreen({ site }: { readonly site: AssessmentsProps }) {
  const { person, listen, address, onOpen } = site;
  const together = useRefresh(listen);
  const load = useCallback((signal: AbortSignal) => loadCards(person, signal), [person]);
  const [loaded, , retry] = useLoaded(load, together.round);
  const { search, onSearch } = address;
  const cards = loaded.kind === 'loaded' ? loaded.data : [];
  const shown = cardsBy(cards, search);
  const isWriter = person.role === roles.faculty;
  const open = (row: string) => onSearch({ ...search, open: row || undefined }, { replace: false });
  return (
    <Stack>
      <PageHeader
        title={messages.title}
        text={messages.text}
        actions={
          isWriter && (
            <Button variant="primary" icon={<Plus />} onClick={() => open('new')}>
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
      <div className={grid}>
        {shown.map((each) => (
          <StageCard key={each.assessment_id} of={each} zone={person.school.timeZone}>
            <Button variant="primary" onClick={() => onOpen(each.assessment_id)}>
              {messages.open}
            </Button>
            {isWriter && each.is_own === 1 && (
              <Button onClick={() => open(String(each.assessment_id))}>{messages.change}</Button>
            )}
          </StageCard>
        ))}
      </div>
      {isWriter && (
        <OpenRow
          list={{ open: search.open ?? '', onOpen: open, refresh: together.refresh }}
          title={messages.edit}
          load={loadSchedule}
        >
          {(schedule, form) => <LoadedForm key={form.of} schedule={schedule} form={form} site={site} />}
        </OpenRow>
      )}
    </Stack>
  );
}

type Row = Parameters<Parameters<typeof OpenRow<Awaited<ReturnType<typeof loadSchedule>>>>[0]['children']>;

/** What the form chooses from comes before it: a draft would lose what it names. */
function LoadedForm({
  schedule,
  form,
  site,
}: {
  readonly schedule: Row[0];
  readonly form: Row[1];
  readonly site: AssessmentsProps;
}) {
  const { person } = site;
  const load = useCallback(
    async (signal: AbortSignal) => ({
      choices: await call(questionChoicesCall, {}, { signal }),
      groups: await loadGroups(person, signal),
    }),
    [person],
  );
  const [loaded, , retry] = useLoaded(load);
  if (loaded.kind !== 'loaded')
    return (
      <Dialog
        open
        size="form"
        title={messages.edit}
        closeLabel={formMessages.close}
        onRequestClose={form.onClose}
      >
        {loaded.kind === 'loading' ? (
          <Skeleton label={messages.loading} shape="rows" count={4} />
        ) : (
          <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retry }} />
        )}
      </Dialog>
    );
  return <ScheduleForm {...form} schedule={schedule} {...loaded.data} site={site} />;
}
