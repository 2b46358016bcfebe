import { createFileRoute, notFound } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { assessmentsChanged } from '#contract/assessments/assessments.hints.ts';
import { roles } from '#contract/core/roles.ts';
import { StudentAssessment } from '#src/features/assessments/attempt/StudentAssessment.tsx';
import { AssessmentPage } from '#src/features/assessments/schedule/AssessmentPage.tsx';
import { isLiveSnapshot } from '#src/features/auth/session-ref.ts';
import { guard } from './-context.ts';
import { useHint } from './-use-hint.ts';

/** [RT-10] One assessment: what bells and cards lead to. */
export const Route = createFileRoute('/_app/assessment/$assessmentId/')({
  beforeLoad: ({ context, params }) => {
    guard(context.person, '/assessment/$assessmentId');
    if (!/^[1-9]\d{0,8}$/.test(params.assessmentId)) throw notFound();
  },
  component: Page,
});

function Page() {
  const { person, session, live } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const { assessmentId } = Route.useParams();
  const site = {
    person,
    sessionLive: useSelector(session, isLiveSnapshot),
    listen: useHint(live, assessmentsChanged),
    assessmentId: Number(assessmentId),
    onBack: () => void navigate({ to: '/assessment' }),
  };
  return person.role === roles.student ? (
    <StudentAssessment key={site.assessmentId} site={site} />
  ) : (
    <AssessmentPage
      key={site.assessmentId}
      site={site}
      onResults={() => void navigate({ to: '/assessment/$assessmentId/results', params: { assessmentId } })}
    />
  );
}
