import { createFileRoute, redirect } from '@tanstack/react-router';
import { learningTypeOf } from '#contract/learning/learning.rules.ts';
import { LearningScreen } from '#src/features/learning/LearningScreen.tsx';
import { guard } from './-context.ts';
import { useLearningProps } from './-learning-props.ts';

/** [RT-09, CA-04] */
export const Route = createFileRoute('/core/$type')({
  beforeLoad: ({ context, params }) => {
    guard(context.person, '/core/$type');
    if (!learningTypeOf(params.type))
      throw redirect({ to: '/core/$type', params: { type: 'Classroom' }, replace: true });
  },
  component: Page,
});

function Page() {
  const { person, live } = Route.useRouteContext();
  const type = learningTypeOf(Route.useParams().type) ?? 'Classroom';
  return <LearningScreen app={useLearningProps(person, live, '/core')} type={type} />;
}
