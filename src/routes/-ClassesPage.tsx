import { Link, useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { classesChanged } from '#contract/classes/classes.hints.ts';
import { roles } from '#contract/core/roles.ts';
import type { GroupKind } from '#contract/notices/notice.rules.ts';
import { isLiveSnapshot } from '#src/features/auth/session-ref.ts';
import { ClassesScreen } from '#src/features/classes/ClassesScreen.tsx';
import type { ClassesSearch } from '#src/features/classes/places-site.ts';
import { SchoolPicker } from '#src/features/people/SchoolChoice.tsx';
import { chooseSchool, useOfficeSchool } from '#src/lib/chosen-school.ts';
import { onHints } from '#src/lib/live.ts';
import { breadcrumbLink } from '#src/ui/breadcrumb.recipe.ts';
import type { RouterContext } from './-context.ts';

interface ClassesPageProps extends RouterContext {
  readonly kind: GroupKind;
  readonly person: Person;
  readonly search: ClassesSearch;
}

const paths = { grade: '/admin/classes', club: '/admin/clubs' } as const;

/** The classes or the clubs of a school on their route. */
export function ClassesPage({ kind, person, session, live, search }: ClassesPageProps) {
  const navigate = useNavigate();
  const to = paths[kind];
  const onSearch = useCallback(
    (next: ClassesSearch, { replace }: { readonly replace: boolean }) =>
      void navigate({ to, search: next, replace }),
    [navigate, to],
  );
  const isOffice = person.role === roles.superAdmin;
  const ofOffice = useOfficeSchool(person, search.school);
  const onSchool = (school: number) => {
    chooseSchool(person.id, school);
    onSearch(school > 0 ? { school } : {}, { replace: false });
  };
  const listen = useCallback((ask: () => void) => onHints(live, [classesChanged], ask), [live]);
  return (
    <ClassesScreen
      kind={kind}
      person={person}
      sessionLive={useSelector(session, isLiveSnapshot)}
      listen={listen}
      schoolId={isOffice ? ofOffice : person.school.id}
      {...(isOffice && { picker: <SchoolPicker schoolId={ofOffice} onSchool={onSchool} /> })}
      search={isOffice && ofOffice > 0 ? { ...search, school: ofOffice } : search}
      onSearch={onSearch}
      renderLink={(where, label) => (
        <Link to={to} search={where} className={breadcrumbLink()}>
          <bdi>{label}</bdi>
        </Link>
      )}
    />
  );
}
