import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ComponentType, useCallback } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { contentChanged } from '#contract/content/content.hints.ts';
import { roles } from '#contract/core/roles.ts';
import { isLiveSnapshot } from '#src/features/auth/session-ref.ts';
import type { ContentProps } from '#src/features/content/content-props.ts';
import type { ResourceSearch } from '#src/lib/resource/resource-search.ts';
import type { RouterContext } from './-context.ts';
import { useHint } from './-use-hint.ts';

interface OwnProjectsPageProps extends RouterContext {
  readonly person: Person;
  readonly search: ResourceSearch;
  readonly screen: ComponentType<{ readonly app: ContentProps }>;
}

/** [RT-10, RT-11] Teachers' own projects on their route: the teacher writes, the school's admin decides. */
export function OwnProjectsPage({ person, session, live, search, screen: Screen }: OwnProjectsPageProps) {
  const navigate = useNavigate();
  const isAuthor = person.role === roles.faculty;
  const list = isAuthor ? '/myteaching/projects' : '/admin/manage-project';
  const onSearch = useCallback(
    (next: ResourceSearch, { replace }: { readonly replace: boolean }) =>
      void navigate({ to: list, search: next, replace }),
    [navigate, list],
  );
  return (
    <Screen
      app={{
        person,
        sessionLive: useSelector(session, isLiveSnapshot),
        as: isAuthor ? 'author' : 'admin',
        may: () => isAuthor && !person.school.isDemo,
        address: { search, onSearch },
        listen: useHint(live, contentChanged),
        onGo: (_part, of = 0) =>
          of === 0
            ? void navigate({ to: list })
            : void navigate({
                to: '/myteaching/$type/faculty-add-project/$projectId',
                params: { type: 'projects', projectId: String(of) },
              }),
      }}
    />
  );
}
