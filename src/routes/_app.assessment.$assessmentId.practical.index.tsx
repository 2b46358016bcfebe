import { createFileRoute, notFound } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { assessmentsChanged } from '#contract/assessments/assessments.hints.ts';
import { PracticalsScreen } from '#src/features/assessments/practical/PracticalsScreen.tsx';
import { isLiveSnapshot } from '#src/features/auth/session-ref.ts';
import { resourceSearch } from '#src/lib/resource/resource-search.ts';
import { guard } from './-context.ts';
import { useHint } from './-use-hint.ts';

/** [CE-02] What was handed in for a practical assessment. */
export const Route = createFileRoute('/_app/assessment/$assessmentId/practical/')({
  validateSearch: resourceSearch,
  beforeLoad: ({ context, params }) => {
    guard(context.person, '/assessment/$assessmentId/practical');
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
    <PracticalsScreen
      site={site}
      assessmentId={Number(assessmentId)}
      onOpen={({ attemptId, position }) =>
        void navigate({
          to: '/assessment/$assessmentId/practical/$attemptId',
          params: { assessmentId, attemptId: String(attemptId) },
          search: { position },
        })
      }
      onBack={() => void navigate({ to: '/assessment/$assessmentId', params: { assessmentId } })}
    />
  );
}
