import { useState } from 'react';
import { resetPersonPasswordCall } from '#contract/people/calls/reset-person-password.call.ts';
import { factsOf } from '#machines/shared/failure.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { toFailure } from '#src/lib/to-failure.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { CodeToCopy } from '#src/ui/CodeToCopy.tsx';
import { messages } from '../messages.en.ts';

/** By id from a list, or by login name. */
export type ResetTarget =
  | { readonly personId: number; readonly name: string }
  | { readonly loginName: string };

interface ResetCode {
  readonly code: string;
  readonly name: string;
}

async function resetOnServer(target: ResetTarget): Promise<ResetCode> {
  const input = 'personId' in target ? { person_id: target.personId } : { user_id: target.loginName };
  return call(resetPersonPasswordCall, input);
}

export interface ResetPasswordDialogProps {
  readonly target: ResetTarget;
  readonly onClosed: (isReset: boolean) => void;
  readonly reset?: (target: ResetTarget) => Promise<ResetCode>;
}

/** [QU-06, ER-22, RP-11] Asks, resets, and shows the one-time code once. It stays open until it is confirmed. */
export function ResetPasswordDialog({ target, onClosed, reset = resetOnServer }: ResetPasswordDialogProps) {
  const texts = messages.reset;
  const [isRunning, setRunning] = useState(false);
  const [result, setResult] = useState<ResetCode | null>(null);
  const run = async () => {
    setRunning(true);
    try {
      setResult(await reset(target));
    } catch (error) {
      const failure = toFailure(error);
      if (failure.kind !== 'unauthorized')
        alerts.show({ tone: 'error', title: failureText(factsOf(failure), messages.failures) });
      onClosed(false);
    } finally {
      setRunning(false);
    }
  };
  if (result)
    return (
      <AlertDialog
        open
        tone="success"
        title={texts.codeTitle(result.name)}
        answers={[{ value: 'done', label: texts.done, tone: 'primary' }]}
        onAnswer={() => onClosed(true)}
        onCancel={() => onClosed(true)}
      >
        <CodeToCopy code={result.code} texts={texts}>
          <p>{texts.codeText}</p>
        </CodeToCopy>
      </AlertDialog>
    );
  const who = 'personId' in target ? target.name : target.loginName;
  return (
    <AlertDialog
      open
      tone="warning"
      title={texts.confirmTitle(who)}
      answers={[
        { value: 'cancel', label: texts.cancel },
        { value: 'reset', label: texts.confirm, tone: 'danger', busy: isRunning },
      ]}
      onAnswer={(answer) => (answer === 'reset' ? void run() : onClosed(false))}
      onCancel={() => {
        if (!isRunning) onClosed(false);
      }}
    >
      {texts.confirmText}
    </AlertDialog>
  );
}
