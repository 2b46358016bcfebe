import type { PositionOnWire } from '#contract/books/books.wire.ts';
import { mergePosition, positionWithin, type StoredPosition } from '#contract/books/position.rules.ts';
import type { calls } from '#contract/catalogue.ts';
import type { CallParsed } from '#contract/core/define-call.ts';
import type { SignedIn } from '#server/core/call-context.ts';
import type { UnitOfWork } from '#server/core/context.ts';
import { presentPosition } from './queries/place.presenter.ts';
import { changePosition, insertPosition, lockPosition } from './queries/places.ts';

type Sent = CallParsed<(typeof calls)['save-reading-place']>;

/** Skips the save if another device saved a newer place that this one does not know. */
export async function savePosition(
  { app, db, actor }: Pick<UnitOfWork, 'app' | 'db'> & SignedIn,
  input: Sent,
): Promise<{ is_taken: boolean; place: PositionOnWire }> {
  const key = { schoolId: actor.school.id, personId: actor.id, bookId: input.book_id };
  const { page, fraction } = positionWithin(input, input.pages);
  const { base, device, step, lesson_id: lessonId, pages } = input;
  const sent = { lessonId, page, fraction, base, device, step };
  const fresh = { ...key, ...mergePosition(null, sent).stored, pages, savedAt: app.now() };
  const first = await insertPosition(db, fresh);
  if (first) return { is_taken: true, place: presentPosition(first) };
  const known = await lockPosition(db, key);
  if (!known) throw new Error('A place went while it was saved.');
  const { stored, isTaken } = mergePosition(known, sent);
  if (stored === (known as StoredPosition)) return { is_taken: isTaken, place: presentPosition(known) };
  // Leaves the key out: a distributed database refuses to write the sharding column.
  const next = { ...stored, pages, savedAt: app.now() };
  await changePosition(db, key, next);
  return { is_taken: true, place: presentPosition({ ...known, ...next }) };
}
