import { createFileRoute } from '@tanstack/react-router';
import { screenNames } from '#src/features/shell/screen-names.en.ts';
import { BoardPage } from './-BoardPage.tsx';
import { boardRoute } from './-board-route.ts';
import { guard } from './-context.ts';
import { loadBoardOf } from './-load-board.ts';
import { StudentHome } from './-StudentHome.tsx';

/** [LD-05] The first screen for students of a school of clubs. */
export const Route = createFileRoute('/_app/student/club')({
  ...boardRoute,
  beforeLoad: ({ context }) => guard(context.person, '/student/club'),
  loader: loadBoardOf,
  component: Page,
});

function Page() {
  const context = Route.useRouteContext();
  return (
    <BoardPage
      {...context}
      above={<StudentHome {...context} />}
      title={screenNames.club}
      board={Route.useLoaderData()}
      search={Route.useSearch()}
    />
  );
}
