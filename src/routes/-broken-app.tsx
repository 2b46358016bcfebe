import { type ErrorComponentProps, rootRouteId, useNavigate, useRouteContext } from '@tanstack/react-router';
import { personOf } from '#src/features/auth/session-ref.ts';
import { ReportProblem } from '#src/features/diagnostics/recorder/components/ReportProblem.tsx';
import { BrokenScreen, brokenWords } from '#src/features/shell/BrokenScreen.tsx';
import { messages } from '#src/features/shell/messages.en.ts';
import { alerts } from '#src/lib/alerts.ts';
import { Toaster } from '#src/ui/Toaster.tsx';

/** [ER-14] Replaces a screen that broke, with a button to tell the helpdesk. */
export function BrokenApp({ error, reset }: ErrorComponentProps) {
  const { session } = useRouteContext({ from: rootRouteId });
  const navigate = useNavigate();
  const person = personOf(session);
  return (
    <>
      <BrokenScreen
        error={error}
        reset={reset}
        report={
          person && (
            <ReportProblem
              person={person}
              about={brokenWords(error)}
              onSent={(chat) => void navigate({ to: '/helpdesk/HelpDesk', search: { chat } })}
            />
          )
        }
      />
      <Toaster store={alerts} texts={messages.toasts} />
    </>
  );
}
