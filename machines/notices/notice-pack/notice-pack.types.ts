import type { Notice } from '#contract/notices/notice.model.ts';
import type { Day } from '#contract/notices/notice.rules.ts';
import type { FailureFacts } from '#machines/shared/failure.ts';
import type { SavedNoticeDraft } from '../notice-form/notice-form.saved.ts';
import type { FormPerson, Grade } from '../notice-form/notice-form.types.ts';

export interface PackNotice {
  readonly id: number;
  readonly title: string;
}

export interface NoticePackInput {
  readonly wanted: readonly PackNotice[];
  readonly person: FormPerson;
  /** The school's day. */
  readonly today: Day;
}

/** `year`: the same weekday, a year or as many years later as it takes; `from`: the first is shared on that day. */
export type PackShift = { readonly kind: 'year' } | { readonly kind: 'from'; readonly day: Day };

export interface PackGround {
  /** Grades or clubs of this year. */
  readonly grades: readonly Grade[];
  /** Notices that have a half-written "share again" already: it is left alone. */
  readonly drafted: readonly number[];
}

export interface PackFailure extends PackNotice {
  readonly failure: FailureFacts<'drafted' | 'not_reshareable'>;
}

export interface NoticePackContext extends NoticePackInput {
  readonly ground: PackGround;
  /** Still to be read. */
  readonly unread: readonly PackNotice[];
  readonly read: readonly Notice[];
  readonly unreadable: readonly PackFailure[];
  readonly shift: PackShift;
  /** Not to be used again after all. */
  readonly leftOut: readonly number[];
  /** Still to become drafts. */
  readonly unmade: readonly number[];
  readonly made: readonly number[];
  readonly failed: readonly PackFailure[];
  readonly failure: FailureFacts | null;
}

export type NoticePackEvent =
  | { readonly type: 'pack.retry' }
  | { readonly type: 'pack.shift'; readonly shift: PackShift }
  | { readonly type: 'pack.leave_out'; readonly id: number; readonly isOut: boolean }
  | { readonly type: 'pack.make' }
  /** What is made stays; nothing more is made. */
  | { readonly type: 'pack.stop' }
  | { readonly type: 'pack.close' };

/** A notice as it would be shared again. */
export interface PackRow extends PackNotice {
  readonly share: { readonly from: Day; readonly to: Day; readonly isWeekend: boolean };
  /** null: it has none. */
  readonly due: { readonly from: Day; readonly to: Day; readonly isWeekend: boolean } | null;
  /** Names of whom it is for, as far as there are such this year. */
  readonly groups: readonly string[];
  /** How many grades or clubs are gone. */
  readonly gone: number;
  readonly isOut: boolean;
}

export interface DraftToKeep {
  readonly draft: SavedNoticeDraft;
}
