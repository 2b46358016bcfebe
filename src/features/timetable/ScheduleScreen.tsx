import { lazy, type ReactNode, Suspense, useCallback } from 'react';
import { scheduleWeekCall } from '#contract/timetable/calls/schedule-week.call.ts';
import { call } from '#src/lib/api-client.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { messages } from './messages.en.ts';
import type { TimetableProps } from './timetable-props.ts';

// Separate code, so that the present lesson shows first.
const WeekOfLessons = lazy(async () => ({ default: (await import('./WeekOfLessons.tsx')).WeekOfLessons }));

/**
 * The part above has an unknown height until it loads. Until then the week keeps its space but stays hidden, so that
 * it never jumps. After eight seconds it shows anyway.
 */
const belowToday = css({
  '[aria-busy=true] ~ &': { visibility: 'hidden', animation: 'comeForth' },
});

interface ScheduleScreenProps {
  readonly app: TimetableProps;
  readonly day: string;
  readonly onDay: (day: string) => void;
  /** Above the week: the next lesson, from the teaching room. */
  readonly today?: ReactNode;
  readonly without: 'teacher' | 'division';
}

/** [LD-06, DS-09] The week of a teacher or student; on a phone day by day. */
export function ScheduleScreen({ app, day, onDay, today, without }: ScheduleScreenProps) {
  const { round } = useRefresh(app.listen);
  const load = useCallback((signal: AbortSignal) => call(scheduleWeekCall, { day }, { signal }), [day]);
  const [week, , retry] = useLoaded(load, round);
  return (
    <Stack>
      <PageHeader title={messages.schedule} />
      {today}
      <div className={belowToday}>
        {week.kind === 'loading' && <Skeleton label={messages.loading} shape="rows" count={5} />}
        {week.kind === 'failed' && (
          <ErrorState
            title={messages.failed}
            text={week.information || undefined}
            retry={{ label: messages.retry, onRetry: retry }}
          />
        )}
        {week.kind === 'loaded' && (
          <Suspense fallback={<Skeleton label={messages.loading} shape="rows" count={5} />}>
            <WeekOfLessons key={week.data.from} week={week.data} day={day} onDay={onDay} without={without} />
          </Suspense>
        )}
      </div>
    </Stack>
  );
}
