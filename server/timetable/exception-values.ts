import { daysBetween } from '#contract/core/days.ts';
import { type ReasonsOf } from '#contract/core/refusals.ts';
import type { saveExceptionRefusals } from '#contract/timetable/timetable.refusals.ts';
import { timetableLimits } from '#contract/timetable/timetable.rules.ts';
import type { ExceptionFields } from '#contract/timetable/timetable.wire.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { spanOf, unknownChoice } from './entry-values.ts';
import { isGivenOn } from './lessons.ts';
import { isInGap } from './local-time.ts';
import { gradeOfDivision, isGrade, isSchoolRoom, isTeacher } from './queries/entries.ts';
import { findSameChange } from './queries/exceptions.ts';
import { findEntry, weekAOf } from './queries/timetable.ts';
import type { ExceptionRow } from './schema/timetable.ts';

type Scene = SignedInContext<ReasonsOf<typeof saveExceptionRefusals>>;
export type ExceptionValues = Omit<ExceptionRow, 'schoolId' | 'id' | 'version' | 'removedAt'>;

/** Uses only the fields of its kind, and checks each choice. */
export async function resolveException(
  scene: Scene,
  fields: ExceptionFields,
  id: number,
): Promise<ExceptionValues> {
  const { kind, onDay, title } = fields;
  const none = {
    kind,
    onDay,
    toDay: onDay,
    title,
    gradeId: null,
    divisionId: null,
    entryId: null,
    personId: null,
    schoolRoomId: null,
    movedTo: null,
    starts: null,
    ends: null,
  };
  switch (kind) {
    case 'holiday':
    case 'no_lessons':
      return { ...none, ...(await resolveHoliday(scene, fields)) };
    case 'exam':
      return { ...none, ...(await resolveExam(scene, fields)) };
    case 'cancelled':
      return { ...none, entryId: (await resolveLesson(scene, fields, id)).id };
    case 'substitute': {
      const entry = await resolveLesson(scene, fields, id);
      // Nobody stands in for themselves.
      if (fields.teacherId === null || fields.teacherId === entry.personId)
        throw unknownChoice(scene, 'teacherId');
      return { ...none, entryId: entry.id, personId: await resolveTeacher(scene, fields) };
    }
    case 'moved':
      return { ...none, ...(await resolveMove(scene, fields, id)) };
  }
}

async function resolveHoliday(scene: Scene, { kind, onDay, toDay: last, gradeId, title }: ExceptionFields) {
  const { db, actor, refuse } = scene;
  const toDay = last === '' ? onDay : last;
  if (toDay < onDay) throw refuse('last_before_first', { issues: { toDay: 'last_before_first' } });
  const params = { days: timetableLimits.holidayDays };
  if (daysBetween(onDay, toDay) >= params.days)
    throw refuse('too_many_days', { params, issues: { toDay: { code: 'too_many_days', params } } });
  if (title === '') throw refuse('needs_name', { issues: { title: 'needs_name' } });
  if (kind === 'holiday') return { toDay };
  if (gradeId === null || !(await isGrade(db, actor.school.id, gradeId)))
    throw unknownChoice(scene, 'gradeId');
  return { toDay, gradeId };
}

async function resolveExam(scene: Scene, fields: ExceptionFields) {
  const { db, actor, refuse } = scene;
  const { divisionId, onDay, starts, ends, title } = fields;
  if (title === '') throw refuse('needs_name', { issues: { title: 'needs_name' } });
  if (divisionId === null || (await gradeOfDivision(db, actor.school.id, divisionId)) === undefined)
    throw unknownChoice(scene, 'divisionId');
  const times = spanOf(scene, starts, ends);
  refuseGap(scene, onDay, times);
  const personId = await resolveTeacher(scene, fields);
  return { divisionId, personId, schoolRoomId: await resolveSchoolRoom(scene, fields), ...times };
}

async function resolveMove(scene: Scene, fields: ExceptionFields, id: number) {
  const { id: entryId } = await resolveLesson(scene, fields, id);
  const { movedTo, starts, ends } = fields;
  if (movedTo === '') throw scene.refuse('wrong_day', { issues: { movedTo: 'wrong_day' } });
  const times = spanOf(scene, starts, ends);
  refuseGap(scene, movedTo, times);
  return { entryId, movedTo, schoolRoomId: await resolveSchoolRoom(scene, fields), ...times };
}

/** Clocks may skip the time on that day. */
function refuseGap(
  { actor, refuse }: Scene,
  day: string,
  times: { readonly starts: number; readonly ends: number },
): void {
  for (const field of ['starts', 'ends'] as const) {
    const minutes = times[field];
    if (isInGap({ day, minutes }, actor.school.timeZone))
      throw refuse('in_gap', { issues: { [field]: 'in_gap' } });
  }
}

/** The entry must have a lesson on that day without such a change. */
async function resolveLesson(scene: Scene, { entryId, onDay, kind }: ExceptionFields, id: number) {
  const { db, actor, refuse } = scene;
  const schoolId = actor.school.id;
  const entry = entryId === null ? undefined : await findEntry(db, schoolId, entryId);
  if (!entry) throw unknownChoice(scene, 'entryId');
  const { weekA } = await weekAOf(db, schoolId);
  if (!isGivenOn(entry, onDay, weekA))
    throw refuse('no_such_lesson', { issues: { onDay: 'no_such_lesson' } });
  if (await findSameChange(db, schoolId, { entryId: entry.id, onDay, kind }, id))
    throw refuse('changed_already', { issues: { onDay: 'changed_already' } });
  return entry;
}

async function resolveTeacher(scene: Scene, { teacherId }: ExceptionFields): Promise<number | null> {
  if (teacherId !== null && !(await isTeacher(scene.db, scene.actor.school.id, teacherId)))
    throw unknownChoice(scene, 'teacherId');
  return teacherId;
}

async function resolveSchoolRoom(scene: Scene, { schoolRoomId }: ExceptionFields): Promise<number | null> {
  if (schoolRoomId !== null && !(await isSchoolRoom(scene.db, scene.actor.school.id, schoolRoomId)))
    throw unknownChoice(scene, 'schoolRoomId');
  return schoolRoomId;
}
