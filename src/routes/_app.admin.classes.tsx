import { createFileRoute } from '@tanstack/react-router';
import { classesSearch } from '#src/features/classes/places-props.ts';
import { ClassesPage } from './-ClassesPage.tsx';
import { guard } from './-context.ts';

/** [PR-04, RT-10] */
export const Route = createFileRoute('/_app/admin/classes')({
  validateSearch: classesSearch,
  beforeLoad: ({ context }) => guard(context.person, '/admin/classes'),
  component: Page,
});

function Page() {
  const { person, session, live } = Route.useRouteContext();
  return (
    <ClassesPage kind="grade" person={person} session={session} live={live} search={Route.useSearch()} />
  );
}
