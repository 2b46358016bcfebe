import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { classesChanged } from '#contract/classes/classes.hints.ts';
import { roles } from '#contract/core/roles.ts';
import { peopleSearch } from '#src/features/people/people-search.ts';
import { SchoolPicker } from '#src/features/people/SchoolChoice.tsx';
import { ImportsScreen, NoSchoolForImports } from '#src/features/roster/ImportsScreen.tsx';
import { chooseSchool, useOfficeSchool } from '#src/lib/chosen-school.ts';
import { onHints } from '#src/lib/live.ts';
import type { ResourceSearch } from '#src/lib/resource/resource-search.ts';
import { guard } from './-context.ts';

const to = '/admin/imports';

export const Route = createFileRoute('/_app/admin/imports')({
  validateSearch: peopleSearch,
  beforeLoad: ({ context }) => guard(context.person, to),
  component: Page,
});

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
  const picker = isOffice && (
    <SchoolPicker
      schoolId={schoolId}
      onSchool={(school) => {
        chooseSchool(person.id, school);
        void navigate({ to, search: school > 0 ? { school } : {} });
      }}
    />
  );
  if (isOffice && schoolId === 0) return <NoSchoolForImports picker={picker} />;
  return (
    <ImportsScreen key={schoolId} site={{ person, schoolId, address, listen, ...(picker && { picker }) }} />
  );
}
