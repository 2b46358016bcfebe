import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { isLiveSnapshot } from '#src/features/auth/session-ref.ts';
import { DeskScreen } from '#src/features/helpdesk/desk/DeskScreen.tsx';
import { deskSearch } from '#src/features/helpdesk/desk/desk-search.ts';
import { guard } from './-context.ts';
import { useHelpdeskHints } from './-helpdesk-hints.ts';

/** [LD-08, QC-01] The helpdesk's own page. */
export const Route = createFileRoute('/_app/helpdesk/dashboard')({
  validateSearch: deskSearch,
  beforeLoad: ({ context }) => guard(context.person, '/helpdesk/dashboard'),
  component: Page,
});

function Page() {
  const { person, live, session } = Route.useRouteContext();
  const navigate = useNavigate();
  const onHint = useHelpdeskHints(live);
  return (
    <DeskScreen
      person={person}
      sessionLive={useSelector(session, isLiveSnapshot)}
      search={Route.useSearch()}
      onHint={onHint}
      onSearch={(search, options) =>
        void navigate({ to: '/helpdesk/dashboard', search, replace: options?.replace ?? false })
      }
    />
  );
}
