import { createFileRoute, Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ReportProblem } from '#src/features/diagnostics/recorder/components/ReportProblem.tsx';
import { helpdeskSearch } from '#src/features/helpdesk/helpdesk-search.ts';
import { loadAssistant } from '#src/features/helpdesk/load-assistant.ts';
import { AssistantScreen } from '#src/features/helpdesk/screens/AssistantScreen.tsx';
import { useHelpdeskHints } from './-helpdesk-hints.ts';
import { InspectorEntry } from './-inspector-entry.tsx';

/** [RT-19, QC-01] The assistant, for every role. */
export const Route = createFileRoute('/_app/helpdesk/HelpDesk')({
  validateSearch: helpdeskSearch,
  loader: ({ abortController }) => loadAssistant(abortController.signal),
  component: Page,
});

function Page() {
  const { person, live } = Route.useRouteContext();
  const { chat = '' } = Route.useSearch();
  const navigate = useNavigate();
  const router = useRouter();
  const onHint = useHelpdeskHints(live);
  const onChat = useCallback(
    (id: string, options?: { replace: boolean }) =>
      void navigate({
        to: '/helpdesk/HelpDesk',
        search: id === '' ? {} : { chat: id },
        replace: options?.replace ?? false,
      }),
    [navigate],
  );
  return (
    <AssistantScreen
      person={person}
      start={Route.useLoaderData()}
      chatId={chat}
      renderLink={(to, className, content) => (
        // Articles name screens by their address, which is typed only as a string.
        <Link to={to as '/'} className={className}>
          {content}
        </Link>
      )}
      report={
        <>
          <InspectorEntry person={person} />
          <ReportProblem
            person={person}
            onSent={(id) => {
              onChat(id);
              void router.invalidate();
            }}
          />
        </>
      }
      onHint={onHint}
      onChat={onChat}
      onRefresh={() => void router.invalidate()}
    />
  );
}
