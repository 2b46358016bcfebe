import { inArray, type SQL, sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import { type NoticeFor, readersByCode } from '#contract/notices/notice.rules.ts';
import { roleIs } from '#server/db/role-is.ts';
import { memberships, people, schools } from '#server/directory/schema.ts';
import { noticeAudiences, notices, officeAudiences } from '../schema/notice.ts';
import type { Place } from './audiences.ts';

export interface SharedNotice {
  readonly schoolId: number;
  readonly id: number;
  readonly noticeFor: NoticeFor;
  readonly createdBy: number;
}

export interface PlacesSql {
  /** Rows of grade_id and division_id. */
  readonly rows: SQL;
  /** True where it names every grade; a known boolean saves half of the query. */
  readonly isEverybody: SQL | boolean;
  /** The condition on memberships `m` with values a planner can weigh; left out: they are joined with the rows. */
  readonly holds?: SQL;
  /** Whether it belongs to the school's year; left out: it does. */
  readonly isOfThisYear?: SQL;
}

function storedPlaces({ schoolId, id }: SharedNotice): PlacesSql {
  const rows = sql`(select grade_id, division_id from ${noticeAudiences} where school_id = ${schoolId} and notice_id = ${id})`;
  return {
    rows,
    isEverybody: sql`exists (select 1 from ${rows} a where a.grade_id = 0)`,
    isOfThisYear: sql`(select n.academic_year in ('', s.academic_year)
      from ${notices} n join ${schools} s on s.id = n.school_id where n.school_id = ${schoolId} and n.id = ${id})`,
  };
}

export function wishedPlaces(places: readonly Place[]): PlacesSql {
  const gradeIds = sql.param(places.map((place) => place.gradeId));
  const divisionIds = sql.param(places.map((place) => place.divisionId));
  const whole = places.flatMap((place) => (place.divisionId === 0 ? place.gradeId : []));
  const parts = places.flatMap((place) => place.divisionId || []);
  const holds = [
    ...(whole.length > 0 ? [sql`m.grade_id = any(${sql.param(whole)}::int[])`] : []),
    ...(parts.length > 0 ? [sql`m.division_id = any(${sql.param(parts)}::int[])`] : []),
  ];
  return {
    holds: sql`(${holds.length > 0 ? sql.join(holds, sql` or `) : sql`false`})`,
    rows: sql`(select * from unnest(${gradeIds}::int[], ${divisionIds}::int[]) as place (grade_id, division_id))`,
    isEverybody: places.some((place) => place.gradeId === 0),
  };
}

/** True for people of the school who are in one of the places; runs once for all of them. */
function isIn(schoolId: number, { rows, isEverybody, holds }: PlacesSql): SQL {
  if (isEverybody === true) return sql`true`;
  const ofPlaces = holds
    ? sql`where ${holds} and`
    : sql`join ${rows} a on a.grade_id = m.grade_id and (a.division_id = 0 or a.division_id = m.division_id) where`;
  const members = sql`${people.id} in (
    select m.person_id from ${memberships} m ${ofPlaces} m.school_id = ${schoolId})`;
  return isEverybody === false ? members : sql`(${isEverybody} or ${members})`;
}

type OfficeNotice = Pick<SharedNotice, 'id' | 'noticeFor'>;

/** SQL that is true for the readers of an office's notice, whatever the day. */
export function officeReadersOf(notice: OfficeNotice): SQL {
  const readers = readersByCode[notice.noticeFor];
  const isPlaced = sql`(
    exists (select 1 from ${notices} n where n.school_id = 0 and n.id = ${notice.id} and n.grade_choice = '0')
      or exists (
          select 1 from ${noticeAudiences} a join ${memberships} m
            on m.school_id = a.school_id and m.grade_id = a.grade_id
              and a.division_id in (0, m.division_id)
          where a.school_id = ${people.schoolId} and a.notice_id = ${notice.id} and m.person_id = ${people.id}))`;
  return sql`(${people.schoolId} <> 0 and ${people.isActive}
    and ((${readers.admin} and ${roleIs(people.role, 'schoolAdmin')})
      or (((${readers.faculty} and ${roleIs(people.role, 'faculty')})
        or (${readers.students} and ${roleIs(people.role, 'student')})) and ${isPlaced}))
    and exists (select 1 from ${schools} s where s.id = ${people.schoolId} and exists (
      select 1 from ${officeAudiences} o
      where o.notice_id = ${notice.id} and (o.country_id, o.state_id, o.target_id) in (
        (0, 0, 0), (s.country_id, 0, 0), (s.country_id, s.state_id, 0), (s.country_id, s.state_id, s.id)))))`;
}

export const officeReadersIn = (schoolIds: readonly number[], notice: OfficeNotice): SQL =>
  sql`(${inArray(people.schoolId, [...schoolIds])} and ${officeReadersOf(notice)})`;

/** True for a notice's readers without its author. Overseeing the board makes no school admin a reader. */
export function readersOf(notice: SharedNotice, places: PlacesSql = storedPlaces(notice)): SQL {
  if (notice.schoolId === 0) return officeReadersOf(notice);
  const readers = readersByCode[notice.noticeFor];
  const among = [...(readers.faculty ? [roles.faculty] : []), ...(readers.students ? [roles.student] : [])];
  const within = sql`(${people.role} in ${among.length ? among : [-1]} and ${isIn(notice.schoolId, places)}
    and ${places.isOfThisYear ?? sql`true`})`;
  return sql`(${people.schoolId} = ${notice.schoolId} and ${people.isActive} and ${people.id} <> ${notice.createdBy}
    and ${readers.admin ? sql`(${roleIs(people.role, 'schoolAdmin')} or ${within})` : within})`;
}
