import { createFileRoute } from '@tanstack/react-router';
import { TeachersProjectsScreen } from '#src/features/curriculum/OwnProjectsScreen.tsx';
import { resourceSearch } from '#src/lib/resource/resource-search.ts';
import { guard } from './-context.ts';
import { OwnProjectsPage } from './-OwnProjectsPage.tsx';

/** [RT-10] */
export const Route = createFileRoute('/_app/admin/manage-project')({
  validateSearch: resourceSearch,
  beforeLoad: ({ context }) => guard(context.person, '/admin/manage-project'),
  component: Page,
});

function Page() {
  const { person, session } = Route.useRouteContext();
  return (
    <OwnProjectsPage
      person={person}
      session={session}
      search={Route.useSearch()}
      screen={TeachersProjectsScreen}
    />
  );
}
