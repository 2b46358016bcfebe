import { createFileRoute } from '@tanstack/react-router';
import { ImportsScreen } from '#src/features/roster/ImportsScreen.tsx';
import { rosterMessages } from '#src/features/roster/messages.en.ts';
import { schoolSearch } from '#src/lib/school-choice/school-search.ts';
import { guard } from './-context.ts';
import { SchoolPage } from './-SchoolPage.tsx';

const to = '/admin/imports';

export const Route = createFileRoute('/_app/admin/imports')({
  validateSearch: schoolSearch,
  beforeLoad: ({ context }) => guard(context.person, to),
  component: Page,
});

function Page() {
  const { title, text } = rosterMessages;
  return (
    <SchoolPage {...Route.useRouteContext()} to={to} search={Route.useSearch()} title={title} text={text}>
      {(school) => <ImportsScreen app={school} />}
    </SchoolPage>
  );
}
