import type { RunningShare } from '#contract/screen-share/share.model.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { entryMessages as messages } from './entry-messages.en.ts';
import { useEndShare } from './use-end-share.ts';

interface StopShareDialogProps {
  readonly share: RunningShare;
  readonly onClose: () => void;
}

/** [ST-29] Works in any tab of the teacher. */
export function StopShareDialog({ share, onClose }: StopShareDialogProps) {
  const { busy, end } = useEndShare(messages.stopped, onClose);
  return (
    <AlertDialog
      open
      title={messages.stopTitle}
      answers={[
        { value: 'no', label: messages.stopNo },
        { value: 'yes', label: messages.stopYes, tone: 'primary', busy },
      ]}
      onCancel={onClose}
      onAnswer={(answer) => (answer === 'yes' ? end(share.share_id) : onClose())}
    >
      {messages.stopText(share.group_name, share.part_name)}
    </AlertDialog>
  );
}
