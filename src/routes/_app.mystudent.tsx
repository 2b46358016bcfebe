import { createFileRoute } from '@tanstack/react-router';
import { MyStudentsScreen } from '#src/features/people/MyStudentsScreen.tsx';
import { peopleSearch } from '#src/features/people/people-search.ts';
import { guard } from './-context.ts';
import { PeoplePage } from './-PeoplePage.tsx';

export const Route = createFileRoute('/_app/mystudent')({
  validateSearch: peopleSearch,
  beforeLoad: ({ context }) => guard(context.person, '/mystudent'),
  component: Page,
});

function Page() {
  const { person, session, live } = Route.useRouteContext();
  return (
    <PeoplePage
      to="/mystudent"
      person={person}
      session={session}
      live={live}
      search={Route.useSearch()}
      screen={MyStudentsScreen}
    />
  );
}
