import { createFileRoute } from '@tanstack/react-router';
import { PlanScreen } from '#src/features/teaching/PlanScreen.tsx';
import { guard } from './-context.ts';
import { useTeachingContext } from './-teaching-context.ts';

/** [C2-05] */
export const Route = createFileRoute('/_app/myteaching/plan')({
  beforeLoad: ({ context }) => guard(context.person, '/myteaching/plan'),
  component: Page,
});

function Page() {
  return <PlanScreen app={useTeachingContext(Route.useRouteContext())} />;
}
