import type { TrackedPage } from '#machines/auth/session/session.types.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import type { SessionRef } from '../session-ref.ts';
import { watchMessages as messages } from './messages.en.ts';

interface LeaveQuestionProps {
  readonly unsent: number;
  readonly pages: () => readonly TrackedPage[];
  readonly session: SessionRef;
}

/** Loads on demand, since few sign out with a draft. */
const forgetDrafts = async () => (await import('./drop-drafts.ts')).dropDrafts();

/** Asks before a sign-out that would lose drafts. */
export function LeaveQuestion({ unsent, pages, session }: LeaveQuestionProps) {
  const stay = () => session.send({ type: 'logout.cancel' });
  const leave = (keep: boolean) => session.send({ type: 'logout.confirm', pages: pages(), keep });
  return (
    <AlertDialog
      open
      tone="warning"
      title={messages.unsentTitle}
      answers={[
        { value: 'stay', label: messages.stay },
        { value: 'keep', label: messages.leaveAndKeep },
        { value: 'delete', label: messages.leaveAndDelete, tone: 'danger' },
      ]}
      onCancel={stay}
      onAnswer={(answer) => {
        if (answer === 'stay') stay();
        else if (answer === 'keep') leave(true);
        else void forgetDrafts().finally(() => leave(false));
      }}
    >
      {messages.unsent(unsent)}
    </AlertDialog>
  );
}
