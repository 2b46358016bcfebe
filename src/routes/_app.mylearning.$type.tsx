import { createFileRoute, redirect } from '@tanstack/react-router';
import { learningTypeOf } from '#contract/learning/learning.rules.ts';
import { LearningScreen } from '#src/features/learning/LearningScreen.tsx';
import { guard } from './-context.ts';
import { useLearningProps } from './-learning-props.ts';

/** [RT-10, CA-04] */
export const Route = createFileRoute('/_app/mylearning/$type')({
  beforeLoad: ({ context, params }) => {
    guard(context.person, '/mylearning/$type');
    if (!learningTypeOf(params.type))
      throw redirect({ to: '/mylearning/$type', params: { type: 'Classroom' }, replace: true });
  },
  component: Page,
});

function Page() {
  const { person, live } = Route.useRouteContext();
  const type = learningTypeOf(Route.useParams().type) ?? 'Classroom';
  return <LearningScreen app={useLearningProps(person, live, '/mylearning')} type={type} />;
}
