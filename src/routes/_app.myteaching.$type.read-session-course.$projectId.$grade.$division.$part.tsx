import { createFileRoute, Link, redirect, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { teachingTypeOf } from '#contract/teaching/teaching.rules.ts';
import { kindOfType, numberIn } from '#src/features/teaching/class-ref.ts';
import { projectMessages } from '#src/features/teaching/project-messages.en.ts';
import { SessionScreen } from '#src/features/teaching/SessionScreen.tsx';
import { button } from '#src/ui/button.recipe.ts';
import { guard } from './-context.ts';
import { readingSearch, useTeachingContext } from './-teaching-context.ts';

/** [RT-16, VW-08] */
export const Route = createFileRoute(
  '/_app/myteaching/$type/read-session-course/$projectId/$grade/$division/$part',
)({
  validateSearch: readingSearch,
  beforeLoad: ({ context, params }) => {
    guard(context.person, '/myteaching/$type/read-session-course/$projectId/$grade/$division/$part');
    if (!teachingTypeOf(params.type)) throw redirect({ to: '/', replace: true });
  },
  component: Page,
});

function Page() {
  const { type, projectId, grade, division } = Route.useParams();
  const { at = 0, present = false } = Route.useSearch();
  const app = useTeachingContext(Route.useRouteContext());
  const navigate = useNavigate();
  const onOpen = useCallback(
    (session: number, isPresenting: boolean) =>
      void navigate({
        to: '.',
        search: { session: true, at: session, ...(isPresenting && { present: true }) },
        replace: true,
      }),
    [navigate],
  );
  const kind = kindOfType(teachingTypeOf(type) ?? 'Classroom');
  return (
    <SessionScreen
      app={app}
      projectId={numberIn(projectId)}
      at={{ kind, grade: numberIn(grade), division: numberIn(division) }}
      sessionId={at}
      isPresenting={present}
      onOpen={onOpen}
      back={
        <Link
          className={button({})}
          to="/myteaching/$type/project/$projectId/$grade/$division"
          params={{ type, projectId, grade, division }}
        >
          {projectMessages.backToProject}
        </Link>
      }
    />
  );
}
