import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { assessmentsChanged } from '#contract/assessments/assessments.hints.ts';
import { roles } from '#contract/core/roles.ts';
import { StudentAssessment } from '#src/features/assessments/attempt/StudentAssessment.tsx';
import { AssessmentPage } from '#src/features/assessments/schedule/AssessmentPage.tsx';
import { isLiveSnapshot } from '#src/features/auth/session-ref.ts';
import { resourceSearch } from '#src/lib/resource/resource-search.ts';
import { assessmentGuard } from './-assessment-guard.ts';
import { useHint } from './-use-hint.ts';

/** [RT-10] One assessment, from bells and cards. */
export const Route = createFileRoute('/_app/assessment/$assessmentId/')({
  validateSearch: resourceSearch,
  beforeLoad: assessmentGuard('/assessment/$assessmentId'),
  component: Page,
});

function Page() {
  const { person, session, live } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const { assessmentId } = Route.useParams();
  const sessionLive = useSelector(session, isLiveSnapshot);
  const listen = useHint(live, assessmentsChanged);
  const search = Route.useSearch();
  const id = Number(assessmentId);
  const onBack = () => void navigate({ to: '/assessment' });
  if (person.role === roles.student) {
    const app = { person, sessionLive, listen, assessmentId: id, onBack };
    return <StudentAssessment key={id} app={app} />;
  }
  const address = {
    search,
    onSearch: (next: typeof search, { replace }: { readonly replace: boolean }) =>
      void navigate({ search: next, replace }),
  };
  return (
    <AssessmentPage
      key={id}
      app={{ person, sessionLive, listen, address }}
      assessmentId={id}
      onBack={onBack}
      onResults={() => void navigate({ to: '/assessment/$assessmentId/results', params: { assessmentId } })}
      onChange={() => void navigate({ to: '/assessment/$assessmentId/edit', params: { assessmentId } })}
      onAgain={() => void navigate({ to: '/assessment/new', search: { from: id } })}
      onMark={() => void navigate({ to: '/assessment/$assessmentId/mark', params: { assessmentId } })}
      onPracticals={() =>
        void navigate({ to: '/assessment/$assessmentId/practical', params: { assessmentId } })
      }
    />
  );
}
