import { createFileRoute } from '@tanstack/react-router';
import { MyStudentsScreen } from '#src/features/people/MyStudentsScreen.tsx';
import { guard } from './-context.ts';
import { PeoplePage, peopleSearch } from './-people-page.tsx';

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
