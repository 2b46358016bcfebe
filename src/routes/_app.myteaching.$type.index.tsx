import { createFileRoute, redirect } from '@tanstack/react-router';
import { teachingTypeOf } from '#contract/teaching/teaching.rules.ts';
import { TeachingScreen } from '#src/features/teaching/TeachingScreen.tsx';
import { guard } from './-context.ts';
import { useTeachingContext } from './-teaching-context.ts';

/** What the list begins with, when one comes from a counter. */
const stateSearch = ({ state }: Record<string, unknown>): { readonly state?: 'open' | 'done' } =>
  state === 'open' || state === 'done' ? { state } : {};

/** [RT-10] */
export const Route = createFileRoute('/_app/myteaching/$type/')({
  validateSearch: stateSearch,
  beforeLoad: ({ context, params }) => {
    guard(context.person, '/myteaching/$type');
    if (!teachingTypeOf(params.type)) throw redirect({ to: '/', replace: true });
  },
  component: Page,
});

function Page() {
  const type = teachingTypeOf(Route.useParams().type) ?? 'Classroom';
  const { state } = Route.useSearch();
  return <TeachingScreen site={useTeachingContext(Route.useRouteContext())} type={type} state={state} />;
}
