import { and, eq, lt } from 'drizzle-orm';
import type { AppContext } from '#server/core/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { jobs } from '#server/jobs/schema.ts';
import { sweepPendingBytes } from './pending-bytes.ts';
import { uploads } from './schema/upload.ts';
import { uploadHours } from './upload-room.ts';

const hourMilliseconds = 3_600_000;
const sweep = defineJob({ kind: 'sweep-files', line: 'upkeep', fields: {} });

/** One sweep an hour for the installation, whichever server plans it. */
export async function planSweep(db: Queryable, at: Date): Promise<void> {
  const dedupeKey = `${sweep.kind}:${at.toISOString().slice(0, 13)}`;
  await sweep.queue(db, { payload: {}, dedupeKey, runAt: at });
}

/** Removes what came to nothing within a day. Plans the next sweep first, so a failure ends no chain. */
async function sweepFiles(app: AppContext): Promise<void> {
  const { db, now } = app;
  await planSweep(db, new Date(now().getTime() + hourMilliseconds));
  await db.delete(jobs).where(and(eq(jobs.kind, sweep.kind), lt(jobs.doneAt, now())));
  const dayAgo = new Date(now().getTime() - uploadHours * hourMilliseconds);
  const over = await db.select({ id: uploads.id }).from(uploads).where(lt(uploads.createdAt, dayAgo));
  for (const { id } of over) {
    await app.uploads.forget(id);
    await db.delete(uploads).where(eq(uploads.id, id));
  }
  await app.uploads.sweep(dayAgo);
  await sweepPendingBytes(app, db, dayAgo);
  await app.files.removeAbandoned(dayAgo);
}

export const sweepJobs = sweep.doneBy(sweepFiles);
