import type { NoticeFormOutput } from '#machines/notices/notice-form/notice-form.types.ts';
import { alerts } from '#src/lib/alerts.ts';
import type { OfferUndo } from './undo.types.ts';

let offered = '';

/** An opening form ends the offer, since two forms of one person cannot both come back. */
export function withdrawUndo(): void {
  alerts.dismiss(offered);
}

/** Undo for a notice that was just shared; undefined for an edit. */
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
