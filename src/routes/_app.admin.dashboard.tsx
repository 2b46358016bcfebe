import { createFileRoute } from '@tanstack/react-router';
import { screenNames } from '#src/features/shell/screen-names.ts';
import { loadBoard } from '#src/features/task-genie/board/load-board.ts';
import { boardSearch } from '#src/features/task-genie/board-search.ts';
import { BoardPage } from './-BoardPage.tsx';
import { guard } from './-context.ts';

export const Route = createFileRoute('/_app/admin/dashboard')({
  validateSearch: boardSearch,
  beforeLoad: ({ context }) => guard(context.person, '/admin/dashboard'),
  loaderDeps: ({ search: { tab, all, month } }) => ({ whole: all ? (tab ?? 'due') : null, month }),
  loader: ({ context, deps, abortController }) =>
    loadBoard(context.person, deps.whole, abortController.signal, deps.month),
  component: Page,
});

function Page() {
  const { person, session, live } = Route.useRouteContext();
  return (
    <BoardPage
      title={screenNames.dashboard}
      person={person}
      session={session}
      live={live}
      board={Route.useLoaderData()}
      search={Route.useSearch()}
    />
  );
}
