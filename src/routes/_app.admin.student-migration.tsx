import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { classesChanged } from '#contract/classes/classes.hints.ts';
import { roles } from '#contract/core/roles.ts';
import { MigrationScreen } from '#src/features/migration/MigrationScreen.tsx';
import { NoSchool } from '#src/features/migration/NoSchool.tsx';
import { peopleSearch } from '#src/features/people/people-search.ts';
import { SchoolPicker } from '#src/features/people/SchoolChoice.tsx';
import { chooseSchool, useOfficeSchool } from '#src/lib/chosen-school.ts';
import { onHints } from '#src/lib/live.ts';
import type { ResourceSearch } from '#src/lib/resource/resource-search.ts';
import { guard } from './-context.ts';

const to = '/admin/student-migration';

export const Route = createFileRoute('/_app/admin/student-migration')({
  validateSearch: peopleSearch,
  beforeLoad: ({ context }) => guard(context.person, to),
  component: Page,
});

/** The central office chooses the school first. */
function Page() {
  const { person, live } = Route.useRouteContext();
  const search = Route.useSearch();
  const navigate = useNavigate();
  const isOffice = person.role === roles.superAdmin;
  const schoolId = useOfficeSchool(person, search.school);
  const address = useMemo(
    () => ({
      search,
      onSearch: (next: ResourceSearch, { replace }: { readonly replace: boolean }) =>
        void navigate({ to, search: { ...next, ...(schoolId > 0 && { school: schoolId }) }, replace }),
    }),
    [search, navigate, schoolId],
  );
  const listen = useCallback((ask: () => void) => onHints(live, [classesChanged], ask), [live]);
  const onSchool = (school: number) => {
    chooseSchool(person.id, school);
    void navigate({ to, search: school > 0 ? { school } : {}, replace: false });
  };
  const picker = isOffice && <SchoolPicker schoolId={schoolId} onSchool={onSchool} />;
  if (isOffice && schoolId === 0) return <NoSchool picker={picker} />;
  return <MigrationScreen key={schoolId} site={{ person, schoolId, address, listen, picker }} />;
}
