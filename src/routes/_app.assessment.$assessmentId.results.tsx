import { createFileRoute, notFound } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { assessmentsChanged } from '#contract/assessments/assessments.hints.ts';
import { ResultsScreen } from '#src/features/assessments/results/ResultsScreen.tsx';
import { isLiveSnapshot } from '#src/features/auth/session-ref.ts';
import { resourceSearch } from '#src/lib/resource/resource-search.ts';
import { guard } from './-context.ts';
import { useHint } from './-use-hint.ts';

/** [CE-02, GR-07] Who is how far in an assessment, and what they got. */
export const Route = createFileRoute('/_app/assessment/$assessmentId/results')({
  validateSearch: resourceSearch,
  beforeLoad: ({ context, params }) => {
    guard(context.person, '/assessment/$assessmentId/results');
    if (!/^[1-9]\d{0,8}$/.test(params.assessmentId)) throw notFound();
  },
  component: Page,
});

function Page() {
  const { person, session, live } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const { assessmentId } = Route.useParams();
  const address = {
    search: Route.useSearch(),
    onSearch: (search: ReturnType<typeof Route.useSearch>, { replace }: { readonly replace: boolean }) =>
      void navigate({ search, replace }),
  };
  const site = {
    person,
    sessionLive: useSelector(session, isLiveSnapshot),
    listen: useHint(live, assessmentsChanged),
    address,
  };
  return (
    <ResultsScreen
      site={site}
      assessmentId={Number(assessmentId)}
      onMark={(search) =>
        void navigate({ to: '/assessment/$assessmentId/mark', params: { assessmentId }, search })
      }
      onBack={() => void navigate({ to: '/assessment/$assessmentId', params: { assessmentId } })}
    />
  );
}
