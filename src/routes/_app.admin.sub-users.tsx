import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { usersChanged } from '#contract/office/office.hints.ts';
import { isLiveSnapshot } from '#src/features/auth/session-ref.ts';
import { SubUsersScreen } from '#src/features/office/SubUsersScreen.tsx';
import { resourceSearch } from '#src/lib/resource/resource-search.ts';
import { guard } from './-context.ts';
import { useHint } from './-use-hint.ts';

export const Route = createFileRoute('/_app/admin/sub-users')({
  validateSearch: resourceSearch,
  beforeLoad: ({ context }) => guard(context.person, '/admin/sub-users'),
  component: Page,
});

function Page() {
  const { person, session, live } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <SubUsersScreen
      person={person}
      listen={useHint(live, usersChanged)}
      sessionLive={useSelector(session, isLiveSnapshot)}
      address={{
        search: Route.useSearch(),
        onSearch: (search, { replace }) => void navigate({ search, replace }),
      }}
    />
  );
}
