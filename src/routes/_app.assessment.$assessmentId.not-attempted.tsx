import { createFileRoute } from '@tanstack/react-router';
import { NotAttemptedScreen } from '#src/features/assessments/live/NotAttemptedScreen.tsx';
import { resourceSearch } from '#src/lib/resource/resource-search.ts';
import { assessmentGuard } from './-assessment-guard.ts';
import { useAssessmentList } from './-use-assessment-list.ts';

/** [CE-03] Who never started an assessment. */
export const Route = createFileRoute('/_app/assessment/$assessmentId/not-attempted')({
  validateSearch: resourceSearch,
  beforeLoad: assessmentGuard('/assessment/$assessmentId/not-attempted'),
  component: Page,
});

function Page() {
  const navigate = Route.useNavigate();
  const list = useAssessmentList({
    context: Route.useRouteContext(),
    params: Route.useParams(),
    search: Route.useSearch(),
    onSearch: (search, { replace }) => void navigate({ search, replace }),
  });
  return <NotAttemptedScreen {...list} />;
}
