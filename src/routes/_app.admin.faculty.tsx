import { createFileRoute } from '@tanstack/react-router';
import { FacultyScreen } from '#src/features/people/FacultyScreen.tsx';
import { schoolSearch } from '#src/lib/school-choice/school-search.ts';
import { guard } from './-context.ts';
import { PeoplePage } from './-PeoplePage.tsx';

export const Route = createFileRoute('/_app/admin/faculty')({
  validateSearch: schoolSearch,
  beforeLoad: ({ context }) => guard(context.person, '/admin/faculty'),
  component: Page,
});

function Page() {
  return (
    <PeoplePage
      {...Route.useRouteContext()}
      to="/admin/faculty"
      search={Route.useSearch()}
      screen={FacultyScreen}
    />
  );
}
