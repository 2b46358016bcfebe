import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/database.ts';
import { queueEnding } from './attempt-ends.ts';
import type { Assessment } from './queries/assessments.ts';
import { assessmentOverrides, assessments } from './schema/assessments.ts';
import { attempts } from './schema/attempts.ts';

const isRow = ({ schoolId, id }: Assessment) =>
  and(eq(assessments.schoolId, schoolId), eq(assessments.id, id));

/** What no student began is its author's alone again. Its new version. */
export async function backToDraft(db: Queryable, stored: Assessment, now: Date): Promise<number> {
  const version = stored.version + 1;
  await db.update(assessments).set({ state: 'draft', updatedAt: now, version }).where(isRow(stored));
  return version;
}

/**
 * Nobody starts any more, and attempts that run end now, as if their time were up: what was answered is handed in, and
 * what a browser saves in the two minutes after it still counts. Students with times of their own are no exception.
 */
export async function closeNow(db: Queryable, stored: Assessment, now: Date): Promise<number> {
  const { schoolId, id } = stored;
  const version = stored.version + 1;
  const times = { lastStartAt: now, closesAt: now };
  await db
    .update(assessments)
    .set({ ...times, updatedAt: now, version })
    .where(isRow(stored));
  await db
    .update(assessmentOverrides)
    .set({ ...times, version: sqlNext(assessmentOverrides.version) })
    .where(
      and(
        eq(assessmentOverrides.schoolId, schoolId),
        eq(assessmentOverrides.assessmentId, id),
        or(
          gt(assessmentOverrides.opensAt, now),
          gt(assessmentOverrides.lastStartAt, now),
          gt(assessmentOverrides.closesAt, now),
        ),
      ),
    );
  const ended = await db
    .update(attempts)
    .set({ endsAt: now, version: sqlNext(attempts.version) })
    .where(
      and(
        eq(attempts.schoolId, schoolId),
        eq(attempts.assessmentId, id),
        eq(attempts.state, 'open'),
        gt(attempts.endsAt, now),
      ),
    )
    .returning({ id: attempts.id });
  if (ended.length > 0) await queueEnding(db, now);
  return version;
}

const sqlNext = (column: AnyPgColumn) => sql`${column} + 1`;
