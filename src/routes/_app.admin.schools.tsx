import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { schoolsChanged } from '#contract/schools/schools.hints.ts';
import { isLiveSnapshot } from '#src/features/auth/session-ref.ts';
import { SchoolsScreen } from '#src/features/schools/SchoolsScreen.tsx';
import { resourceSearch } from '#src/lib/resource/resource-search.ts';
import { guard } from './-context.ts';
import { useHint } from './-use-hint.ts';

export const Route = createFileRoute('/_app/admin/schools')({
  validateSearch: resourceSearch,
  beforeLoad: ({ context }) => guard(context.person, '/admin/schools'),
  component: Page,
});

function Page() {
  const { person, session, live } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const listen = useHint(live, schoolsChanged);
  return (
    <SchoolsScreen
      person={person}
      sessionLive={useSelector(session, isLiveSnapshot)}
      address={{
        search: Route.useSearch(),
        onSearch: (search, { replace }) => void navigate({ search, replace }),
      }}
      listen={listen}
      onGo={(part, school) => {
        if (part === 'classes') void navigate({ to: '/admin/classes', search: { school } });
        else if (part === 'clubs') void navigate({ to: '/admin/clubs', search: { school } });
        else void navigate({ to: '/admin/admins', search: { filter: `school:${school}` } });
      }}
    />
  );
}
