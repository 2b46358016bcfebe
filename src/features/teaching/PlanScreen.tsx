import { Link } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { addDays } from '#contract/core/days.ts';
import { copyLastPlanCall } from '#contract/teaching/calls/copy-last-plan.call.ts';
import { plannedSessionListCall } from '#contract/teaching/calls/planned-session-list.call.ts';
import { teachingTodayCall } from '#contract/teaching/calls/teaching-today.call.ts';
import { firstDayOfWeek } from '#contract/timetable/timetable.rules.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { todayIn } from '#src/lib/days.ts';
import { errorText } from '#src/lib/tell-failure.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { formatDate } from '#src/lib/words/dates.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { PeriodBar } from '#src/ui/PeriodBar.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css, cx } from '#styled/css';
import { classOf, readingParams } from './class-ref.ts';
import { teachingMessages as messages } from './messages.en.ts';
import { projectMessages } from './project-messages.en.ts';
import type { TeachingContext } from './teaching-context.ts';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
});
const copying = css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'flex-end' });
const week = css({
  display: 'grid',
  gap: '3',
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 12rem), 1fr))]',
});
const day = css({
  p: '3',
  bg: 'surface',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'lg',
});
const heading = css({ textStyle: 'label', marginBlockEnd: '2' });
const isToday = css({ borderColor: 'brand' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });
const entry = css({
  display: 'grid',
  justifyItems: 'start',
  gap: '1',
  textStyle: 'small',
  py: '2',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
});

const loadGroups = async (signal: AbortSignal) => (await call(teachingTodayCall, {}, { signal })).data.groups;

export function PlanScreen({ app: { person, listen } }: { readonly app: TeachingContext }) {
  const today = todayIn(person.school.timeZone);
  const thisWeek = firstDayOfWeek(today);
  const [from, setFrom] = useState(thisWeek);
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await call(plannedSessionListCall, { from, to: addDays(from, 6) }, { signal })).data,
    [from],
  );
  const { round, refresh } = useRefresh(listen);
  const [planned, , retry] = useLoaded(load, round);
  // A day without school shows only if something is planned for it.
  const days = Array.from({ length: 7 }, (_, index) => addDays(from, index)).filter(
    (date, index) =>
      (index > 0 && index < 6) ||
      (planned.kind === 'loaded' && planned.data.some((each) => each.planned_on === date)),
  );
  const move = (weeks: number) => setFrom(addDays(from, 7 * weeks));
  return (
    <Stack>
      <PageHeader title={projectMessages.plan} text={projectMessages.planText} />
      <div className={bar}>
        <PeriodBar
          label={projectMessages.weekLabel}
          text={projectMessages.week(formatDate(from))}
          texts={{ previous: projectMessages.previousWeek, next: projectMessages.nextWeek }}
          onPrevious={() => move(-1)}
          onNext={() => move(1)}
        >
          {from !== thisWeek && (
            <Button size="sm" onClick={() => setFrom(thisWeek)}>
              {projectMessages.thisWeek}
            </Button>
          )}
        </PeriodBar>
        <div className={copying}>
          <CopyPlan onCopied={refresh} />
        </div>
      </div>
      {planned.kind === 'loading' && <Skeleton label={messages.loading} shape="rows" count={5} />}
      {planned.kind === 'failed' && (
        <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retry }} />
      )}
      {planned.kind === 'loaded' && (
        <div className={week}>
          {days.map((date) => {
            const entries = planned.data.filter(({ planned_on }) => planned_on === date);
            return (
              <section
                key={date}
                className={cx(day, date === today && isToday)}
                aria-label={formatDate(date, 'weekday')}
              >
                <h2 className={heading}>{formatDate(date, 'weekday')}</h2>
                {entries.length === 0 && <p className={quiet}>{projectMessages.nothingPlanned}</p>}
                {entries.map((each) => (
                  <Link
                    key={`${each.division} ${each.session_id}`}
                    className={entry}
                    to="/myteaching/$type/read-session-course/$projectId/$grade/$division/$part"
                    params={readingParams(each.project_id, each)}
                    search={{ session: true, at: each.session_id }}
                  >
                    <Badge>{messages.className(each.grade_name, each.division_name)}</Badge>
                    <bdi>{each.session_name}</bdi>
                    {each.is_done === 1 && <Badge tone="success">{projectMessages.isDone}</Badge>}
                  </Link>
                ))}
              </section>
            );
          })}
        </div>
      )}
    </Stack>
  );
}

function CopyPlan({ onCopied }: { readonly onCopied: () => void }) {
  const [groups] = useLoaded(loadGroups);
  const [chosen, setChosen] = useState('');
  const [busy, setBusy] = useState(false);
  const known = groups.kind === 'loaded' ? groups.data : [];
  const group = known.find(({ division }) => String(division) === chosen) ?? known[0];
  if (!group) return null;
  const copy = async () => {
    setBusy(true);
    try {
      const { copied } = await call(copyLastPlanCall, classOf(group));
      alerts.show({ tone: 'success', title: projectMessages.copied(copied) });
      onCopied();
    } catch (error) {
      alerts.show({ tone: 'error', title: messages.notDone, text: errorText(error) });
    }
    setBusy(false);
  };
  return (
    <>
      <Select
        label={projectMessages.copyFor}
        options={known.map((each) => ({
          value: String(each.division),
          label: messages.className(each.grade_name, each.division_name),
        }))}
        value={String(group.division)}
        onChange={setChosen}
        texts={{
          placeholder: projectMessages.choose,
          loading: messages.loading,
          empty: projectMessages.nothing,
        }}
      />
      <Button busy={busy} onClick={() => void copy()}>
        {projectMessages.copyPlan}
      </Button>
    </>
  );
}
