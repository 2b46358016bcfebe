import { createFileRoute, notFound } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { LiveScreen } from '#src/features/assessments/live/LiveScreen.tsx';
import { boardHints } from '#src/features/assessments/live/live-hints.ts';
import { isLiveSnapshot } from '#src/features/auth/session-ref.ts';
import { resourceSearch } from '#src/lib/resource/resource-search.ts';
import { guard } from './-context.ts';

/** [CE-03] Who is how far while an assessment runs. */
export const Route = createFileRoute('/_app/assessment/$assessmentId/live')({
  validateSearch: resourceSearch,
  beforeLoad: ({ context, params }) => {
    guard(context.person, '/assessment/$assessmentId/live');
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
    listen: useMemo(() => boardHints(live, Number(assessmentId)), [live, assessmentId]),
    address,
  };
  return (
    <LiveScreen
      site={site}
      assessmentId={Number(assessmentId)}
      onBack={() => void navigate({ to: '/assessment/$assessmentId', params: { assessmentId } })}
    />
  );
}
