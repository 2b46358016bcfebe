import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ComponentType, useCallback, useMemo } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { classesChanged } from '#contract/classes/classes.hints.ts';
import { roles } from '#contract/core/roles.ts';
import { isLiveSnapshot } from '#src/features/auth/session-ref.ts';
import type { PeopleSearch } from '#src/features/people/people-search.ts';
import type { PeopleSite } from '#src/features/people/people-site.ts';
import { NoSchool, SchoolPicker } from '#src/features/people/SchoolChoice.tsx';
import { ResetPasswordDialog } from '#src/features/profile/components/ResetPasswordDialog.tsx';
import { chooseSchool, useOfficeSchool } from '#src/lib/chosen-school.ts';
import { onHints } from '#src/lib/live.ts';
import type { ResourceSearch } from '#src/lib/resource/resource-search.ts';
import type { RouterContext } from './-context.ts';

interface PeoplePageProps extends RouterContext {
  readonly to: '/admin/faculty' | '/admin/students' | '/mystudent';
  readonly person: Person;
  readonly search: PeopleSearch;
  readonly screen: ComponentType<{ readonly site: PeopleSite }>;
}

/** A screen of people; the central office chooses the school first. */
export function PeoplePage({ to, person, session, live, search, screen: Screen }: PeoplePageProps) {
  const navigate = useNavigate();
  const sessionLive = useSelector(session, isLiveSnapshot);
  const isOffice = person.role === roles.superAdmin;
  const schoolId = useOfficeSchool(person, search.school);
  const address = useMemo(
    () => ({
      search,
      onSearch: (next: ResourceSearch, { replace }: { readonly replace: boolean }) =>
        void navigate({ to, search: { ...next, ...(schoolId > 0 && { school: schoolId }) }, replace }),
    }),
    [search, navigate, to, schoolId],
  );
  const listen = useCallback((ask: () => void) => onHints(live, [classesChanged], ask), [live]);
  const onSchool = (school: number) => {
    chooseSchool(person.id, school);
    void navigate({ to, search: school > 0 ? { school } : {}, replace: false });
  };
  if (isOffice && schoolId === 0)
    return <NoSchool of={to === '/admin/faculty' ? 'faculty' : 'students'} onSchool={onSchool} />;
  const site: PeopleSite = {
    person,
    schoolId,
    address,
    sessionLive,
    listen,
    ...(isOffice && { picker: <SchoolPicker schoolId={schoolId} onSchool={onSchool} /> }),
    ...(to !== '/mystudent' && {
      onImport: () =>
        void navigate({
          to: '/admin/imports',
          search: { open: 'new', ...(schoolId > 0 && { school: schoolId }) },
        }),
    }),
    renderReset: ({ personId, name, run }, onClosed) => (
      <ResetPasswordDialog target={{ personId, name }} reset={run} onClosed={onClosed} />
    ),
  };
  return <Screen key={schoolId} site={site} />;
}
