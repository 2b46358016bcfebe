import { createFileRoute } from '@tanstack/react-router';
import { choicesSearch } from '#src/features/choices/choices-search.ts';
import { MyCurriculumScreen } from '#src/features/choices/MyCurriculumScreen.tsx';
import { CurriculumPage } from './-CurriculumPage.tsx';
import { guard } from './-context.ts';

/** [CA-02] */
export const Route = createFileRoute('/_app/myteaching/curriculum')({
  validateSearch: choicesSearch,
  beforeLoad: ({ context }) => guard(context.person, '/myteaching/curriculum'),
  component: Page,
});

function Page() {
  const { person, session, live } = Route.useRouteContext();
  return (
    <CurriculumPage
      to="/myteaching/curriculum"
      person={person}
      session={session}
      live={live}
      search={Route.useSearch()}
      screen={MyCurriculumScreen}
    />
  );
}
