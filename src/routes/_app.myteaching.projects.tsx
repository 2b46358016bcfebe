import { createFileRoute } from '@tanstack/react-router';
import { OwnProjectsScreen } from '#src/features/content/OwnProjectsScreen.tsx';
import { resourceSearch } from '#src/lib/resource/resource-search.ts';
import { guard } from './-context.ts';
import { OwnProjectsPage } from './-OwnProjectsPage.tsx';

/** [RT-11] */
export const Route = createFileRoute('/_app/myteaching/projects')({
  validateSearch: resourceSearch,
  beforeLoad: ({ context }) => guard(context.person, '/myteaching/projects'),
  component: Page,
});

function Page() {
  return (
    <OwnProjectsPage {...Route.useRouteContext()} search={Route.useSearch()} screen={OwnProjectsScreen} />
  );
}
