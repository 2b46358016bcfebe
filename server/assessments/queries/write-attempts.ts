import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { nextVersion } from '#server/db/next-version.ts';
import { attempts } from '../schema/attempts.ts';
import type { AssessmentKey } from './assessments.ts';
import { type Attempt, type AttemptKey, isAttempt } from './attempts.ts';

type Values = Partial<Omit<typeof attempts.$inferInsert, 'schoolId' | 'id' | 'version'>>;

export async function writeAttempt(db: Queryable, key: AttemptKey, values: Values): Promise<void> {
  await db.update(attempts).set(values).where(isAttempt(key));
}

/** Raises the version. `from`: only if the attempt has this version. */
export async function changeAttempt(
  db: Queryable,
  key: AttemptKey,
  values: Values,
  from?: number,
): Promise<Attempt | undefined> {
  const [row] = await db
    .update(attempts)
    .set({ ...values, version: nextVersion(attempts) })
    .where(and(isAttempt(key), from === undefined ? undefined : eq(attempts.version, from)))
    .returning();
  return row;
}

/** More changes than a window makes while it reaches no server. */
const leap = 100_000;
/** A client may send any number, but the column ends at 2^31. */
const highest = 2_000_000_000;

/** Gives the right to write to another window. */
export async function giveLease(
  db: Queryable,
  key: AttemptKey,
  lease: Required<Pick<Values, 'lease' | 'leasedAt' | 'device'>>,
): Promise<Attempt | undefined> {
  const [attempt] = await db
    .update(attempts)
    .set({
      ...lease,
      version: nextVersion(attempts),
      // Changes that the other window never sent have a lower number than anything written from now on.
      seq: sql`least(${attempts.seq}, ${highest}) + ${leap}`,
    })
    .where(isAttempt(key))
    .returning();
  return attempt;
}

export async function endRunning(db: Queryable, { schoolId, id }: AssessmentKey, now: Date): Promise<number> {
  const ended = await db
    .update(attempts)
    .set({ endsAt: now, version: nextVersion(attempts) })
    .where(
      and(
        eq(attempts.schoolId, schoolId),
        eq(attempts.assessmentId, id),
        eq(attempts.state, 'open'),
        gt(attempts.endsAt, now),
      ),
    )
    .returning({ id: attempts.id });
  return ended.length;
}

export const hasLaterAttempt = async (
  db: Queryable,
  { schoolId, assessmentId, personId, number }: Attempt,
): Promise<boolean> =>
  (await db.$count(
    attempts,
    and(
      eq(attempts.schoolId, schoolId),
      eq(attempts.assessmentId, assessmentId),
      eq(attempts.personId, personId),
      gt(attempts.number, number),
    ),
  )) > 0;

export const lockAttemptsOf = (
  db: Queryable,
  schoolId: number,
  personIds: readonly number[],
): Promise<Attempt[]> =>
  db
    .select()
    .from(attempts)
    .where(and(eq(attempts.schoolId, schoolId), inArray(attempts.personId, [...personIds])))
    .orderBy(asc(attempts.id))
    .for('update');

/** Moves both people's attempts at these assessments to `to`, numbered by start. */
export async function moveAttempts(
  db: Queryable,
  { schoolId, from, to }: { readonly schoolId: number; readonly from: number; readonly to: number },
  assessmentIds: readonly number[],
): Promise<void> {
  // Numbers must be unique at every moment. Negative ones are free.
  await db.execute(sql`
    update ${attempts} set person_id = ${to}, number = -r.number
    from (
      select id, row_number() over (partition by assessment_id order by state = 'open', started_at, id) as number
      from ${attempts}
      where school_id = ${schoolId} and person_id in (${from}, ${to})
        and assessment_id = any(${sql.param(assessmentIds)}::int[])) r
    where attempts.school_id = ${schoolId} and attempts.id = r.id`);
  await db
    .update(attempts)
    .set({ number: sql`- ${attempts.number}` })
    .where(and(eq(attempts.schoolId, schoolId), eq(attempts.personId, to), sql`${attempts.number} < 0`));
}
