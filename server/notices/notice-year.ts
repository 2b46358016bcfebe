import type { Actor } from '#server/core/actor.ts';
import type { StoredNotice } from './queries/stored-notices.ts';

type Shared = Pick<StoredNotice, 'visibleFrom' | 'isActive'>;

/**
 * A notice belongs to the year in which its readers get it. A change that shares it from now on brings it into the
 * school's present year; one that is shared already keeps its year, so that who moved up meets no old notice.
 */
export function yearOfNotice(
  before: Shared & Pick<StoredNotice, 'academicYear' | 'reach'>,
  { visibleFrom }: Pick<Shared, 'visibleFrom'>,
  { today, school }: { readonly today: string; readonly school: Pick<Actor['school'], 'academicYear'> },
): string {
  // The office's notices belong to no year.
  if (before.academicYear === '') return '';
  const wasShared = before.visibleFrom <= today && (before.isActive || before.reach !== null);
  const isSharedAgain = visibleFrom !== before.visibleFrom && visibleFrom >= today;
  return wasShared && !isSharedAgain ? before.academicYear : school.academicYear;
}
