import { createFileRoute } from '@tanstack/react-router';
import { teachingSearch } from '#src/features/teaching/teaching-search.ts';
import { guard } from './-context.ts';
import { TeachingPage } from './-TeachingPage.tsx';

/** [RT-10] For a line of the menu, which names the kind. */
export const Route = createFileRoute('/_app/myteaching/Classroom')({
  validateSearch: teachingSearch,
  beforeLoad: ({ context }) => guard(context.person, '/myteaching/Classroom'),
  component: Page,
});

function Page() {
  return <TeachingPage context={Route.useRouteContext()} type="Classroom" search={Route.useSearch()} />;
}
