import { createFileRoute } from '@tanstack/react-router';
import { AssessmentEditorPage } from './-AssessmentEditorPage.tsx';
import { assessmentGuard } from './-assessment-guard.ts';

/** [CE-01] Changes an assessment. */
export const Route = createFileRoute('/_app/assessment/$assessmentId/edit')({
  beforeLoad: assessmentGuard('/assessment/$assessmentId/edit'),
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
