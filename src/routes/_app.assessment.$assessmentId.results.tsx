import { createFileRoute } from '@tanstack/react-router';
import { ResultsScreen } from '#src/features/assessments/results/ResultsScreen.tsx';
import { resourceSearch } from '#src/lib/resource/resource-search.ts';
import { assessmentGuard } from './-assessment-guard.ts';
import { useAssessmentList } from './-use-assessment-list.ts';

/** [CE-02, GR-07] Progress and marks of an assessment. */
export const Route = createFileRoute('/_app/assessment/$assessmentId/results')({
  validateSearch: resourceSearch,
  beforeLoad: assessmentGuard('/assessment/$assessmentId/results'),
  component: Page,
});

function Page() {
  const navigate = Route.useNavigate();
  const params = Route.useParams();
  const list = useAssessmentList({
    context: Route.useRouteContext(),
    params,
    search: Route.useSearch(),
    onSearch: (search, { replace }) => void navigate({ search, replace }),
  });
  return (
    <ResultsScreen
      {...list}
      onMark={(search) => void navigate({ to: '/assessment/$assessmentId/mark', params, search })}
    />
  );
}
