import { createFileRoute } from '@tanstack/react-router';
import { screenNames } from '#src/features/shell/screen-names.ts';
import { loadBoard } from '#src/features/task-genie/board/load-board.ts';
import { boardSearch } from '#src/features/task-genie/board-search.ts';
import { BoardPage } from './-BoardPage.tsx';
import { guard } from './-context.ts';

/** [LD-05] Where students of a school of clubs land. */
export const Route = createFileRoute('/_app/student/club')({
  validateSearch: boardSearch,
  beforeLoad: ({ context }) => guard(context.person, '/student/club'),
  loaderDeps: ({ search: { tab, all } }) => ({ whole: all ? (tab ?? 'due') : null }),
  loader: ({ context, deps, abortController }) =>
    loadBoard(context.person, deps.whole, abortController.signal),
  component: Page,
});

function Page() {
  const { person, session, live } = Route.useRouteContext();
  return (
    <BoardPage
      title={screenNames.club}
      person={person}
      session={session}
      live={live}
      board={Route.useLoaderData()}
      search={Route.useSearch()}
    />
  );
}
