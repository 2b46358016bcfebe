import { dropNoticeDraftCall } from '#contract/notices/calls/drop-notice-draft.call.ts';
import { call } from '#src/lib/api-client.ts';

/** After this many ms the sign-out does not wait any longer; what is left is forgotten by the server in its time. */
const timeoutMs = 2_000;

/** The person's drafts leave the server as they leave this browser. Never rejects. */
export async function dropDrafts(): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  await call(dropNoticeDraftCall, { of: null }, { signal }).catch(() => undefined);
}
