import { useState } from 'react';
import { stopScreenShareCall } from '#contract/screen-share/calls/stop-screen-share.call.ts';
import { factsOf } from '#machines/shared/failure.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { toFailure } from '#src/lib/to-failure.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';

/** Ends a share by a call and says what came of it. */
export function useEndShare(done: string, onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const end = (share_id: number) => {
    setBusy(true);
    call(stopScreenShareCall, { share_id })
      .then(
        () => alerts.show({ tone: 'success', title: done }),
        (error: unknown) =>
          alerts.show({ tone: 'error', title: failureText(factsOf(toFailure(error)), failureMessages) }),
      )
      .finally(() => {
        setBusy(false);
        onDone();
      });
  };
  return { busy, end };
}
