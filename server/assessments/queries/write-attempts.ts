import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { nextVersion } from '#server/db/next-version.ts';
import { attempts } from '../schema/attempts.ts';
import type { AssessmentKey } from './assessments.ts';
import { type Attempt, type AttemptKey, isAttempt } from './attempts.ts';

type Values = Partial<Omit<typeof attempts.$inferInsert, 'schoolId' | 'id' | 'version'>>;

/** Writes these of an attempt; its version stays. */
export async function writeAttempt(db: Queryable, key: AttemptKey, values: Values): Promise<void> {
  await db.update(attempts).set(values).where(isAttempt(key));
}

/** Writes these with a new version; `from`: only where the attempt has this version. */
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

/** More changes than a window makes that reaches no server. */
const leap = 100_000;
/** A client may have sent any number: the column holds no more than 2^31. */
const highest = 2_000_000_000;

/** From now on another window writes. */
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
      // What the other window never sent has a lower number than whatever is written here: it is known by that.
      seq: sql`least(${attempts.seq}, ${highest}) + ${leap}`,
    })
    .where(isAttempt(key))
    .returning();
  return attempt;
}

/** Attempts at an assessment that run end now. How many. */
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

/** Did the student begin another attempt after this one? */
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

/** All attempts of these people, locked. */
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

/** Attempts of both at these assessments are the second's from now on, numbered in the order of their starts. */
export async function moveAttempts(
  db: Queryable,
  { schoolId, from, to }: { readonly schoolId: number; readonly from: number; readonly to: number },
  assessmentIds: readonly number[],
): Promise<void> {
  // Numbers are unique at every moment: those below 0 are nobody's.
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
