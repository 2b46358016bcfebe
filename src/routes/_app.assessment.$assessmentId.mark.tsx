import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { assessmentsChanged } from '#contract/assessments/assessments.hints.ts';
import type { DeskAddress } from '#src/features/assessments/marking/desk-search.ts';
import { MarkingDesk } from '#src/features/assessments/marking/MarkingDesk.tsx';
import { isLiveSnapshot } from '#src/features/auth/session-ref.ts';
import { assessmentGuard } from './-assessment-guard.ts';
import { useHint } from './-use-hint.ts';

/** [CE-02, CE-03] Marks answers one after another. */
export const Route = createFileRoute('/_app/assessment/$assessmentId/mark')({
  validateSearch: (search: DeskAddress) => search,
  beforeLoad: assessmentGuard('/assessment/$assessmentId/mark'),
  component: Page,
});

function Page() {
  const { person, session, live } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const { assessmentId } = Route.useParams();
  const app = {
    person,
    sessionLive: useSelector(session, isLiveSnapshot),
    listen: useHint(live, assessmentsChanged),
    assessmentId: Number(assessmentId),
    onBack: () => void navigate({ to: '/assessment/$assessmentId/results', params: { assessmentId } }),
  };
  return (
    <MarkingDesk
      key={assessmentId}
      app={app}
      address={{
        search: Route.useSearch(),
        onSearch: (search) => void navigate({ search, replace: true }),
      }}
      onProgram={(attemptId, position) =>
        void navigate({
          to: '/assessment/$assessmentId/practical/$attemptId',
          params: { assessmentId, attemptId: String(attemptId) },
          search: { position },
        })
      }
    />
  );
}
