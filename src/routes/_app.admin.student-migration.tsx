import { createFileRoute } from '@tanstack/react-router';
import { MigrationScreen } from '#src/features/migration/MigrationScreen.tsx';
import { migrationMessages } from '#src/features/migration/messages.en.ts';
import { schoolSearch } from '#src/lib/school-choice/school-search.ts';
import { guard } from './-context.ts';
import { SchoolPage } from './-SchoolPage.tsx';

const to = '/admin/student-migration';

export const Route = createFileRoute('/_app/admin/student-migration')({
  validateSearch: schoolSearch,
  beforeLoad: ({ context }) => guard(context.person, to),
  component: Page,
});

function Page() {
  const { title, text } = migrationMessages;
  return (
    <SchoolPage {...Route.useRouteContext()} to={to} search={Route.useSearch()} title={title} text={text}>
      {(school) => <MigrationScreen app={school} />}
    </SchoolPage>
  );
}
