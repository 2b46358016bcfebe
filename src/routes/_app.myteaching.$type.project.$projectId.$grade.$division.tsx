import { createFileRoute, redirect } from '@tanstack/react-router';
import { teachingTypeOf } from '#contract/teaching/teaching.rules.ts';
import { kindOfType, numberIn } from '#src/features/teaching/class-ref.ts';
import { ProjectScreen } from '#src/features/teaching/ProjectScreen.tsx';
import { guard } from './-context.ts';
import { useTeachingContext } from './-teaching-context.ts';

/** [C4-04] */
export const Route = createFileRoute('/_app/myteaching/$type/project/$projectId/$grade/$division')({
  beforeLoad: ({ context, params }) => {
    guard(context.person, '/myteaching/$type/project/$projectId/$grade/$division');
    if (!teachingTypeOf(params.type)) throw redirect({ to: '/', replace: true });
  },
  component: Page,
});

function Page() {
  const { type, projectId, grade, division } = Route.useParams();
  const app = useTeachingContext(Route.useRouteContext());
  const kind = kindOfType(teachingTypeOf(type) ?? 'Classroom');
  const at = { kind, grade: numberIn(grade), division: numberIn(division) };
  return <ProjectScreen app={app} projectId={numberIn(projectId)} at={at} />;
}
