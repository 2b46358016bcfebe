import { createFileRoute, Link } from '@tanstack/react-router';
import { hasKind } from '#contract/classes/classes.rules.ts';
import { TodayPanel } from '#src/features/teaching/TodayPanel.tsx';
import { messages } from '#src/features/wall/messages.en.ts';
import { WallCarousel } from '#src/features/wall/WallCarousel.tsx';
import { link } from '#src/ui/link.recipe.ts';
import { Stack } from '#src/ui/Stack.tsx';
import { BoardPage } from './-BoardPage.tsx';
import { boardRoute } from './-board-route.ts';
import { guard } from './-context.ts';
import { LateAssessments } from './-LateAssessments.tsx';
import { LateProgress, LateWaiting } from './-LateReview.tsx';
import { loadBoardOf } from './-load-board.ts';
import { useTeachingContext } from './-teaching-context.ts';
import { useWallProps } from './-wall-props.ts';

export const Route = createFileRoute('/_app/myteaching/dashboard')({
  ...boardRoute,
  beforeLoad: ({ context }) => guard(context.person, '/myteaching/dashboard'),
  loader: loadBoardOf,
  component: Page,
});

function Page() {
  const context = Route.useRouteContext();
  const wall = useWallProps(context);
  return (
    <BoardPage
      {...context}
      board={Route.useLoaderData()}
      search={Route.useSearch()}
      above={
        <Stack>
          <TodayPanel app={useTeachingContext(context)} more={<LateWaiting {...context} />} />
          <LateProgress {...context} />
          <LateAssessments {...context} />
          {/* [ST-45] A school of clubs only shows its teachers no works. */}
          {hasKind(context.person.school.model, 'grade') && (
            <WallCarousel
              app={wall}
              all={
                <Link to="/wallOfFame" className={link({ look: 'standalone' })}>
                  {messages.all}
                </Link>
              }
            />
          )}
        </Stack>
      }
    />
  );
}
