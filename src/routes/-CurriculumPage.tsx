import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ComponentType, useCallback } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { curriculumChanged } from '#contract/content/content.hints.ts';
import { isLiveSnapshot } from '#src/features/auth/session-ref.ts';
import type { ChoicesScreenProps } from '#src/features/choices/choices-props.ts';
import type { ChoicesSearch } from '#src/features/choices/choices-search.ts';
import type { RouterContext } from './-context.ts';
import { useHint } from './-use-hint.ts';

interface CurriculumPageProps extends Pick<RouterContext, 'session' | 'live'> {
  readonly to: '/admin/curriculum' | '/myteaching/curriculum';
  readonly person: Person;
  readonly search: ChoicesSearch;
  readonly screen: ComponentType<{ readonly app: ChoicesScreenProps }>;
}

export function CurriculumPage({ to, person, session, live, search, screen: Screen }: CurriculumPageProps) {
  const navigate = useNavigate();
  const onSearch = useCallback(
    (next: ChoicesSearch, { replace }: { readonly replace: boolean }) =>
      void navigate({ to, search: next, replace }),
    [navigate, to],
  );
  const listen = useHint(live, curriculumChanged);
  const sessionLive = useSelector(session, isLiveSnapshot);
  return <Screen app={{ person, sessionLive, search, onSearch, listen }} />;
}
