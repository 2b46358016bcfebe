import { createFileRoute } from '@tanstack/react-router';
import { HostScreen } from '#src/features/screen-share/HostScreen.tsx';
import { hostSearch } from '#src/features/screen-share/share-search.ts';
import { guard } from './-context.ts';

/** [ST-27] The tab that shares. */
export const Route = createFileRoute('/_app/myteaching/screen-share')({
  validateSearch: hostSearch,
  beforeLoad: ({ context }) => guard(context.person, '/myteaching/screen-share'),
  component: Page,
});

function Page() {
  const { grade = 0, division = 0, club = 0, batch = 0, project = 0 } = Route.useSearch();
  const { person } = Route.useRouteContext();
  return <HostScreen person={person} place={{ grade, division, club, batch, project }} />;
}
