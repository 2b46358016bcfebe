import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Merging } from '#server/core/personal-table.ts';
import type { Queryable } from '#server/db/database.ts';
import { handIn } from './mark-attempt.ts';
import { type Attempt, isAttempt } from './queries/attempts.ts';
import { attempts } from './schema/attempts.ts';

const lastTouched = ({ savedAt, startedAt }: Attempt): number => (savedAt ?? startedAt).getTime();

/**
 * [QU-70] Two entries turn out to be one student. Every attempt of both stays with its answers and gets a new number, in
 * the order of the starts. Where two attempts run in one assessment, the student goes on with the one saved last. The
 * other is handed in as it is stored.
 */
export async function mergeAttempts(db: Queryable, { schoolId, from, to, now }: Merging): Promise<void> {
  const all = await db
    .select()
    .from(attempts)
    .where(and(eq(attempts.schoolId, schoolId), inArray(attempts.personId, [from, to])))
    .orderBy(asc(attempts.id))
    .for('update');
  const open = all.filter(({ state }) => state === 'open');
  for (const attempt of open)
    if (open.some((other) => other.assessmentId === attempt.assessmentId && isAfter(other, attempt)))
      await endNow(db, attempt, now);
  const assessmentIds = [
    ...new Set(all.filter(({ personId }) => personId === from).map((each) => each.assessmentId)),
  ];
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

const isAfter = (other: Attempt, attempt: Attempt): boolean =>
  lastTouched(other) - lastTouched(attempt) > 0 ||
  (lastTouched(other) === lastTouched(attempt) && other.id > attempt.id);

/** As one that the teacher closes: nothing that is saved from now on is a part of it. */
async function endNow(db: Queryable, attempt: Attempt, now: Date): Promise<void> {
  const endsAt = attempt.endsAt < now ? attempt.endsAt : now;
  await db.update(attempts).set({ endsAt }).where(isAttempt(attempt));
  await handIn(db, { ...attempt, endsAt }, { now, reason: 'closed', at: endsAt });
}
