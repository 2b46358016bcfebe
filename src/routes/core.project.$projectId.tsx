import { createFileRoute, redirect } from '@tanstack/react-router';
import { numberOf } from '#src/features/learning/learning-props.ts';
import { ProjectScreen } from '#src/features/learning/ProjectScreen.tsx';
import { guard } from './-context.ts';
import { useHandIn } from './-HandInSlot.tsx';
import { useLearningProps } from './-learning-props.ts';

/** [RT-09, CA-04] */
export const Route = createFileRoute('/core/project/$projectId')({
  beforeLoad: ({ context, params }) => {
    guard(context.person, '/core/project/$projectId');
    if (numberOf(params.projectId) === 0) throw redirect({ to: '/' });
  },
  component: Page,
});

function Page() {
  const { person, session, live } = Route.useRouteContext();
  const id = numberOf(Route.useParams().projectId);
  const app = useLearningProps(person, live, '/core');
  const handIn = useHandIn({ person, session, live });
  return <ProjectScreen key={id} app={app} id={id} handIn={handIn} />;
}
