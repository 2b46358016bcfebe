import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { contentChanged } from '#contract/content/content.hints.ts';
import { mayWriteBy } from '#contract/core/modules.ts';
import { isLiveSnapshot } from '#src/features/auth/session-ref.ts';
import { ContentScreen } from '#src/features/content/ContentScreen.tsx';
import { contentSearch } from '#src/features/content/content-search.ts';
import { guard } from './-context.ts';
import { useHint } from './-use-hint.ts';

export const Route = createFileRoute('/_app/admin/academic-content')({
  validateSearch: contentSearch,
  beforeLoad: ({ context }) => guard(context.person, '/admin/academic-content'),
  component: Page,
});

function Page() {
  const { person, session, live } = Route.useRouteContext();
  const { part, of, ...search } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ContentScreen
      part={part}
      of={of}
      app={{
        person,
        sessionLive: useSelector(session, isLiveSnapshot),
        as: 'office',
        listen: useHint(live, contentChanged),
        may: (call) => mayWriteBy(person, call),
        address: {
          search,
          onSearch: (next, { replace }) => void navigate({ search: { ...next, part, of }, replace }),
        },
        onGo: (next, id = 0) => void navigate({ search: { part: next, of: id } }),
      }}
    />
  );
}
