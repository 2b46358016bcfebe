import { createFileRoute, redirect } from '@tanstack/react-router';
import { hasNoScreen } from '#contract/auth/session.model.ts';
import { homeOf } from '#contract/screens.ts';
import { NoAccess } from '#src/features/shell/NoAccess.tsx';
import { boardRoute } from './-board-route.ts';
import { loadBoardOf } from './-load-board.ts';
import { OfficeDashboard } from './-OfficeDashboard.tsx';

/** [LD-10] Redirects by role; the super admin stays. */
export const Route = createFileRoute('/_app/dashboard')({
  ...boardRoute,
  beforeLoad: ({ context: { person } }) => {
    const home = homeOf(person);
    if (home !== '/dashboard') throw redirect({ href: home, replace: true });
  },
  loader: (loading) => (hasNoScreen(loading.context.person) ? null : loadBoardOf(loading)),
  component: Dashboard,
});

/** [DS-02] The first screen of each role. */
function Dashboard() {
  const context = Route.useRouteContext();
  const board = Route.useLoaderData();
  const search = Route.useSearch();
  return board === null ? <NoAccess /> : <OfficeDashboard {...context} board={board} search={search} />;
}
