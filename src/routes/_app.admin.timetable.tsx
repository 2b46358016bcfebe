import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { timetableChanged } from '#contract/timetable/timetable.hints.ts';
import { isLiveSnapshot } from '#src/features/auth/session-ref.ts';
import { TimetableScreen } from '#src/features/timetable/TimetableScreen.tsx';
import { timetableSearch } from '#src/features/timetable/timetable-search.ts';
import { guard } from './-context.ts';
import { useHint } from './-use-hint.ts';

export const Route = createFileRoute('/_app/admin/timetable')({
  validateSearch: timetableSearch,
  beforeLoad: ({ context }) => guard(context.person, '/admin/timetable'),
  component: Page,
});

function Page() {
  const { person, session, live } = Route.useRouteContext();
  const { part, by, of, day, ...search } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TimetableScreen
      app={{
        person,
        sessionLive: useSelector(session, isLiveSnapshot),
        listen: useHint(live, timetableChanged),
        part,
        by,
        of,
        day,
        address: {
          search,
          onSearch: (next, { replace }) => void navigate({ search: { ...next, part, by, of, day }, replace }),
        },
        onGo: (next) => void navigate({ search: { part, by, of, day, ...next } }),
      }}
    />
  );
}
