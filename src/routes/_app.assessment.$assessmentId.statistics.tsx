import { createFileRoute } from '@tanstack/react-router';
import { StatisticsScreen } from '#src/features/assessments/statistics/StatisticsScreen.tsx';
import { resourceSearch } from '#src/lib/resource/resource-search.ts';
import { assessmentGuard } from './-assessment-guard.ts';
import { useAssessmentList } from './-use-assessment-list.ts';

/** [CE-02] How an assessment went, as a whole and by question. */
export const Route = createFileRoute('/_app/assessment/$assessmentId/statistics')({
  validateSearch: resourceSearch,
  beforeLoad: assessmentGuard('/assessment/$assessmentId/statistics'),
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
  return <StatisticsScreen {...list} />;
}
