import type { NoticeFormMode } from '#contract/notices/notice.model.ts';
import type { SavedNoticeDraft } from '#machines/notices/notice-form/notice-form.saved.ts';
import type { ToastContent } from '#src/ui/toaster.ts';

export type OpenForm = (mode: NoticeFormMode, noticeId: number) => void;

export type Told = Pick<ToastContent, 'title' | 'text'>;

/** Shows that a notice was shared, with an undo for 20 seconds. */
export type OfferUndo = (told: Told, open: OpenForm) => void;

export interface SharedNow {
  readonly id: number;
  readonly version: number;
  readonly draft: SavedNoticeDraft;
}
