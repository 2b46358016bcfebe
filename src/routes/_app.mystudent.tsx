import { createFileRoute } from '@tanstack/react-router';
import { MyStudentsScreen } from '#src/features/people/MyStudentsScreen.tsx';
import { schoolSearch } from '#src/lib/school-choice/school-search.ts';
import { guard } from './-context.ts';
import { PeoplePage } from './-PeoplePage.tsx';

export const Route = createFileRoute('/_app/mystudent')({
  validateSearch: schoolSearch,
  beforeLoad: ({ context }) => guard(context.person, '/mystudent'),
  component: Page,
});

function Page() {
  return (
    <PeoplePage
      {...Route.useRouteContext()}
      to="/mystudent"
      search={Route.useSearch()}
      screen={MyStudentsScreen}
    />
  );
}
