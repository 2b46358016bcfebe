import type { Attachment } from '#contract/core/attachment.model.ts';
import type {
  Chosen,
  Notice,
  NoticeDraft,
  NoticeFormMode,
  OfficeChoice,
  PickedPlaces,
  Video,
} from '#contract/notices/notice.model.ts';
import type { DateProblem, Day, NoticeFor } from '#contract/notices/notice.rules.ts';
import type { Failure, FailureFacts } from '#machines/shared/failure.ts';
import type {
  ChosenFile,
  UploadItem,
  UploadSummary,
  UploadsChanged,
} from '../../upload-queue/upload-queue.types.ts';
import type { SavedNoticeDraft } from './notice-form.saved.ts';

/** A grade, or a club in a school of clubs. */
export interface Grade {
  readonly id: number;
  readonly name: string;
  readonly divisionCount: number;
}

/** A division, or a batch in a school of clubs. */
export interface Division {
  readonly id: number;
  readonly name: string;
  /** The grade or club it is of. */
  readonly gradeId: number;
}

/** Who fills the form in. */
export interface FormPerson {
  readonly id: number;
  readonly role: number;
  readonly schoolId: number;
  readonly schoolModel: number;
  readonly isDemoSchool: boolean;
  /** Module 40's edit right [ST-08]. */
  readonly mayEditNotices: boolean;
}

export interface NoticeFormInput {
  readonly mode: NoticeFormMode;
  /** The notice that is edited or shared again; 0 when adding. */
  readonly noticeId: number;
  readonly person: FormPerson;
  /** The school's day. */
  readonly today: Day;
  /** What was kept of an earlier try; a draft of another person, mode or notice is left alone. */
  readonly draft: SavedNoticeDraft | null;
  /** Of `editReshare`: everything is carried over but the dates. */
  readonly isTemplate?: boolean;
  /** Whom this person shared a notice with last: a new one begins with it. */
  readonly lastAudience?: LastAudience | null;
}

/** What the person fills in, attachments apart: those lie with the upload queue. */
export interface NoticeValues {
  readonly title: string;
  readonly description: string;
  /** An empty list is "none yet". */
  readonly grades: Chosen;
  readonly divisions: Chosen;
  /** null: neither box is ticked. */
  readonly noticeFor: NoticeFor | null;
  readonly shareDate: Day;
  readonly dueDate: Day;
  readonly dueDateMandatory: boolean;
  readonly notifyEmail: boolean;
  /** Readers are asked to confirm that they have read it. */
  readonly asksReceipt: boolean;
  readonly isActive: boolean;
  readonly videos: readonly Video[];
  /** Of the central office's form alone: where it is read [AF-02]. */
  readonly office?: OfficeChoice;
}

/** Never 'all' grades: every class of a school is chosen each time anew. */
export interface LastAudience {
  readonly grades: readonly number[];
  readonly divisions: Chosen;
}

/** Keys of `fields` in a refusal, too: the actor turns wire names into these. */
export const noticeFields = [
  'countries',
  'states',
  'schools',
  'grades',
  'divisions',
  'readers',
  'title',
  'description',
  'shareDate',
  'dueDate',
  'video',
  'attachments',
] as const;
export type NoticeField = (typeof noticeFields)[number];

export type ProblemCode =
  | 'country_required'
  | 'state_required'
  | 'school_required'
  | 'user_required'
  | 'grade_required'
  | 'division_required'
  | 'club_required'
  | 'batch_required'
  /** Of a chosen club no batch is chosen: it would be left out. */
  | 'club_without_batch'
  /** Whether every chosen club has a batch is not known before the batches are there. */
  | 'batches_pending'
  | 'readers_required'
  | 'title_required'
  | 'title_too_long'
  | 'description_required'
  | 'description_too_long'
  | 'video_invalid'
  | 'video_too_many'
  | DateProblem;
export type Problems = Partial<Readonly<Record<NoticeField, ProblemCode>>>;

/** What a choice of places took away, in the office's form [AF-07, AF-09]. */
export type PlaceNote =
  | 'states_reset'
  | 'schools_reset'
  | 'grades_cleared'
  | 'readers_reset'
  | 'too_many_schools';

/** Why this form cannot be sent at all, whatever is filled in. */
export type BlockCode = 'demo_school' | 'not_editable' | 'not_reshareable';

