import { daysBetween } from '#contract/core/days.ts';
import { type ReasonsOf } from '#contract/core/refusals.ts';
import type { checkEntryRefusals } from '#contract/timetable/timetable.refusals.ts';
import { isBreakName, minutesOf, timetableLimits } from '#contract/timetable/timetable.rules.ts';
import type { EntryFields } from '#contract/timetable/timetable.wire.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { Refusing } from '#server/core/refusal.ts';
import type { Entry } from './lessons.ts';
import {
  type EntryValues,
  findPeriod,
  gradeOfDivision,
  isChosenProject,
  isSchoolRoom,
  isTeacher,
} from './queries/entries.ts';

export type Choosing = Pick<SignedInContext<ReasonsOf<typeof checkEntryRefusals>>, 'db' | 'actor' | 'refuse'>;

export const unknownChoice = ({ refuse }: Refusing<'unknown_choice'>, field: string) =>
  refuse('unknown_choice', { issues: { [field]: 'unknown_choice' } });

interface Resolved {
  readonly values: EntryValues;
  readonly gradeId: number;
}

/** Throws beside the field with a wrong choice. `was`: its choices stay allowed. */
export async function resolveEntry(
  scene: Choosing,
  fields: EntryFields,
  was: Pick<Entry, 'personId' | 'schoolRoomId' | 'projectId'> | undefined,
): Promise<Resolved> {
  const { db, actor } = scene;
  const schoolId = actor.school.id;
  const { teacherId, divisionId, schoolRoomId, projectId, starts: _s, ends: _e, ...rest } = fields;
  refuseDays(scene, fields);
  if (teacherId !== null && teacherId !== was?.personId && !(await isTeacher(db, schoolId, teacherId)))
    throw unknownChoice(scene, 'teacherId');
  const gradeId = await gradeOfDivision(db, schoolId, divisionId);
  if (gradeId === undefined) throw unknownChoice(scene, 'divisionId');
  if (
    schoolRoomId !== null &&
    schoolRoomId !== was?.schoolRoomId &&
    !(await isSchoolRoom(db, schoolId, schoolRoomId))
  )
    throw unknownChoice(scene, 'schoolRoomId');
  if (projectId !== null && projectId !== was?.projectId && !(await isChosenProject(db, schoolId, projectId)))
    throw unknownChoice(scene, 'projectId');
  const times = await timesOf(scene, fields);
  return { gradeId, values: { ...rest, ...times, divisionId, schoolRoomId, projectId, personId: teacherId } };
}

function refuseDays({ refuse }: Choosing, { validFrom, validTo }: EntryFields): void {
  if (validTo < validFrom) throw refuse('last_before_first', { issues: { validTo: 'last_before_first' } });
  const params = { days: timetableLimits.validDays };
  if (daysBetween(validFrom, validTo) >= timetableLimits.validDays) {
    const reason = { code: 'too_many_days', params } as const;
    throw refuse('too_many_days', { params, issues: { validTo: reason } });
  }
}

async function timesOf(scene: Choosing, { bellId, period, starts, ends }: EntryFields) {
  if (bellId !== null) {
    const found = await findPeriod(scene.db, scene.actor.school.id, bellId, period);
    if (!found || isBreakName(found.name)) throw unknownChoice(scene, 'period');
    return { bellId, period, starts: found.starts, ends: found.ends };
  }
  return { bellId, period: 0, ...spanOf(scene, starts, ends) };
}

/** Minutes of both times, checked for order. */
export function spanOf(
  { refuse }: Refusing<'wrong_time' | 'ends_before_start'>,
  starts: string,
  ends: string,
) {
  if (starts === '') throw refuse('wrong_time', { issues: { starts: 'wrong_time' } });
  if (ends === '') throw refuse('wrong_time', { issues: { ends: 'wrong_time' } });
  if (ends <= starts) throw refuse('ends_before_start', { issues: { ends: 'ends_before_start' } });
  return { starts: minutesOf(starts), ends: minutesOf(ends) };
}
