import { createFileRoute, redirect } from '@tanstack/react-router';
import type { ContentProps } from '#src/features/content/content-props.ts';
import { projectNumber } from '#src/features/content/own-search.ts';
import { ProjectScreen } from '#src/features/content/ProjectScreen.tsx';
import { guard } from './-context.ts';
import { OwnProjectsPage } from './-OwnProjectsPage.tsx';

/** [RT-11] An invalid number leads to the root. */
export const Route = createFileRoute('/_app/myteaching/$type/faculty-add-project/$projectId')({
  beforeLoad: ({ context, params }) => {
    guard(context.person, '/myteaching/$type/faculty-add-project/$projectId');
    if (projectNumber(params.projectId) === 0) throw redirect({ to: '/' });
  },
  component: Page,
});

function Page() {
  return <OwnProjectsPage {...Route.useRouteContext()} search={{}} screen={Screen} />;
}

function Screen({ app }: { readonly app: ContentProps }) {
  const id = projectNumber(Route.useParams().projectId);
  return <ProjectScreen key={id} id={id} app={app} />;
}
