import { createFileRoute } from '@tanstack/react-router';
import { screenNames } from '#src/features/shell/screen-names.en.ts';
import { BoardPage } from './-BoardPage.tsx';
import { boardRoute } from './-board-route.ts';
import { guard } from './-context.ts';
import { loadBoardOf } from './-load-board.ts';
import { StudentHome } from './-StudentHome.tsx';

export const Route = createFileRoute('/_app/student/')({
  ...boardRoute,
  beforeLoad: ({ context }) => guard(context.person, '/student'),
  loader: loadBoardOf,
  component: Page,
});

function Page() {
  const context = Route.useRouteContext();
  return (
    <BoardPage
      {...context}
      above={<StudentHome {...context} />}
      title={screenNames.home}
      board={Route.useLoaderData()}
      search={Route.useSearch()}
    />
  );
}
