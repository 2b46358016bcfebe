import { dropNoticeDraftCall } from '#contract/notices/calls/drop-notice-draft.call.ts';
import { call } from '#src/lib/api-client.ts';

/** In ms: the sign-out waits no longer; the server drops remaining drafts in time. */
const timeoutMs = 2_000;

/** Deletes the person's notice drafts on the server. Never rejects. */
export async function dropDrafts(): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  await call(dropNoticeDraftCall, { of: null }, { signal }).catch(() => undefined);
}
