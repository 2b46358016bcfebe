import { fromCallback, fromPromise } from 'xstate';
import { fromDraft, type SavedNoticeDraft } from '#machines/notice-form/notice-form.draft.ts';
import type { DraftKeepEvent, DraftKey } from '#machines/notice-form/notice-form.types.ts';
import { dropForPerson, keepForPerson, readForPerson } from '#src/lib/person-storage.ts';

const nameOf = ({ mode, noticeId }: DraftKey) => `notice-form.${mode}.${noticeId}`;

/** What was kept of an earlier try; null for nothing, or for what is no draft of this person, mode and notice. */
export function readDraft(key: DraftKey): SavedNoticeDraft | null {
  return fromDraft(readForPerson(key.personId, nameOf(key)), key);
}

/** Keeps each draft it is sent; `onKept` hears whether this browser stores anything at all. */
export function defineKeepDraftActor({ onKept }: { readonly onKept: (isKept: boolean) => void }) {
  return fromCallback<DraftKeepEvent, DraftKey>(({ input, receive }) => {
    receive(({ draft }) => onKept(keepForPerson(input.personId, nameOf(input), draft)));
  });
}

export function defineDropDraftActor() {
  return fromPromise<void, DraftKey>(async ({ input }) => dropForPerson(input.personId, nameOf(input)));
}
