import { createFileRoute, redirect } from '@tanstack/react-router';
import { projectNumber } from '#src/features/curriculum/own-search.ts';
import { ProjectPage } from '#src/features/curriculum/school/ProjectPage.tsx';
import { guard } from './-context.ts';

/** [C1-12] */
export const Route = createFileRoute('/_app/mylearning/project/$projectId')({
  beforeLoad: ({ context, params }) => {
    guard(context.person, '/mylearning/project/$projectId');
    if (projectNumber(params.projectId) === 0) throw redirect({ to: '/' });
  },
  component: Page,
});

function Page() {
  const id = projectNumber(Route.useParams().projectId);
  return <ProjectPage key={id} id={id} />;
}
