import { AskedAct } from '#src/lib/AskedAct.tsx';
import type { ToastContent } from '#src/ui/toaster.ts';
import { deliveryMessages as messages } from './messages.en.ts';

interface RemindDialogProps {
  readonly isOpen: boolean;
  readonly text: string;
  /** Resolves to the message for afterwards. */
  readonly remind: () => Promise<ToastContent>;
  /** Runs after a success, and after a failure that was shown. */
  readonly onEnd: () => void;
  readonly onCancel: () => void;
}

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
