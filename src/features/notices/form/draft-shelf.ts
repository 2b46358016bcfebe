import { fromDraft } from '#machines/notices/notice-form/notice-form.draft.ts';
import type { SavedNoticeDraft } from '#machines/notices/notice-form/notice-form.saved.ts';
import type { DraftKey } from '#machines/notices/notice-form/notice-form.types.ts';
import { dropForPerson, keepForPerson, readForPerson } from '#src/lib/person-storage.ts';

/** `typedAt`: the last key press, in ms on the device's clock. */
export interface TimedDraft {
  readonly draft: SavedNoticeDraft;
  readonly typedAt: number;
}

const nameOf = ({ mode, noticeId }: Pick<DraftKey, 'mode' | 'noticeId'>) => `notice-form.${mode}.${noticeId}`;

/** This browser's draft; null: none, or not one of this person, mode and notice. */
export function readTimedDraft(key: DraftKey): TimedDraft | null {
  const stored = readForPerson(key.personId, nameOf(key));
  const draft = fromDraft(stored, key);
  if (!draft) return null;
  const { typedAt } = stored as { readonly typedAt?: unknown };
  return { draft, typedAt: typeof typedAt === 'number' ? typedAt : 0 };
}

/** false: this browser stores nothing. */
export function keepTimedDraft(key: DraftKey, { draft, typedAt }: TimedDraft): boolean {
  return keepForPerson(key.personId, nameOf(key), { ...draft, typedAt });
}

export function dropLocalDraft(key: DraftKey): void {
  dropForPerson(key.personId, nameOf(key));
  dropForPerson(key.personId, carriedName(key));
}

const carriedName = ({ mode, noticeId }: DraftKey) => `carried-draft.${mode}.${noticeId}`;

/** Notes that the server has everything typed until then. */
export function noteStored(key: DraftKey, typedAt: number): void {
  keepForPerson(key.personId, carriedName(key), typedAt);
}

/**
 * Whether the server got all of this. Check it before loading: if the server then has no draft, another device sent or
 * discarded it, and restoring it would offer a notice that is already on the board.
 */
export function wasStored(key: DraftKey, { typedAt }: TimedDraft): boolean {
  const carried = readForPerson(key.personId, carriedName(key));
  return typeof carried === 'number' && typedAt <= carried;
}

/** Keeps the draft of an ended form, for the next time the form opens. */
export function keepDraftAgain(draft: SavedNoticeDraft): void {
  const { personId, mode, noticeId } = draft;
  keepTimedDraft({ personId, mode, noticeId }, { draft, typedAt: Date.now() });
}
