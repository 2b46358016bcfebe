import { createFileRoute, redirect } from '@tanstack/react-router';
import { teachingTypeOf } from '#contract/teaching/teaching.rules.ts';
import { teachingSearch } from '#src/features/teaching/teaching-search.ts';
import { guard } from './-context.ts';
import { TeachingPage } from './-TeachingPage.tsx';

/** [RT-10] */
export const Route = createFileRoute('/_app/myteaching/$type/')({
  validateSearch: teachingSearch,
  beforeLoad: ({ context, params }) => {
    guard(context.person, '/myteaching/$type');
    if (!teachingTypeOf(params.type)) throw redirect({ to: '/', replace: true });
  },
  component: Page,
});

function Page() {
  const type = teachingTypeOf(Route.useParams().type) ?? 'Classroom';
  return <TeachingPage context={Route.useRouteContext()} type={type} search={Route.useSearch()} />;
}
