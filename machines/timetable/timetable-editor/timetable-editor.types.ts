import type { Clash, EntryFields } from '#contract/timetable/timetable.wire.ts';
import type { FailureFacts } from '../../shared/failure.ts';

/** A lesson under the hands of an admin; `id` 0 is a new one. */
export interface LessonDraft {
  readonly id: number;
  readonly version: number;
  readonly fields: EntryFields;
}

export interface SaveCommand extends LessonDraft {
  /** Given once for each opening, so that a save happens once. */
  readonly formSession: string;
}

export interface TimetableEditorContext {
  /** null: nothing is open. */
  readonly draft: LessonDraft | null;
  /** As it was opened or loaded anew; what differs in the draft was changed here. */
  readonly opened: EntryFields | null;
  /** Saved as soon as it can be, such as a lesson that was moved by the mouse. */
  readonly isAtOnce: boolean;
  readonly formSession: string;
  readonly clash: Clash | null;
  /** What is wrong with fields, in words. */
  readonly faults: Readonly<Record<string, string>>;
  readonly command: 'save' | 'remove';
}

export type TimetableEditorEvent =
  | { readonly type: 'lesson.open'; readonly draft: LessonDraft }
  /** Moved without its form: saved at once. */
  | { readonly type: 'lesson.move'; readonly draft: LessonDraft }
  | { readonly type: 'lesson.change'; readonly fields: Partial<EntryFields> }
  | { readonly type: 'offer.take' }
  | { readonly type: 'lesson.save' }
  | { readonly type: 'lesson.remove' }
  | { readonly type: 'lesson.close' }
  /** Somebody else changed the lesson: shows it as stored now, and puts this person's own changes on top. */
  | { readonly type: 'lesson.reload' }
  /** The same person signed in again. */
  | { readonly type: 'session.restored' };

export type TimetableEditorEmitted =
  | { readonly type: 'saved'; readonly id: number; readonly version: number }
  | { readonly type: 'removed'; readonly id: number; readonly version: number }
  | { readonly type: 'failed'; readonly failure: FailureFacts };
