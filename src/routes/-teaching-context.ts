import { useCallback } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { teachingChanged } from '#contract/teaching/teaching.hints.ts';
import { timetableChanged } from '#contract/timetable/timetable.hints.ts';
import type { TeachingContext } from '#src/features/teaching/teaching-context.ts';
import { type Live, onHints } from '#src/lib/live.ts';

/** A lesson that moves changes what a teacher does next. */
const heard = [teachingChanged, timetableChanged];

export function useTeachingContext({
  person,
  live,
}: {
  readonly person: Person;
  readonly live: Live;
}): TeachingContext {
  return { person, listen: useCallback((ask) => onHints(live, heard, ask), [live]) };
}

/** The address of a session's screen; other parameters are dropped. */
export interface ReadingSearch {
  readonly session?: boolean | undefined;
  readonly at?: number | undefined;
  readonly present?: boolean | undefined;
}

export const readingSearch = ({ session, at, present }: Record<string, unknown>): ReadingSearch => ({
  ...(session === true && { session: true }),
  ...(typeof at === 'number' && Number.isSafeInteger(at) && at > 0 && { at }),
  ...(present === true && { present: true }),
});
