import { and, inArray, not, type SQL, sql } from 'drizzle-orm';
import { instantAt, schoolDay } from '#server/core/school-day.ts';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { notifications } from '#server/notifications/schema.ts';
import { assessmentOverrides, assessments } from '../schema/assessments.ts';
import type { Assessment, AssessmentKey } from './assessments.ts';
import { isAudienceOf } from './audience.ts';
import { hasNotStarted } from './marks.ts';

export const reminderOf = (id: number): string => `assessment-reminder:${id}`;

export const dayBegin = (now: Date, timeZone: string): Date =>
  instantAt(schoolDay(now, timeZone), 0, timeZone);

/** A condition on `people`: reminded since then. The bell keeps a reminder even after the student cleared it. */
export const isRemindedSince = ({ schoolId, id }: Pick<Assessment, 'schoolId' | 'id'>, since: Date): SQL =>
  sql`exists (select 1 from ${notifications} n where n.school_id = ${schoolId} and n.person_id = "people"."id"
    and n.cause = ${reminderOf(id)} and n.created_at >= ${since.toISOString()}::timestamptz)`;

/** A condition on `people`: it is for them, they have not started, they are not excused, and they still can start. */
function isToRemind(assessment: Assessment, now: Date): SQL | undefined {
  const { schoolId, id, lastStartAt } = assessment;
  const own = (column: string) => sql`(select o.${sql.raw(column)} from ${assessmentOverrides} o
    where o.school_id = ${schoolId} and o.assessment_id = ${id} and o.person_id = "people"."id")`;
  return and(
    isAudienceOf(assessment),
    hasNotStarted(assessment),
    sql`not coalesce(${own('is_excused')}, false)`,
    sql`coalesce(${own('last_start_at')}, ${lastStartAt?.toISOString() ?? null}::timestamptz) > ${now.toISOString()}::timestamptz`,
  );
}

/** A condition on `people`: to be reminded now and not reminded since then; `among`: only these. */
export const isToRemindSince = (
  assessment: Assessment,
  { now, since, isReached, among = [] }: Reminding,
): SQL | undefined =>
  and(
    isToRemind(assessment, now),
    isReached,
    not(isRemindedSince(assessment, since)),
    among.length === 0 ? undefined : inArray(people.id, [...among]),
  );

interface Reminding {
  readonly now: Date;
  readonly since: Date;
  readonly isReached: SQL | undefined;
  readonly among?: readonly number[];
}

export const countToRemind = (db: Queryable, assessment: Assessment, reminding: Reminding): Promise<number> =>
  db.$count(people, isToRemindSince(assessment, reminding));

export async function idsOf(db: Queryable, isAmong: SQL | undefined): Promise<number[]> {
  const rows = await db.select({ id: people.id }).from(people).where(isAmong);
  return rows.map(({ id }) => id);
}

export async function hasNotice(
  db: Queryable,
  { schoolId, id }: AssessmentKey,
  cause: string,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select 1 from ${notifications} n
    join ${assessments} a on a.school_id = n.school_id and a.author_id = n.person_id
    where a.school_id = ${schoolId} and a.id = ${id} and n.cause = ${cause}`);
  return Boolean(rowCount);
}
