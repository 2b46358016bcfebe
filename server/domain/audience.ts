import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type NoticeFor, readersByCode } from '#contract';
import type { Queryable } from '../db/database.ts';
import { statement } from '../db/queries/notices.ts';
import { noticeAudiences } from '../db/schema/notice.ts';
import { divisions, grades, memberships, people } from '../db/schema/school.ts';
import { rooms } from '../realtime/rooms.ts';
import { Refusal } from '../refusal.ts';
import type { Actor } from './sessions.ts';

/** One line of a notice's audience rule; 0 is "every". */
export interface Place {
  readonly gradeId: number;
  readonly divisionId: number;
}

/**
 * Turns the form's choice into the audience rule. A faculty member's "All grades" means the grades they teach
 * in, a school admin's means the school. Divisions can be chosen only within one grade [NF-21].
 * Refuses grades and divisions of another school, and a faculty member's grades they do not teach.
 */
export async function audienceOf(
  db: Queryable,
  actor: Actor,
  chosen: { grades: readonly number[]; divisions: readonly number[] },
): Promise<Place[]> {
  if (chosen.grades.length === 0)
    throw new Refusal('unknown_grade', 'Please select grade.', { fields: { grade: 'Please Select Grade' } });
  const all = chosen.grades.includes(0);
  if (all && actor.role === 2) return [{ gradeId: 0, divisionId: 0 }];
  const open = await placesOpenTo(db, actor, chosen.divisions);
  const allowed = open.filter((place) => place.divisionId === 0).map((place) => place.gradeId);
  const gradeIds = all ? allowed : [...new Set(chosen.grades)];
  if (gradeIds.length === 0 || gradeIds.some((id) => !allowed.includes(id)))
    throw new Refusal('unknown_grade', 'You can share only with grades of your school that you teach.', {
      fields: { grade: 'Please Select Grade' },
    });
  const [only] = gradeIds;
  if (gradeIds.length > 1 || only === undefined || all || chosen.divisions.includes(0))
    return gradeIds.map((gradeId) => ({ gradeId, divisionId: 0 }));
  return divisionsWithin(open, only, chosen.divisions);
}

function divisionsWithin(open: readonly Place[], gradeId: number, divisionIds: readonly number[]): Place[] {
  const wanted = [...new Set(divisionIds)].map((divisionId) => ({ gradeId, divisionId }));
  const isOpen = (place: Place) =>
    open.some((each) => each.gradeId === gradeId && each.divisionId === place.divisionId);
  if (wanted.length === 0 || !wanted.every(isOpen))
    throw new Refusal('unknown_division', 'Please select division.', {
      fields: { division: 'Please Select Division' },
    });
  return wanted;
}

interface PlaceRow {
  readonly grade_id: number;
  readonly division_id: number;
}
const wantedDivisions = sql`
  select grade_id, id as division_id from ${divisions}
  where school_id = ${sql.placeholder('schoolId')} and id = any(${sql.placeholder('wanted')}::bigint[])`;
const placesOfSchool = statement<PlaceRow>(
  'places-of-school',
  sql`select id as grade_id, 0 as division_id from ${grades}
    where school_id = ${sql.placeholder('schoolId')} union all ${wantedDivisions}`,
);
const placesOfPerson = statement<PlaceRow>(
  'places-of-person',
  sql`select grade_id, 0 as division_id from ${memberships}
    where school_id = ${sql.placeholder('schoolId')} and person_id = ${sql.placeholder('personId')}
    union ${wantedDivisions}`,
);

/** Every grade this person may share with, and those of the wanted divisions that the school has. */
async function placesOpenTo(db: Queryable, actor: Actor, wanted: readonly number[]): Promise<Place[]> {
  const values = { schoolId: actor.school.id, personId: actor.id, wanted };
  const rows = await (actor.role === 2 ? placesOfSchool(db, values) : placesOfPerson(db, values));
  return rows.map((row) => ({ gradeId: row.grade_id, divisionId: row.division_id }));
}

/** Grade ids this person may share with: a school admin every grade, a faculty member those they teach in. */
export async function gradesOpenTo(db: Queryable, actor: Actor): Promise<number[]> {
  return (await placesOpenTo(db, actor, [])).map((place) => place.gradeId);
}

/** The socket rooms of everybody a notice is for, its author and the school's admins included. */
export function roomsFor(
  schoolId: number,
  notice: { noticeFor: NoticeFor; createdBy: number; places: readonly Place[] },
): string[] {
  const readers = readersByCode[notice.noticeFor];
  const found = [rooms.person(schoolId, notice.createdBy), rooms.admins(schoolId)];
  for (const role of ['faculty', 'students'] as const) {
    if (!readers[role]) continue;
    for (const { gradeId, divisionId } of notice.places) {
      if (gradeId === 0) found.push(rooms.role(schoolId, role));
      else if (divisionId === 0) found.push(rooms.grade(schoolId, role, gradeId));
      else found.push(rooms.division(schoolId, role, divisionId));
    }
  }
  return [...new Set(found)];
}

interface SharedNotice {
  readonly schoolId: number;
  readonly id: number;
  readonly noticeFor: NoticeFor;
  readonly createdBy: number;
}

/**
 * SQL that is true for the people a notice is for, the author left out. A school admin counts only when the notice
 * names admins: overseeing the board is no reason to be told of everything.
 */
export function readersOf(notice: SharedNotice): SQL | undefined {
  const readers = readersByCode[notice.noticeFor];
  const roles = [...(readers.faculty ? [4] : []), ...(readers.students ? [3] : [])];
  const within = sql`${people.role} in ${roles.length ? roles : [-1]} and exists (
    select 1 from ${noticeAudiences} a
    where a.school_id = ${people.schoolId} and a.notice_id = ${notice.id}
      and (a.grade_id = 0 or exists (
        select 1 from ${memberships} m
        where m.school_id = a.school_id and m.person_id = ${people.id} and m.grade_id = a.grade_id
          and (a.division_id = 0 or m.division_id = a.division_id))))`;
  return and(
    eq(people.schoolId, notice.schoolId),
    eq(people.isActive, true),
    sql`${people.id} <> ${notice.createdBy}`,
    readers.admin ? sql`(${people.role} = 2 or (${within}))` : within,
  );
}

/** [QU-21] Of a notice's readers those with an e-mail address. */
export function addressees(
  db: Queryable,
  notice: SharedNotice,
): Promise<{ id: number; email: string; firstName: string }[]> {
  return db
    .select({ id: people.id, email: people.email, firstName: people.firstName })
    .from(people)
    .where(and(readersOf(notice), sql`${people.email} <> ''`));
}