export type AlertCode =
  | ProblemCode
  | BlockCode
  | 'no_sections'
  | 'uploads_failed'
  | 'file_removed'
  | 'file_not_removed'
  | 'not_saved';

/** One message; `count` rises with each, so that the same one twice is told twice. */
export interface FormAlert {
  readonly code: AlertCode;
  readonly count: number;
  /** Of `no_sections`: the grade that was unticked [NF-27]. */
  readonly gradeId: number | null;
  /** Of `not_saved`, `file_removed`, `file_not_removed`: the server's code and words. */
  readonly answer: FailureFacts<'file_removed'> | null;
}

/**
 * What became of a choice without the person's doing, to be said beside it:
 * - `fell`: grades or clubs, or divisions or batches, that can no longer be chosen; `known` are those whose name is known
 * - `all`: All clubs brought every batch along [NF-24]
 */
export type ChoiceNote =
  | {
      readonly kind: 'fell';
      readonly grades: number;
      readonly divisions: number;
      readonly known: readonly Division[];
    }
  | { readonly kind: 'all' };

export interface LoadedForm {
  readonly grades: readonly Grade[];
  readonly notice: Notice | null;
  readonly formSession: string;
}

export interface SavedNotice {
  readonly id: number;
  readonly version: number;
  readonly information: string;
}

export interface RemovedFile {
  readonly attachments: readonly Attachment[];
  readonly version: number;
  readonly information: string;
}

/** Which draft: at most one for each person, mode and notice. */
export interface DraftKey {
  readonly personId: number;
  readonly mode: NoticeFormMode;
  readonly noticeId: number;
}

export interface NoticeFormContext {
  readonly mode: NoticeFormMode;
  readonly noticeId: number;
  readonly person: FormPerson;
  readonly today: Day;
  readonly isTemplate: boolean;
  readonly lastAudience: LastAudience | null;

  /** A draft that waits for the form to be loaded. */
  readonly draft: SavedNoticeDraft | null;
  readonly isDraftRestored: boolean;
  readonly grades: readonly Grade[];
  /** The divisions that may be chosen, and of which grade or clubs; at the office the grades, and of which school. */
  readonly divisionList: { readonly of: Chosen; readonly divisions: readonly Division[] } | null;
  /** The grade, the clubs, or the school, whose parts were asked for last. */
  readonly divisionsAskedFor: Chosen | null;
  /** Gone when the audience changes. */
  readonly choiceNote: ChoiceNote | null;
  readonly block: BlockCode | null;

  /** What the form opened with: reset returns here [NF-16]. */
  readonly opened: { readonly values: NoticeValues; readonly items: readonly UploadItem[] };
  /** What the changes began with; null: a new notice, or nobody knows any more. */
  readonly base: NoticeValues | null;
  /** The newer version that somebody else saved, to be merged. */
  readonly theirs: LoadedForm | null;
  /** Days as stored; left alone they may lie in the past [QC-36]. */
  readonly storedDates: { readonly share: Day; readonly due: Day } | null;
  readonly values: NoticeValues;
  readonly videoText: string;
  /** As the upload queue told last. */
  readonly uploads: { readonly items: readonly UploadItem[]; readonly summary: UploadSummary };
  readonly removingFileId: string | null;

  /** Where a save goes. Differs from `mode` once a notice turned out to be saved already. */
  readonly target: { readonly mode: NoticeFormMode; readonly id: number; readonly version: number };
  /** null: used up, a new one is needed [ST-20]. */
  readonly formSession: string | null;
  /**
   * What was sent without a definite answer yet. The server answers a repeated form session as it did the first
   * time, so only this very draft may be sent under it again. `isUnanswered`: an answer was lost.
   */
  readonly sent: { readonly draft: NoticeDraft; readonly isUnanswered: boolean } | null;
  readonly outcome: NoticeFormOutput | null;

  readonly left: readonly NoticeField[];
  readonly hasTriedToSubmit: boolean;
  readonly alert: FormAlert | null;
  readonly alertCount: number;
  readonly failure: Failure | null;
  /** What the server said beside a field; gone when the field changes. */
  readonly fieldInformation: Partial<Readonly<Record<NoticeField, string>>>;
  /** Why a day was set to another one; gone when a day changes [VN-28, QC-36]. */
  readonly dateNotes: { readonly shareDate?: DateProblem; readonly dueDate?: DateProblem };
  /** What the last choice of places took away; gone with the next. */
  readonly placeNotes: readonly PlaceNote[];
  readonly videoProblem: 'video_invalid' | 'video_too_many' | null;

