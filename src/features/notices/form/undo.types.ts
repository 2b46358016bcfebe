import type { NoticeFormMode } from '#contract/notices/notice.model.ts';
import type { SavedNoticeDraft } from '#machines/notices/notice-form/notice-form.saved.ts';
import type { ToastContent } from '#src/ui/toaster.ts';

/** Opens the form: of a mode, and of the notice it is about. */
export type OpenForm = (mode: NoticeFormMode, noticeId: number) => void;

export type Told = Pick<ToastContent, 'title' | 'text'>;

/** Shows that a notice was shared, with a way back for 20 seconds. */
export type OfferUndo = (told: Told, open: OpenForm) => void;

export interface SharedNow {
  readonly id: number;
  readonly version: number;
  readonly draft: SavedNoticeDraft;
}
