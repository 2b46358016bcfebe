import { createFileRoute } from '@tanstack/react-router';
import { TeacherToday } from '#src/features/teaching/TeacherToday.tsx';
import { scheduleSearch } from '#src/features/timetable/timetable-search.ts';
import { guard } from './-context.ts';
import { LateWaiting } from './-LateReview.tsx';
import { SchedulePage } from './-SchedulePage.tsx';
import { useTeachingContext } from './-teaching-context.ts';

export const Route = createFileRoute('/_app/schedule/faculty')({
  validateSearch: scheduleSearch,
  beforeLoad: ({ context }) => guard(context.person, '/schedule/faculty'),
  component: Page,
});

function Page() {
  const context = Route.useRouteContext();
  const { person, session, live } = context;
  const { day = '' } = Route.useSearch();
  return (
    <SchedulePage
      to="/schedule/faculty"
      person={person}
      session={session}
      live={live}
      day={day}
      today={<TeacherToday app={useTeachingContext(context)} more={<LateWaiting {...context} />} />}
    />
  );
}