  /** Rises with each change that a draft must keep. */
  readonly revision: number;
  readonly keptRevision: number;
}

export type NoticeFormOutput =
  | {
      readonly kind: 'saved';
      readonly id: number;
      readonly version: number;
      readonly information: string;
      /** What opens the same form again when the notice is taken back; null: an edit, which cannot be. */
      readonly undo: SavedNoticeDraft | null;
    }
  | { readonly kind: 'closed'; readonly isDraftKept: boolean };

export type EditEvent =
  | { readonly type: 'edit.title'; readonly text: string }
  | { readonly type: 'edit.description'; readonly text: string }
  | { readonly type: 'edit.grades'; readonly chosen: Chosen }
  | { readonly type: 'edit.divisions'; readonly chosen: Chosen }
  | { readonly type: 'edit.readers'; readonly faculty: boolean; readonly students: boolean }
  | { readonly type: 'edit.countries'; readonly picked: PickedPlaces }
  | { readonly type: 'edit.states'; readonly picked: PickedPlaces }
  | { readonly type: 'edit.schools'; readonly picked: PickedPlaces }
  | {
      readonly type: 'edit.roles';
      readonly admin: boolean;
      readonly faculty: boolean;
      readonly students: boolean;
    }
  | { readonly type: 'edit.share_date'; readonly day: Day }
  | { readonly type: 'edit.due_date'; readonly day: Day }
  | { readonly type: 'edit.due_date_mandatory'; readonly on: boolean }
  | { readonly type: 'edit.notify_email'; readonly on: boolean }
  | { readonly type: 'edit.asks_receipt'; readonly on: boolean }
  | { readonly type: 'edit.active'; readonly on: boolean }
  /** What stands in the video input. */
  | { readonly type: 'edit.video_text'; readonly text: string }
  /** Enter, or the input was left [VN-31]. */
  | { readonly type: 'edit.video_add' }
  | { readonly type: 'edit.video_remove'; readonly url: string };

export type NoticeFormEvent =
  | EditEvent
  | { readonly type: 'field.leave'; readonly field: NoticeField }
  | { readonly type: 'files.add'; readonly files: readonly ChosenFile[] }
  | { readonly type: 'file.cancel'; readonly key: string }
  | { readonly type: 'file.retry'; readonly key: string }
  | { readonly type: 'file.remove'; readonly key: string }
  | { readonly type: 'refusals.dismiss' }
  | { readonly type: 'divisions.retry' }
  | { readonly type: 'alert.dismiss' }
  | { readonly type: 'draft.discard' }
  | { readonly type: 'form.submit' }
  /** Out of `waitingForUploads` back to the fields. */
  | { readonly type: 'submit.cancel' }
  /** Once more: load the form, or send what could not be sent. */
  | { readonly type: 'form.retry' }
  /** Out of `unsent` back to the fields. */
  | { readonly type: 'form.edit' }
  | { readonly type: 'form.reset' }
  | { readonly type: 'form.close' }
  | { readonly type: 'close.cancel' }
  | { readonly type: 'close.discard' }
  | { readonly type: 'close.keep' }
  | { readonly type: 'conflict.keep_mine' }
  | { readonly type: 'conflict.take_theirs' }
  | { readonly type: 'conflict.compare' }
  | { readonly type: 'merge.back' }
  /** What became of both. */
  | { readonly type: 'merge.save'; readonly values: NoticeValues }
  /** The page may go away at any moment: keep the draft now. */
  | { readonly type: 'page.hidden' }
  | { readonly type: 'connection.lost' }
  | { readonly type: 'connection.restored' }
  | { readonly type: 'session.expired' }
  | { readonly type: 'session.restored'; readonly personId: number }
  /** Of the form to itself: keep the draft before a step that may end badly. */
  | { readonly type: 'draft.flush' }
  | UploadsChanged;

/** What the `keepDraft` actor receives. */
export interface DraftKeepEvent {
  readonly type: 'draft.keep';
  readonly draft: SavedNoticeDraft;
}

export type NoticeFormTag = 'busy' | 'locked';
