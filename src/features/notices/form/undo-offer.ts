import type { NoticeFormMode } from '#contract/notices/notice.model.ts';
import type { SavedNoticeDraft } from '#machines/notices/notice-form/notice-form.draft.ts';
import type { NoticeFormOutput } from '#machines/notices/notice-form/notice-form.types.ts';
import { alerts } from '#src/lib/alerts.ts';
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

let offered = '';

/** A form that opens ends the offer: two forms of one person cannot both come back. */
export function withdrawUndo(): void {
  alerts.dismiss(offered);
}

/** The offer of a notice that was just shared; undefined for an edit. */
export function undoOf(output: NoticeFormOutput): OfferUndo | undefined {
  if (output.kind !== 'saved' || !output.undo) return undefined;
  const shared = { id: output.id, version: output.version, draft: output.undo };
  return (told, open) => {
    const plain = { ...told, tone: 'success' } as const;
    import('./undo-share.ts').then(
      ({ offerOf }) => {
        offered = alerts.show({ ...plain, ...offerOf(shared, open) });
      },
      () => alerts.show(plain),
    );
  };
}
