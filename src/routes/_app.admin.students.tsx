import { createFileRoute } from '@tanstack/react-router';
import { StudentsScreen } from '#src/features/people/StudentsScreen.tsx';
import { schoolSearch } from '#src/lib/school-choice/school-search.ts';
import { guard } from './-context.ts';
import { PeoplePage } from './-PeoplePage.tsx';

export const Route = createFileRoute('/_app/admin/students')({
  validateSearch: schoolSearch,
  beforeLoad: ({ context }) => guard(context.person, '/admin/students'),
  component: Page,
});

function Page() {
  return (
    <PeoplePage
      {...Route.useRouteContext()}
      to="/admin/students"
      search={Route.useSearch()}
      screen={StudentsScreen}
    />
  );
}
