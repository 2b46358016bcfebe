import { createFileRoute, redirect } from '@tanstack/react-router';
import { numberOf } from '#src/features/learning/learning-props.ts';
import { SessionScreen } from '#src/features/learning/SessionScreen.tsx';
import { guard } from './-context.ts';
import { usePractice } from './-HandInSlot.tsx';
import { useLearningProps } from './-learning-props.ts';

/** [RT-10, CA-04] */
export const Route = createFileRoute('/_app/mylearning/project/$projectId_/session/$sessionId')({
  beforeLoad: ({ context, params }) => {
    guard(context.person, '/mylearning/project/$projectId/session/$sessionId');
    if (numberOf(params.projectId) === 0 || numberOf(params.sessionId) === 0) throw redirect({ to: '/' });
  },
  component: Page,
});

function Page() {
  const { person, session, live } = Route.useRouteContext();
  const params = Route.useParams();
  const app = useLearningProps(person, live, '/mylearning');
  const id = numberOf(params.sessionId);
  const practice = usePractice({ person, session, live });
  return (
    <SessionScreen key={id} app={app} projectId={numberOf(params.projectId)} id={id} practice={practice} />
  );
}
