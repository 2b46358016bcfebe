import { fromDraft } from '#machines/notices/notice-form/notice-form.draft.ts';
import type { SavedNoticeDraft } from '#machines/notices/notice-form/notice-form.saved.ts';
import type { DraftKey } from '#machines/notices/notice-form/notice-form.types.ts';
import { dropForPerson, keepForPerson, readForPerson } from '#src/lib/person-storage.ts';

/** A draft, and when its writer typed last, in milliseconds on the clock of the device. */
export interface TimedDraft {
  readonly draft: SavedNoticeDraft;
  readonly typedAt: number;
}

const nameOf = ({ mode, noticeId }: Pick<DraftKey, 'mode' | 'noticeId'>) => `notice-form.${mode}.${noticeId}`;

/** What this browser kept; null for nothing, or for what is no draft of this person, mode and notice. */
export function readTimedDraft(key: DraftKey): TimedDraft | null {
  const stored = readForPerson(key.personId, nameOf(key));
  const draft = fromDraft(stored, key);
  if (!draft) return null;
  const { typedAt } = stored as { readonly typedAt?: unknown };
  return { draft, typedAt: typeof typedAt === 'number' ? typedAt : 0 };
}

/** false where this browser stores nothing. */
export function keepTimedDraft(key: DraftKey, { draft, typedAt }: TimedDraft): boolean {
  return keepForPerson(key.personId, nameOf(key), { ...draft, typedAt });
}

export function dropLocalDraft(key: DraftKey): void {
  dropForPerson(key.personId, nameOf(key));
  dropForPerson(key.personId, carriedName(key));
}

const carriedName = ({ mode, noticeId }: DraftKey) => `carried-draft.${mode}.${noticeId}`;

/** The server has what was typed until then. */
export function noteStored(key: DraftKey, typedAt: number): void {
  keepForPerson(key.personId, carriedName(key), typedAt);
}

/**
 * The server was given all of this. Asked before the server is: when it then has no draft, it was sent, or thrown
 * away, on another device, and bringing it back would offer a notice that is long on the board.
 */
export function wasStored(key: DraftKey, { typedAt }: TimedDraft): boolean {
  const carried = readForPerson(key.personId, carriedName(key));
  return typeof carried === 'number' && typedAt <= carried;
}

/** A draft of a form that ended comes back, to be found when the form opens again. */
export function keepDraftAgain(draft: SavedNoticeDraft): void {
  const { personId, mode, noticeId } = draft;
  keepTimedDraft({ personId, mode, noticeId }, { draft, typedAt: Date.now() });
}
