import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { timetableChanged } from '#contract/timetable/timetable.hints.ts';
import { isLiveSnapshot } from '#src/features/auth/session-ref.ts';
import { ScheduleScreen } from '#src/features/timetable/ScheduleScreen.tsx';
import type { RouterContext } from './-context.ts';
import { useHint } from './-use-hint.ts';

interface SchedulePageProps extends Pick<RouterContext, 'session' | 'live'> {
  readonly to: '/schedule' | '/schedule/faculty';
  readonly person: Person;
  readonly day: string;
  /** Above the week: another room's facts about the current or next lesson. */
  readonly today?: ReactNode;
}

export function SchedulePage({ to, person, session, live, day, today }: SchedulePageProps) {
  const navigate = useNavigate();
  return (
    <ScheduleScreen
      app={{
        person,
        sessionLive: useSelector(session, isLiveSnapshot),
        listen: useHint(live, timetableChanged),
      }}
      day={day}
      onDay={(next) => void navigate({ to, search: next === '' ? {} : { day: next } })}
      today={today}
      without={to === '/schedule/faculty' ? 'teacher' : 'division'}
    />
  );
}
