import { createFileRoute } from '@tanstack/react-router';
import { fullBoardSearch } from '#src/features/notices/full-board/full-board-search.ts';
import { guard } from './-context.ts';
import { loadHighlightsOf } from './-load-board.ts';
import { TaskGeniePage } from './-TaskGeniePage.tsx';

/** [TG-09, RT-20] */
export const Route = createFileRoute('/_app/myteaching/taskgenie')({
  validateSearch: fullBoardSearch,
  beforeLoad: ({ context }) => guard(context.person, '/myteaching/taskgenie'),
  loader: loadHighlightsOf,
  component: Page,
});

function Page() {
  const { person, session, live } = Route.useRouteContext();
  return (
    <TaskGeniePage
      person={person}
      session={session}
      live={live}
      search={Route.useSearch()}
      highlights={Route.useLoaderData()}
    />
  );
}
