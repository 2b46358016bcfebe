import { createFileRoute, redirect } from '@tanstack/react-router';
import { homeOf } from '#contract/session/screens.ts';
import { hasNoScreen } from '#contract/session/session.model.ts';
import { NoAccess } from '#src/features/shell/NoAccess.tsx';
import { screenNames } from '#src/features/shell/screen-names.ts';
import { loadBoard } from '#src/features/task-genie/board/load-board.ts';
import { boardSearch } from '#src/features/task-genie/board-search.ts';
import { BoardPage } from './-BoardPage.tsx';

/** [LD-10] Leads on by role; the super admin stays. */
export const Route = createFileRoute('/_app/dashboard')({
  validateSearch: boardSearch,
  beforeLoad: ({ context: { person } }) => {
    const home = homeOf(person);
    if (home !== '/dashboard') throw redirect({ href: home, replace: true });
  },
  loaderDeps: ({ search: { tab, all } }) => ({ whole: all ? (tab ?? 'due') : null }),
  loader: ({ context: { person }, deps, abortController }) =>
    hasNoScreen(person) ? null : loadBoard(person, deps.whole, abortController.signal),
  component: Dashboard,
});

/** [DS-02] */
function Dashboard() {
  const { person, session, live } = Route.useRouteContext();
  const board = Route.useLoaderData();
  const search = Route.useSearch();
  if (board === null) return <NoAccess />;
  return (
    <BoardPage
      title={screenNames.dashboard}
      person={person}
      session={session}
      live={live}
      board={board}
      search={search}
    />
  );
}
