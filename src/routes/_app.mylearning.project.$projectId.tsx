import { createFileRoute, redirect } from '@tanstack/react-router';
import { useCallback } from 'react';
import { curriculumChanged } from '#contract/curriculum/curriculum.hints.ts';
import { projectNumber } from '#src/features/curriculum/own-search.ts';
import { ProjectPage } from '#src/features/curriculum/school/ProjectPage.tsx';
import { onHints } from '#src/lib/live.ts';
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
  const { live } = Route.useRouteContext();
  const listen = useCallback((ask: () => void) => onHints(live, [curriculumChanged], ask), [live]);
  return <ProjectPage key={id} id={id} listen={listen} />;
}
