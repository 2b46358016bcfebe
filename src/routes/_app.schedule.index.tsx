import { createFileRoute } from '@tanstack/react-router';
import { scheduleSearch } from '#src/features/timetable/timetable-search.ts';
import { guard } from './-context.ts';
import { SchedulePage } from './-SchedulePage.tsx';

export const Route = createFileRoute('/_app/schedule/')({
  validateSearch: scheduleSearch,
  beforeLoad: ({ context }) => guard(context.person, '/schedule'),
  component: Page,
});

function Page() {
  const { person, session, live } = Route.useRouteContext();
  const { day = '' } = Route.useSearch();
  return <SchedulePage to="/schedule" person={person} session={session} live={live} day={day} />;
}
