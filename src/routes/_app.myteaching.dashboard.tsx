import { createFileRoute } from '@tanstack/react-router';
import { TodayPanel } from '#src/features/teaching/TodayPanel.tsx';
import { BoardPage } from './-BoardPage.tsx';
import { boardRoute } from './-board-route.ts';
import { guard } from './-context.ts';
import { loadBoardOf } from './-load-board.ts';
import { useTeachingContext } from './-teaching-context.ts';

export const Route = createFileRoute('/_app/myteaching/dashboard')({
  ...boardRoute,
  beforeLoad: ({ context }) => guard(context.person, '/myteaching/dashboard'),
  loader: loadBoardOf,
  component: Page,
});

function Page() {
  const context = Route.useRouteContext();
  return (
    <BoardPage
      {...context}
      board={Route.useLoaderData()}
      search={Route.useSearch()}
      above={<TodayPanel site={useTeachingContext(context)} />}
    />
  );
}
