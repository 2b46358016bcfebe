import type {
  NoticeText,
  NoticeTranslation,
  TranslationLanguage,
} from '#contract/notices/translation.rules.ts';
import type { FailureFacts } from '#machines/shared/failure.ts';

export interface NoticeTranslationInput {
  readonly noticeId: number;
  /** The notice in its own words. */
  readonly original: NoticeText;
  readonly language: TranslationLanguage;
  /** What is there in this language; null: nothing yet. */
  readonly existing: NoticeTranslation | null;
  /** What was typed and not saved earlier. */
  readonly typed: TypedTranslation | null;
}

/** What this browser keeps of a translation that is being written; `version`: what the changes began with. */
export interface TypedTranslation extends NoticeText {
  readonly version: number;
}

export type TranslationField = 'title' | 'description';
export type TranslationProblem = 'title_required' | 'title_too_long' | 'text_required' | 'text_too_long';

export interface TranslationQuery extends NoticeText {
  readonly noticeId: number;
  readonly language: TranslationLanguage;
  /** The original as it stood beside the fields. */
  readonly of: NoticeText;
  readonly version: number;
}
export type DeletionQuery = Pick<TranslationQuery, 'noticeId' | 'language' | 'version'>;

export interface NoticeTranslationContext {
  readonly noticeId: number;
  readonly original: NoticeText;
  readonly language: TranslationLanguage;
  readonly existing: NoticeTranslation | null;
  readonly values: NoticeText;
  /** What the changes began with; 0: nothing was there. */
  readonly version: number;
  readonly hasTried: boolean;
  /** Why nothing was saved or deleted. */
  readonly failure: FailureFacts | null;
  /** What a press was for that came too late. */
  readonly wish: 'save' | 'delete';
  /** What somebody else saved meanwhile; null: they deleted it. */
  readonly theirs: NoticeTranslation | null;
  /** What was typed before theirs was taken. */
  readonly setAside: NoticeText | null;
  readonly outcome: NoticeTranslationOutput | null;
}

export type NoticeTranslationOutput =
  | { readonly kind: 'saved'; readonly translation: NoticeTranslation }
  | { readonly kind: 'deleted'; readonly language: TranslationLanguage }
  | { readonly kind: 'closed' };

export type NoticeTranslationEvent =
  | { readonly type: 'edit.language'; readonly language: TranslationLanguage }
  | { readonly type: 'edit.title'; readonly text: string }
  | { readonly type: 'edit.description'; readonly text: string }
  | { readonly type: 'form.submit' }
  | { readonly type: 'form.close' }
  | { readonly type: 'close.cancel' }
  | { readonly type: 'close.discard' }
  | { readonly type: 'translation.delete' }
  | { readonly type: 'delete.cancel' }
  | { readonly type: 'delete.confirm' }
  | { readonly type: 'conflict.keep_mine' }
  | { readonly type: 'conflict.take_theirs' }
  /** Brings back what was typed before theirs was taken. */
  | { readonly type: 'mine.restore' };
