import { dropNoticeDraftCall } from '#contract/notices/calls/drop-notice-draft.call.ts';
import { saveNoticeDraftCall } from '#contract/notices/calls/save-notice-draft.call.ts';
import { draftLimits } from '#contract/notices/draft.rules.ts';
import type { DraftKey } from '#machines/notices/notice-form/notice-form.types.ts';
import type { call } from '#src/lib/api-client.ts';
import { noteStored, type TimedDraft } from './draft-shelf.ts';

/** Milliseconds between two trips of one draft: whoever types does not keep the server busy. */
const pause = 2_000;

export const wireKeyOf = ({ mode, noticeId }: Pick<DraftKey, 'mode' | 'noticeId'>) => ({
  mode,
  notice_id: noticeId,
});

/**
 * Carries the drafts of one form to the server, the newest only and one after another. The browser's own copy is what
 * counts while writing: a trip that fails is made up for by the next, and nobody is told of it.
 */
export interface DraftSync {
  carry(key: DraftKey, timed: TimedDraft): void;
  /** What waits goes now; the form is closing or the page goes away. */
  flush(): void;
  /** After what is on its way has arrived, so that it cannot come back from the dead. */
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

/** true: it lies with the server now, or something newer does. Never throws. */
export async function send(
  ask: typeof call,
  key: DraftKey,
  { draft, typedAt }: TimedDraft,
): Promise<boolean> {
  const text = JSON.stringify(draft);
  // Longer than any notice can be: this browser keeps it.
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
