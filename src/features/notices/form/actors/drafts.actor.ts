import { fromCallback } from 'xstate';
import type { DraftKeepEvent, DraftKey } from '#machines/notices/notice-form/notice-form.types.ts';
import { callActor } from '#src/lib/call-actor.ts';
import { dropLocalDraft, keepTimedDraft } from '../draft-shelf.ts';
import type { DraftSync } from '../draft-sync.ts';

interface DraftTools {
  /** null: where nothing is written, nothing is carried. */
  readonly sync: DraftSync | null;
  /** Hears whether this browser stores anything at all. */
  readonly onKept: (isKept: boolean) => void;
}

/** Keeps each draft it is sent, in this browser at once and on the server a little later. */
export function defineKeepDraftActor({ sync, onKept }: DraftTools) {
  return fromCallback<DraftKeepEvent, DraftKey>(({ input, receive }) => {
    receive(({ draft }) => {
      const timed = { draft, typedAt: Date.now() };
      onKept(keepTimedDraft(input, timed));
      sync?.carry(input, timed);
    });
    return () => sync?.flush();
  });
}

export function defineDropDraftActor({ sync }: Pick<DraftTools, 'sync'>) {
  return callActor<void, DraftKey>(async (key) => {
    dropLocalDraft(key);
    await sync?.drop(key);
  });
}
