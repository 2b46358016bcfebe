import type { NoticeFormMode } from '#contract/notices/notice.model.ts';
import type { FailureFacts } from '#machines/shared/failure.ts';

export interface DraftOf {
  readonly mode: NoticeFormMode;
  /** 0: the new notice. */
  readonly noticeId: number;
}

/** One half-written notice as the list shows it. */
export interface ListedDraft extends DraftOf {
  readonly title: string;
  /** ISO instant. */
  readonly savedAt: string;
}

export interface NoticeDraftsContext {
  readonly drafts: readonly ListedDraft[];
  readonly deleting: DraftOf | null;
  readonly failure: FailureFacts | null;
}

export type NoticeDraftsEvent =
  /** A form was closed, or the list is opened. */
  | { readonly type: 'drafts.refresh' }
  | { readonly type: 'draft.delete'; readonly draft: DraftOf }
  | { readonly type: 'delete.confirm' }
  | { readonly type: 'delete.cancel' };
