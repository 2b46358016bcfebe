import { AskedAct } from '#src/lib/AskedAct.tsx';
import type { ToastContent } from '#src/ui/toaster.ts';
import { deliveryMessages as messages } from './messages.en.ts';

interface RemindDialogProps {
  readonly isOpen: boolean;
  /** Whom it would write to. */
  readonly text: string;
  /** Says what was done. */
  readonly remind: () => Promise<ToastContent>;
  /** After an answer, also one that failed and was told. */
  readonly onEnd: () => void;
  readonly onCancel: () => void;
}

/** Asks before people are written to, and says what was done. */
export const RemindDialog = ({ text, remind, ...rest }: RemindDialogProps) => (
  <AskedAct
    {...rest}
    title={messages.remindTitle}
    cancel={messages.cancel}
    yes={messages.remindYes}
    failed={messages.remindFailed}
    act={remind}
  >
    {text}
  </AskedAct>
);
