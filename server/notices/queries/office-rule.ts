import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { roles } from '#contract/core/roles.ts';
import { type NoticeFor, readersByCode } from '#contract/notices/notice.rules.ts';
import { officePeopleCounted } from '#contract/notices/office.rules.ts';
import type { Queryable } from '#server/db/database.ts';
import { roleIs } from '#server/db/role-is.ts';
import { memberships, people, schools } from '#server/directory/schema.ts';

/** One line of the rule of a notice of the central office; 0 is "every". */
export interface OfficeLine {
  readonly countryId: number;
  readonly stateId: number;
  readonly targetId: number;
}

/** A rule of the central office; grades count within one school, and none means every grade. */
export interface OfficeRule {
  readonly lines: readonly OfficeLine[];
  readonly noticeFor: NoticeFor;
  readonly gradeIds: readonly number[];
}

const ids = (values: readonly number[]) => sql`${sql.param([...values])}::int[]`;
const list = (lines: readonly OfficeLine[], key: keyof OfficeLine) => ids(lines.map((line) => line[key]));
const anyOf = (column: AnyPgColumn, lines: readonly OfficeLine[], key: keyof OfficeLine) =>
  sql`${column} = any(${list(lines, key)})`;

/** A condition that holds for the schools of a rule. Countries, states and schools each use their own index. */
export function schoolsOf({ lines }: Pick<OfficeRule, 'lines'>): SQL {
  if (lines.some((line) => line.countryId === 0 && line.stateId === 0 && line.targetId === 0))
    return sql`${schools.id} <> 0`;
  const whole = lines.filter((line) => line.targetId === 0 && line.stateId === 0);
  const parts = lines.filter((line) => line.targetId === 0 && line.stateId !== 0);
  const single = lines.filter((line) => line.targetId !== 0);
  const conditions = [
    ...(whole.length > 0 ? [anyOf(schools.countryId, whole, 'countryId')] : []),
    ...[...new Set(parts.map((line) => line.countryId))].map((countryId) => {
      const own = parts.filter((line) => line.countryId === countryId);
      return sql`(${schools.countryId} = ${countryId} and ${anyOf(schools.stateId, own, 'stateId')})`;
    }),
    ...(single.length > 0
      ? [
          // A school that moves takes its lines along (`moveInNotices` of the room of schools).
          sql`(${anyOf(schools.id, single, 'targetId')} and (${schools.countryId}, ${schools.stateId}, ${schools.id}) in (
            select * from unnest(${list(single, 'countryId')}, ${list(single, 'stateId')}, ${list(single, 'targetId')})))`,
        ]
      : []),
  ];
  return conditions.length === 0
    ? sql`false`
    : sql`(${schools.id} <> 0 and (${sql.join(conditions, sql` or `)}))`;
}

export function rolesOf(noticeFor: NoticeFor): number[] {
  const { admin, faculty, students } = readersByCode[noticeFor];
  return [
    ...(admin ? [roles.schoolAdmin] : []),
    ...(students ? [roles.student] : []),
    ...(faculty ? [roles.faculty] : []),
  ];
}

export const hasRole = (roles: readonly number[]) =>
  sql`(${people.isActive} and ${people.role} = any(${ids(roles)}))`;

/** SQL that is true for a covered school's people whom the rule reaches. */
export function readersIn({ noticeFor, gradeIds }: Pick<OfficeRule, 'noticeFor' | 'gradeIds'>): SQL {
  const isReader = hasRole(rolesOf(noticeFor));
  if (gradeIds.length === 0) return isReader;
  return sql`(${isReader} and (${roleIs(people.role, 'schoolAdmin')} or exists (
    select 1 from ${memberships} m where m.school_id = ${people.schoolId} and m.person_id = ${people.id}
      and m.grade_id = any(${ids(gradeIds)}))))`;
}

/** How many people a rule reaches, up to the bound, and those without e-mail. */
export async function countOfficeReaders(db: Queryable, rule: OfficeRule) {
  const within = sql`from ${schools} join ${people} on ${people.schoolId} = ${schools.id}
    where ${schoolsOf(rule)} and ${readersIn(rule)}`;
  const { rows } = await db.execute<{ role: number; count: number }>(sql`
    select role, count(*)::int as count
    from (select ${people.role} as role ${within} limit ${officePeopleCounted + 1}) reached group by role`);
  const of = (role: number) => rows.find((row) => row.role === role)?.count ?? 0;
  const [admins, students, faculty] = [of(roles.schoolAdmin), of(roles.student), of(roles.faculty)];
  const counted = admins + students + faculty;
  if (counted > officePeopleCounted)
    return { people: officePeopleCounted, isMore: true, admins: 0, students: 0, faculty: 0, noMail: 0 };
  const { rows: mute } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count ${within} and ${people.email} = ''`,
  );
  return { people: counted, isMore: false, admins, students, faculty, noMail: mute[0]?.count ?? 0 };
}
