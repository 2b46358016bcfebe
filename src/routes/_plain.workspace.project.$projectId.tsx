import { createFileRoute, redirect } from '@tanstack/react-router';
import { numberOf } from '#src/features/learning/learning-props.ts';
import { guard } from './-context.ts';
import { WorkspacePage } from './-WorkspacePage.tsx';

/** [CW-02, CW-03, CW-06] One's own program of a project. */
export const Route = createFileRoute('/_plain/workspace/project/$projectId')({
  beforeLoad: ({ context, params }) => {
    guard(context.person, '/workspace/project/$projectId');
    if (numberOf(params.projectId) === 0) throw redirect({ to: '/' });
  },
  component: Page,
});

function Page() {
  const projectId = numberOf(Route.useParams().projectId);
  return (
    <WorkspacePage
      key={projectId}
      context={Route.useRouteContext()}
      target={{ kind: 'project', projectId }}
      isStudio={false}
      mode="own"
    />
  );
}
