import { createFileRoute } from '@tanstack/react-router';
import { peopleSearch } from '#src/features/people/people-search.ts';
import { StudentsScreen } from '#src/features/people/StudentsScreen.tsx';
import { guard } from './-context.ts';
import { PeoplePage } from './-PeoplePage.tsx';

export const Route = createFileRoute('/_app/admin/students')({
  validateSearch: peopleSearch,
  beforeLoad: ({ context }) => guard(context.person, '/admin/students'),
  component: Page,
});

function Page() {
  const { person, session, live } = Route.useRouteContext();
  return (
    <PeoplePage
      to="/admin/students"
      person={person}
      session={session}
      live={live}
      search={Route.useSearch()}
      screen={StudentsScreen}
    />
  );
}
