import { createFileRoute, redirect } from '@tanstack/react-router';
import type { ContentSite } from '#src/features/curriculum/content-site.ts';
import { projectNumber } from '#src/features/curriculum/own-search.ts';
import { ProjectScreen } from '#src/features/curriculum/ProjectScreen.tsx';
import { guard } from './-context.ts';
import { OwnProjectsPage } from './-OwnProjectsPage.tsx';

/** [RT-11] Of a number that is none the way leads to the root. */
export const Route = createFileRoute('/_app/myteaching/$type/faculty-add-project/$projectId')({
  beforeLoad: ({ context, params }) => {
    guard(context.person, '/myteaching/$type/faculty-add-project/$projectId');
    if (projectNumber(params.projectId) === 0) throw redirect({ to: '/' });
  },
  component: Page,
});

function Page() {
  const { person, session } = Route.useRouteContext();
  return <OwnProjectsPage person={person} session={session} search={{}} screen={Screen} />;
}

function Screen({ site }: { readonly site: ContentSite }) {
  const id = projectNumber(Route.useParams().projectId);
  return <ProjectScreen key={id} id={id} site={site} />;
}
