import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { LiveScreen } from '#src/features/assessments/live/LiveScreen.tsx';
import { boardHints } from '#src/features/assessments/live/live-hints.ts';
import { resourceSearch } from '#src/lib/resource/resource-search.ts';
import { assessmentGuard } from './-assessment-guard.ts';
import { useAssessmentList } from './-use-assessment-list.ts';

/** [CE-03] Everybody's progress while an assessment runs. */
export const Route = createFileRoute('/_app/assessment/$assessmentId/live')({
  validateSearch: resourceSearch,
  beforeLoad: assessmentGuard('/assessment/$assessmentId/live'),
  component: Page,
});

function Page() {
  const navigate = Route.useNavigate();
  const context = Route.useRouteContext();
  const list = useAssessmentList({
    context,
    params: Route.useParams(),
    search: Route.useSearch(),
    onSearch: (search, { replace }) => void navigate({ search, replace }),
  });
  const { assessmentId } = list;
  const listen = useMemo(() => boardHints(context.live, assessmentId), [context.live, assessmentId]);
  return <LiveScreen {...list} app={{ ...list.app, listen }} />;
}
