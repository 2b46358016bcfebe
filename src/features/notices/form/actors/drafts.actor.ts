import { fromCallback } from 'xstate';
import type { DraftKeepEvent, DraftKey } from '#machines/notices/notice-form/notice-form.types.ts';
import { callActor } from '#src/lib/call-actor.ts';
import { dropLocalDraft, keepTimedDraft } from '../draft-shelf.ts';
import type { DraftSync } from '../draft-sync.ts';

interface DraftTools {
  /** null: nothing is sent to the server. */
  readonly sync: DraftSync | null;
  readonly onKept: (isKept: boolean) => void;
}

/** Keeps each draft in this browser at once and on the server a little later. */
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
