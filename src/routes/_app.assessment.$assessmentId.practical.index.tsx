import { createFileRoute } from '@tanstack/react-router';
import { PracticalsScreen } from '#src/features/assessments/practical/PracticalsScreen.tsx';
import { resourceSearch } from '#src/lib/resource/resource-search.ts';
import { assessmentGuard } from './-assessment-guard.ts';
import { useAssessmentList } from './-use-assessment-list.ts';

/** [CE-02] The hand-ins of a practical assessment. */
export const Route = createFileRoute('/_app/assessment/$assessmentId/practical/')({
  validateSearch: resourceSearch,
  beforeLoad: assessmentGuard('/assessment/$assessmentId/practical'),
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
    <PracticalsScreen
      {...list}
      onOpen={({ attemptId, position }) =>
        void navigate({
          to: '/assessment/$assessmentId/practical/$attemptId',
          params: { ...params, attemptId: String(attemptId) },
          search: { position },
        })
      }
    />
  );
}
