import { createFileRoute } from '@tanstack/react-router';
import { TeachingScreen } from '#src/features/teaching/TeachingScreen.tsx';
import { guard } from './-context.ts';
import { useTeachingContext } from './-teaching-context.ts';

/** [RT-10] The kind that a line of the menu leads to. */
export const Route = createFileRoute('/_app/myteaching/Club')({
  beforeLoad: ({ context }) => guard(context.person, '/myteaching/Club'),
  component: Page,
});

function Page() {
  return <TeachingScreen site={useTeachingContext(Route.useRouteContext())} type="Club" />;
}
