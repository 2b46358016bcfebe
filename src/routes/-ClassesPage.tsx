import { Link, useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { classesChanged } from '#contract/classes/classes.hints.ts';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import { isLiveSnapshot } from '#src/features/auth/session-ref.ts';
import { ClassesScreen } from '#src/features/classes/ClassesScreen.tsx';
import type { ClassesSearch } from '#src/features/classes/places-props.ts';
import { useSchoolChoice } from '#src/lib/school-choice/use-school-choice.tsx';
import { breadcrumbLink } from '#src/ui/breadcrumb.recipe.ts';
import type { RouterContext } from './-context.ts';
import { useHint } from './-use-hint.ts';

interface ClassesPageProps extends RouterContext {
  readonly kind: GroupKind;
  readonly person: Person;
  readonly search: ClassesSearch;
}

const paths = { grade: '/admin/classes', club: '/admin/clubs' } as const;

export function ClassesPage({ kind, person, session, live, search }: ClassesPageProps) {
  const navigate = useNavigate();
  const to = paths[kind];
  const onSearch = useCallback(
    (next: ClassesSearch, { replace }: { readonly replace: boolean }) =>
      void navigate({ to, search: next, replace }),
    [navigate, to],
  );
  const { schoolId, picker } = useSchoolChoice(person, search.school, (school) =>
    onSearch(school > 0 ? { school } : {}, { replace: false }),
  );
  const listen = useHint(live, classesChanged);
  return (
    <ClassesScreen
      kind={kind}
      person={person}
      sessionLive={useSelector(session, isLiveSnapshot)}
      listen={listen}
      schoolId={picker === undefined ? person.school.id : schoolId}
      picker={picker}
      search={schoolId > 0 ? { ...search, school: schoolId } : search}
      onSearch={onSearch}
      renderLink={(where, label) => (
        <Link to={to} search={where} className={breadcrumbLink()}>
          <bdi>{label}</bdi>
        </Link>
      )}
    />
  );
}
