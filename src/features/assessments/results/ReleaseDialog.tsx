import { useState } from 'react';
import { releaseAssessmentCall } from '#contract/assessments/calls/release-assessment.call.ts';
import type { ResultTotals } from '#contract/assessments/marks.wire.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { resultsMessages as messages } from './results-messages.en.ts';

interface ReleaseDialogProps {
  readonly isOpen: boolean;
  readonly assessmentId: number;
  readonly totals: ResultTotals;
  /** After the release, also after one that failed and was told. */
  readonly onEnd: () => void;
  readonly onCancel: () => void;
}

/** Says who will read their results, and who has to wait, before they are released. */
export function ReleaseDialog({ isOpen, assessmentId, totals, onEnd, onCancel }: ReleaseDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const release = async () => {
    setBusy(true);
    try {
      await call(releaseAssessmentCall, { assessment_id: assessmentId });
      alerts.show({ tone: 'success', title: messages.released });
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      alerts.show({ tone: 'error', title: messages.releaseFailed, text: error.information });
    } finally {
      setBusy(false);
      onEnd();
    }
  };
  return (
    <AlertDialog
      open={isOpen}
      title={messages.releaseAsk}
      answers={[
        { value: 'cancel', label: messages.cancel },
        { value: 'release', label: messages.release, tone: 'primary', busy: isBusy },
      ]}
      onAnswer={(answer) => (answer === 'release' ? void release() : onCancel())}
      onCancel={onCancel}
    >
      <Stack>
        <p>{messages.releaseText(totals.marked)}</p>
        {totals.handed_in > 0 && <p>{messages.releaseWaiting(totals.handed_in)}</p>}
        {totals.open > 0 && <p>{messages.releaseWorking(totals.open)}</p>}
      </Stack>
    </AlertDialog>
  );
}
