import { dropNoticeDraftCall } from '#contract/notices/calls/drop-notice-draft.call.ts';
import { saveNoticeDraftCall } from '#contract/notices/calls/save-notice-draft.call.ts';
import { draftLimits } from '#contract/notices/draft.rules.ts';
import type { DraftKey } from '#machines/notices/notice-form/notice-form.types.ts';
import type { call } from '#src/lib/api-client.ts';
import { noteStored, type TimedDraft } from './draft-shelf.ts';

/** In ms: the pause between two saves of one draft on the server. */
const pause = 2_000;

export const wireKeyOf = ({ mode, noticeId }: Pick<DraftKey, 'mode' | 'noticeId'>) => ({
  mode,
  notice_id: noticeId,
});

/**
 * Carries the newest draft of one form to the server, one save after another. This browser's copy counts while writing:
 * the next save makes up for a failed one, and nobody hears of it.
 */
export interface DraftSync {
  carry(key: DraftKey, timed: TimedDraft): void;
  /** Sends the waiting draft now, since the form or the page closes. */
  flush(): void;
  /** Waits for a running save, which would bring the draft back. */
  drop(key: DraftKey): Promise<void>;
}

export function createDraftSync(ask: typeof call): DraftSync {
  let waiting: { readonly key: DraftKey; readonly timed: TimedDraft } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<unknown> = Promise.resolve();

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!waiting) return;
    const { key, timed } = waiting;
    waiting = null;
    underWay = underWay.then(() => send(ask, key, timed));
  };
  return {
    carry: (key, timed) => {
      waiting = { key, timed };
      timer ??= setTimeout(flush, pause);
    },
    flush,
    drop: async (key) => {
      waiting = null;
      clearTimeout(timer);
      timer = undefined;
      await underWay;
      await ask(dropNoticeDraftCall, { of: wireKeyOf(key) }).catch(() => undefined);
    },
  };
}

/** true: the server has this draft or a newer one. Never throws. */
export async function send(
  ask: typeof call,
  key: DraftKey,
  { draft, typedAt }: TimedDraft,
): Promise<boolean> {
  const text = JSON.stringify(draft);
  // Longer than any notice may be; only this browser keeps it.
  if (text.length > draftLimits.characters) return false;
  try {
    await ask(saveNoticeDraftCall, {
      ...wireKeyOf(key),
      title: draft.values.title.slice(0, draftLimits.titleCharacters),
      draft: text,
      typed_at: typedAt,
    });
    noteStored(key, typedAt);
    return true;
  } catch {
    return false;
  }
}
