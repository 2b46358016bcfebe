import * as v from 'valibot';
import type { TrainingSubject } from '#contract/training/training.wire.ts';
import { watchedRanges } from '#contract/training/training.wire.ts';
import type { Unsaved } from '#machines/training/watch-progress/watch-progress.types.ts';
import { dropForPerson, keepForPerson, readForPerson } from '#src/lib/person-storage.ts';

/** Unsent watched ranges, stored in this browser by person. */

const unsaved = v.object({ ranges: watchedRanges, place: v.pipe(v.number(), v.finite(), v.minValue(0)) });

export interface WatchedPart {
  readonly subject: TrainingSubject;
  readonly id: number;
  readonly project_id: number;
}

const nameOf = ({ subject, id }: WatchedPart) => `watched.${subject}.${id}`;

export function readKept(personId: number, part: WatchedPart): Unsaved | null {
  const found = v.safeParse(unsaved, readForPerson(personId, nameOf(part)));
  return found.success ? found.output : null;
}

export const keepWatched = (personId: number, part: WatchedPart, { ranges, place }: Unsaved) =>
  keepForPerson(personId, nameOf(part), { ranges, place });

export const dropKept = (personId: number, part: WatchedPart) => dropForPerson(personId, nameOf(part));
