import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Services, UnitOfWork } from '#server/core/context.ts';
import type { Queryable } from '../db/database.ts';
import { jobs } from './schema.ts';

/** A job by the key that its row queued it with. The row's room checks who may look. */
export interface JobState {
  readonly key: string;
  readonly isBegun: boolean;
  readonly done: number;
  readonly total: number;
}

export async function jobStates(db: Queryable, keys: readonly string[]): Promise<JobState[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .select({ key: jobs.dedupeKey, attempts: jobs.attempts, done: jobs.done, total: jobs.total })
    .from(jobs)
    .where(inArray(jobs.dedupeKey, [...keys]));
  return rows.map(({ key, attempts, done, total }) => ({ key, isBegun: attempts > 0, done, total }));
}

/** Call it in the transaction that ends the job's purpose. A server at work on the job ends it at its next step. */
export async function cancelJob(
  {
    app,
    db,
    afterCommit,
  }: Pick<UnitOfWork, 'db' | 'afterCommit'> & {
    readonly app: Pick<Services, 'now' | 'stopJob'>;
  },
  key: string,
): Promise<void> {
  const [row] = await db
    .update(jobs)
    .set({ cancelledAt: app.now() })
    .where(and(eq(jobs.dedupeKey, key), isNull(jobs.doneAt), isNull(jobs.cancelledAt)))
    .returning({ id: jobs.id });
  if (row) afterCommit(() => app.stopJob(row.id));
}
