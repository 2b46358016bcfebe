import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { hasKind } from '#contract/classes/classes.rules.ts';
import { numberIn } from '#src/features/teaching/class-ref.ts';
import { projectMessages } from '#src/features/teaching/project-messages.en.ts';
import { SessionScreen } from '#src/features/teaching/SessionScreen.tsx';
import { button } from '#src/ui/button.recipe.ts';
import { guard } from './-context.ts';
import { type ReadingSearch, readingSearch, useTeachingContext } from './-teaching-context.ts';

interface AdminReading extends ReadingSearch {
  readonly club?: boolean | undefined;
}

/** [RT-17, VW-08] A school of clubs only has batches; in a school with both, `club=true` says so. */
export const Route = createFileRoute('/_app/admin/read-session-course/$projectId/$grade/$division')({
  validateSearch: (search: Record<string, unknown>): AdminReading => ({
    ...readingSearch(search),
    ...(search['club'] === true && { club: true }),
  }),
  beforeLoad: ({ context }) =>
    guard(context.person, '/admin/read-session-course/$projectId/$grade/$division'),
  component: Page,
});

function Page() {
  const { projectId, grade, division } = Route.useParams();
  const { at = 0, present = false, club = false } = Route.useSearch();
  const app = useTeachingContext(Route.useRouteContext());
  const navigate = useNavigate();
  const onOpen = useCallback(
    (session: number, isPresenting: boolean) =>
      void navigate({
        to: '.',
        search: { at: session, ...(isPresenting && { present: true }), ...(club && { club: true }) },
        replace: true,
      }),
    [navigate, club],
  );
  const kind = club || !hasKind(app.person.school.model, 'grade') ? 'club' : 'grade';
  return (
    <SessionScreen
      app={app}
      projectId={numberIn(projectId)}
      at={{ kind, grade: numberIn(grade), division: numberIn(division) }}
      sessionId={at}
      isPresenting={present}
      onOpen={onOpen}
      back={
        <Link className={button({})} to="/admin/curriculum" search={{ group: numberIn(grade), tab: 'given' }}>
          {projectMessages.backToCurriculum}
        </Link>
      }
    />
  );
}
