import { useCallback } from 'react';
import { previewReleaseCall } from '#contract/assessments/calls/preview-release.call.ts';
import { releaseAssessmentCall } from '#contract/assessments/calls/release-assessment.call.ts';
import { AskedAct } from '#src/lib/AskedAct.tsx';
import { call } from '#src/lib/api-client.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { resultsMessages as messages } from './results-messages.en.ts';

interface ReleaseDialogProps {
  readonly assessmentId: number;
  /** Rises when the assessment changed, to count again. */
  readonly round: number;
  /** Also after a failed release, which was reported. */
  readonly onEnd: () => void;
  readonly onCancel: () => void;
}

export function ReleaseDialog({ assessmentId, round, onEnd, onCancel }: ReleaseDialogProps) {
  const count = useCallback(
    (signal: AbortSignal) => call(previewReleaseCall, { assessment_id: assessmentId }, { signal }),
    [assessmentId],
  );
  const [counted, , retry] = useLoaded(count, round);
  const counts = counted.kind === 'loaded' ? counted.data.data : null;
  const hasAny = counts !== null && counts.attempts > 0;
  const release = async () => {
    const { data } = await call(releaseAssessmentCall, { assessment_id: assessmentId });
    return { tone: 'success' as const, title: messages.released(data.attempts) };
  };
  return (
    <AskedAct
      title={messages.releaseAsk}
      cancel={messages.cancel}
      yes={messages.release}
      failed={messages.releaseFailed}
      act={hasAny ? release : null}
      onEnd={onEnd}
      onCancel={onCancel}
    >
      <Stack>
        {counted.kind === 'loading' && <Skeleton label={messages.releaseLoading} shape="rows" count={2} />}
        {counted.kind === 'failed' && (
          <>
            <p role="alert">{messages.releaseFailedToCount}</p>
            <Button onClick={retry}>{messages.retry}</Button>
          </>
        )}
        {counts && (
          <p>{hasAny ? messages.releaseText(counts.students, counts.attempts) : messages.releaseNothing}</p>
        )}
        {counts && counts.unmarked > 0 && <p>{messages.releaseWaiting(counts.unmarked)}</p>}
        {counts && counts.open > 0 && <p>{messages.releaseWorking(counts.open)}</p>}
      </Stack>
    </AskedAct>
  );
}
