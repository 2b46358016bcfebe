import { useState } from 'react';
import { stopScreenShareCall } from '#contract/screen-share/calls/stop-screen-share.call.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { tellFailure } from '#src/lib/tell-failure.ts';

export function useEndShare(done: string, onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const end = (share_id: number) => {
    setBusy(true);
    call(stopScreenShareCall, { share_id })
      .then(
        () => alerts.show({ tone: 'success', title: done }),
        (error: unknown) => tellFailure(error),
      )
      .finally(() => {
        setBusy(false);
        onDone();
      });
  };
  return { busy, end };
}
