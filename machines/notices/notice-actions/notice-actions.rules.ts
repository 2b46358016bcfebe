import type { CarriedOut, SeenNotice, Wish } from './notice-actions.types.ts';

/** What was done of a wish, with the versions of now. */
export function doneOf(wish: Wish, { done }: CarriedOut): SeenNotice[] {
  const versions = new Map(done.map(({ id, version }) => [id, version]));
  return wish.notices.flatMap((notice) => {
    const version = versions.get(notice.id);
    return version === undefined ? [] : [{ ...notice, version }];
  });
}

/** What takes a wish back, as far as it was done; an undo has none. */
export function undoOf(wish: Wish, result: CarriedOut): Wish | null {
  const notices = doneOf(wish, result);
  if (notices.length === 0 || wish.kind === 'restore') return null;
  if (wish.kind === 'delete') return { kind: 'restore', notices };
  return wish.isUndo ? null : { kind: 'status', isActive: !wish.isActive, isUndo: true, notices };
}
