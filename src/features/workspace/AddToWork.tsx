import FileUp from 'lucide-react/icons/file-up';
import { type ReactNode, useState } from 'react';
import { workspaceUploadCall } from '#contract/workspace/calls/workspace-upload.call.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { tellFailure } from '#src/lib/tell-failure.ts';
import { Button } from '#src/ui/Button.tsx';
import { workspaceMessages as messages } from './messages.en.ts';

interface AddToWorkProps {
  readonly workspaceId: number;
  readonly assignmentType: 1 | 2 | 3 | 4;
  /** True: the server has everything that is in the editor. */
  readonly isKept: boolean;
  readonly renderDialog: (onEnd: () => void) => ReactNode;
}

/** [CW-13, CW-14, CW-15, PU-04] Adds the newest version to the work, and opens the dialog that hands it in. */
export function AddToWork({ workspaceId, assignmentType, isKept, renderDialog }: AddToWorkProps) {
  const [isBusy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const add = async () => {
    setBusy(true);
    try {
      await call(workspaceUploadCall, { workspace_id: workspaceId, assignment_type: assignmentType });
      alerts.show({ tone: 'success', title: messages.uploaded });
      setOpen(true);
    } catch (error) {
      tellFailure(error);
    }
    setBusy(false);
  };
  return (
    <>
      <Button
        icon={<FileUp />}
        busy={isBusy}
        disabledReason={isKept ? undefined : messages.uploadWaits}
        onClick={() => void add()}
      >
        {messages.upload}
      </Button>
      {isOpen && renderDialog(() => setOpen(false))}
    </>
  );
}
