import { bit } from '#contract/core/bit.ts';
import type { Watched } from '#contract/training/training.wire.ts';
import {
  addWatched,
  type Cells,
  endLeeway,
  isWatched,
  rangesOfCells,
  type WatchedRange,
  watchedSeconds,
} from '#contract/training/watching.rules.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { Refusing } from '#server/core/refusal.ts';
import { filmLength } from '#server/files/film-length.ts';
import { markDone } from './complete.ts';
import { type NamedPart, ownFile } from './own-training.ts';
import { countCompleted } from './queries/completions.ts';
import { findWatched, lockWatched, updateWatched, type WatchedRow } from './queries/watched.ts';

type Scene = SignedInContext & Refusing<'not_measured'>;

const toMs = (seconds: number) => Math.round(seconds * 1_000);

/** The length comes from the file, not from the browser. */
async function measuredFilm(scene: Scene, part: NamedPart, known: WatchedRow | undefined) {
  const file = await ownFile(scene, part);
  if (file?.type !== 'video') throw scene.refuse('not_measured');
  const isKnown = known?.fileId === file.id;
  const length = isKnown ? known.length : toMs(await filmLength(scene.app.files, file.storageKey));
  if (length <= 0) throw scene.refuse('not_measured');
  return { fileId: file.id, length, row: isKnown ? known : undefined };
}

const keyOf = ({ actor }: Scene, { subject, id }: NamedPart) => ({
  schoolId: actor.school.id,
  personId: actor.id,
  subject,
  subjectId: id,
});

export async function readWatched(scene: Scene, part: NamedPart): Promise<Watched> {
  const known = await findWatched(scene.db, keyOf(scene, part));
  const { length, row } = await measuredFilm(scene, part, known);
  return present(scene, part, { length, cells: pairsOf(row?.cells ?? []), place: row?.place ?? 0 });
}

interface NewlyWatched extends NamedPart {
  readonly ranges: readonly WatchedRange[];
  /** Seconds. */
  readonly place: number;
}

/** Locks the row, so that two devices add up. Marks the part as done only with the save that reaches 90 %. */
export async function saveWatched(
  scene: Scene & Refusing<{ readonly code: 'behind_end'; readonly params: { readonly seconds: number } }>,
  { ranges, place, ...part }: NewlyWatched,
): Promise<Watched> {
  const { app, db } = scene;
  const { fileId, length } = await measuredFilm(scene, part, undefined);
  const seconds = length / 1_000;
  if (ranges.some(([, to]) => to > seconds + endLeeway))
    throw scene.refuse('behind_end', { params: { seconds: Math.floor(seconds) } });
  const begun = { fileId, length, cells: [], watched: 0, place: 0, watchedAt: app.now() };
  const locked = await lockWatched(db, { ...keyOf(scene, part), ...begun });
  const before = pairsOf(locked?.fileId === fileId ? locked.cells : []);
  const cells = addWatched(before, ranges, seconds);
  const watched = watchedSeconds(cells, seconds);
  const stored = {
    fileId,
    length,
    cells: cells.flat(),
    watched: toMs(watched),
    place: Math.min(toMs(place), length),
    watchedAt: app.now(),
  };
  await updateWatched(db, keyOf(scene, part), stored);
  if (isWatched(watched, seconds) && !isWatched(watchedSeconds(before, seconds), seconds))
    await markDone(scene, { subject: part.subject, ids: [part.id], isDone: true, how: 'watched' });
  return present(scene, part, { length, cells, place: stored.place });
}

/** Stored as a flat list. */
const pairsOf = (numbers: readonly number[]): Cells =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, at) => [
    numbers[2 * at] ?? 0,
    numbers[2 * at + 1] ?? 0,
  ]);

async function present(
  { db, actor }: Scene,
  { subject, id }: NamedPart,
  { length, cells, place }: { readonly length: number; readonly cells: Cells; readonly place: number },
): Promise<Watched> {
  const seconds = length / 1_000;
  return {
    ranges: rangesOfCells(cells, seconds).map(([from, to]) => [from, to]),
    seconds: watchedSeconds(cells, seconds),
    length: seconds,
    place: place / 1_000,
    status: bit((await countCompleted(db, actor, { subject, ids: [id] })) > 0),
  };
}
