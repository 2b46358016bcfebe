import { getNoticeDraftCall } from '#contract/notices/calls/get-notice-draft.call.ts';
import { fromDraft } from '#machines/notices/notice-form/notice-form.draft.ts';
import type { SavedNoticeDraft } from '#machines/notices/notice-form/notice-form.saved.ts';
import type { DraftKey } from '#machines/notices/notice-form/notice-form.types.ts';
import { call } from '#src/lib/api-client.ts';
import { dropLocalDraft, readTimedDraft, type TimedDraft, wasStored } from './draft-shelf.ts';
import { wireKeyOf } from './draft-sync.ts';

/** In ms: how long a form waits for the server's copy before it opens with this browser's. */
const timeoutMs = 1_500;

/** The person's last draft from any device; null for a fresh form. Never rejects. */
export async function openDraft(key: DraftKey): Promise<SavedNoticeDraft | null> {
  const here = readTimedDraft(key);
  const isCarried = here !== null && wasStored(key, here);
  const there = await fetchDraft(key);
  if (there === 'unknown') return here?.draft ?? null;
  if (!there && isCarried) {
    dropLocalDraft(key);
    return null;
  }
  return (there && there.typedAt > (here?.typedAt ?? -1) ? there : here)?.draft ?? null;
}

async function fetchDraft(key: DraftKey): Promise<TimedDraft | null | 'unknown'> {
  try {
    const { data } = await call(getNoticeDraftCall, wireKeyOf(key), {
      signal: AbortSignal.timeout(timeoutMs),
    });
    const draft = data && fromDraft(JSON.parse(data.draft), key);
    return draft ? { draft, typedAt: data.typed_at } : null;
  } catch {
    return 'unknown';
  }
}
