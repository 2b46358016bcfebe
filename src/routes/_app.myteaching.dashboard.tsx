import { createFileRoute } from '@tanstack/react-router';
import { BoardPage } from './-BoardPage.tsx';
import { boardRoute } from './-board-route.ts';
import { guard } from './-context.ts';
import { loadBoardOf } from './-load-board.ts';

export const Route = createFileRoute('/_app/myteaching/dashboard')({
  ...boardRoute,
  beforeLoad: ({ context }) => guard(context.person, '/myteaching/dashboard'),
  loader: loadBoardOf,
  component: Page,
});

function Page() {
  return <BoardPage {...Route.useRouteContext()} board={Route.useLoaderData()} search={Route.useSearch()} />;
}
