import { createFileRoute } from '@tanstack/react-router';
import { FacultyScreen } from '#src/features/people/FacultyScreen.tsx';
import { guard } from './-context.ts';
import { PeoplePage, peopleSearch } from './-people-page.tsx';

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
