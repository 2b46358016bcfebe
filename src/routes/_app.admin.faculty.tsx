import { createFileRoute } from '@tanstack/react-router';
import { FacultyScreen } from '#src/features/people/FacultyScreen.tsx';
import { peopleSearch } from '#src/features/people/people-search.ts';
import { guard } from './-context.ts';
import { PeoplePage } from './-PeoplePage.tsx';

export const Route = createFileRoute('/_app/admin/faculty')({
  validateSearch: peopleSearch,
  beforeLoad: ({ context }) => guard(context.person, '/admin/faculty'),
  component: Page,
});

function Page() {
  const { person, session, live } = Route.useRouteContext();
  return (
    <PeoplePage
      to="/admin/faculty"
      person={person}
      session={session}
      live={live}
      search={Route.useSearch()}
      screen={FacultyScreen}
    />
  );
}
