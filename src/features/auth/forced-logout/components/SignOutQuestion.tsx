import type { ForcedLogoutEvent } from '#machines/auth/forced-logout-screen/forced-logout-screen.types.ts';
import type { ForcedLogoutView } from '#machines/auth/forced-logout-screen/forced-logout-screen.view.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { messages } from '../messages.en.ts';

export interface SignOutQuestionProps {
  readonly view: ForcedLogoutView;
  readonly canIncludeMe: boolean;
  readonly send: (event: ForcedLogoutEvent) => void;
}

export function SignOutQuestion({ view, canIncludeMe, send }: SignOutQuestionProps) {
  const { choice } = view;
  const cancel = () => send({ type: 'question.cancel' });
  const name = choice?.name ?? '';
  return (
    <AlertDialog
      open={view.isAsking}
      title={messages.question[choice?.kind ?? view.kind](name)}
      tone="warning"
      answers={[
        { value: 'cancel', label: messages.cancel },
        { value: 'confirm', label: messages.confirm, tone: 'danger', busy: view.isRunning },
      ]}
      onAnswer={(answer) => (answer === 'confirm' ? send({ type: 'question.confirm' }) : cancel())}
      onCancel={cancel}
    >
      <Stack gap="3">
        {choice && choice.kind !== 'person' && <p>{messages.signedIn(choice.signedIn)}</p>}
        <p>{messages.effect}</p>
        {choice?.kind === 'school' && canIncludeMe && (
          <p>{choice.includeMe ? messages.you : messages.youStay}</p>
        )}
      </Stack>
    </AlertDialog>
  );
}
