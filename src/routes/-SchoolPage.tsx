import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { Fragment, type ReactNode, useMemo } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { classesChanged } from '#contract/classes/classes.hints.ts';
import { isLiveSnapshot } from '#src/features/auth/session-ref.ts';
import type { ResourceSearch } from '#src/lib/resource/resource-search.ts';
import { SchoolFirst } from '#src/lib/school-choice/SchoolFirst.tsx';
import type { SchoolListProps } from '#src/lib/school-choice/school-list.ts';
import type { SchoolSearch } from '#src/lib/school-choice/school-search.ts';
import { useSchoolChoice } from '#src/lib/school-choice/use-school-choice.tsx';
import type { RouterContext } from './-context.ts';
import { useHint } from './-use-hint.ts';

interface SchoolPageProps extends RouterContext {
  readonly to:
    | '/admin/faculty'
    | '/admin/students'
    | '/admin/imports'
    | '/admin/student-migration'
    | '/mystudent';
  readonly person: Person;
  readonly search: SchoolSearch;
  readonly title: string;
  readonly text: string;
  readonly children: (page: SchoolListProps) => ReactNode;
}

/** A screen of one school on its route; the central office chooses the school first. */
export function SchoolPage({ to, person, session, live, search, title, text, children }: SchoolPageProps) {
  const navigate = useNavigate();
  const sessionLive = useSelector(session, isLiveSnapshot);
  const { schoolId, picker, isMissing } = useSchoolChoice(person, search.school, (school) => {
    void navigate({ to, search: school > 0 ? { school } : {} });
  });
  const address = useMemo(
    () => ({
      search,
      onSearch: (next: ResourceSearch, { replace }: { readonly replace: boolean }) =>
        void navigate({ to, search: { ...next, ...(schoolId > 0 && { school: schoolId }) }, replace }),
    }),
    [search, navigate, to, schoolId],
  );
  const listen = useHint(live, classesChanged);
  if (isMissing) return <SchoolFirst title={title} text={text} picker={picker} />;
  const page = { person, schoolId, address, sessionLive, listen, picker };
  return <Fragment key={schoolId}>{children(page)}</Fragment>;
}
