import { createFileRoute } from '@tanstack/react-router';
import { CurriculumScreen } from '#src/features/choices/CurriculumScreen.tsx';
import { choicesSearch } from '#src/features/choices/choices-search.ts';
import { CurriculumPage } from './-CurriculumPage.tsx';
import { guard } from './-context.ts';

/** [PR-04] */
export const Route = createFileRoute('/_app/admin/curriculum')({
  validateSearch: choicesSearch,
  beforeLoad: ({ context }) => guard(context.person, '/admin/curriculum'),
  component: Page,
});

function Page() {
  const { person, session, live } = Route.useRouteContext();
  return (
    <CurriculumPage
      to="/admin/curriculum"
      person={person}
      session={session}
      live={live}
      search={Route.useSearch()}
      screen={CurriculumScreen}
    />
  );
}
