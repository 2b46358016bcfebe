import { createFileRoute, notFound } from '@tanstack/react-router';
import { AssessmentEditorPage } from './-AssessmentEditorPage.tsx';
import { guard } from './-context.ts';

/** [CE-01] An assessment is changed. */
export const Route = createFileRoute('/_app/assessment/$assessmentId/edit')({
  beforeLoad: ({ context, params }) => {
    guard(context.person, '/assessment/$assessmentId/edit');
    if (!/^[1-9]\d{0,8}$/.test(params.assessmentId)) throw notFound();
  },
  component: Page,
});

function Page() {
  const { assessmentId } = Route.useParams();
  return (
    <AssessmentEditorPage
      context={Route.useRouteContext()}
      assessmentId={Number(assessmentId)}
      copiedId={0}
    />
  );
}
