import { createFileRoute } from '@tanstack/react-router';
import { TeachersProjectsScreen } from '#src/features/content/OwnProjectsScreen.tsx';
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
  return (
    <OwnProjectsPage
      {...Route.useRouteContext()}
      search={Route.useSearch()}
      screen={TeachersProjectsScreen}
    />
  );
}
