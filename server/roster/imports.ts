import * as v from 'valibot';
import type { ImportState } from '#contract/roster/import-problems.ts';
import { isDiskFull } from '#server/core/answer-error.ts';
import type { AppContext, Services } from '#server/core/context.ts';
import type { Refusing } from '#server/core/refusal.ts';
import { inOneTransaction } from '#server/core/unit-of-work.ts';
import type { Queryable } from '#server/db/database.ts';
import { isUnavailable } from '#server/db/unavailable.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { type Import, type ImportKey, lockImport, updateImport } from './queries/import.ts';
import type { imports } from './schema.ts';

/** Each kind of job ignores imports in another state. */
const ofImport = { schoolId: v.number(), importId: v.number(), version: v.number() };
export const importJobs = {
  reading: defineJob({ kind: 'long-roster-read', line: 'import', fields: ofImport }),
  checking: defineJob({ kind: 'long-roster-check', line: 'import', fields: ofImport }),
  applying: defineJob({ kind: 'long-roster-apply', line: 'import', fields: ofImport }),
  undoing: defineJob({ kind: 'long-roster-undo', line: 'import', fields: ofImport }),
} as const satisfies Partial<Record<ImportState, unknown>>;

/** Stands for the server's operator in place of a person. */
export const operator = 0;

export type WorkingState = keyof typeof importJobs;

export const isWorking = (state: ImportState): state is WorkingState => state in importJobs;

/** Throws if somebody else moved the import on, or a job is at work. */
export function refuseMoved(
  { refuse }: Refusing<'stale' | 'busy'>,
  row: Import,
  version: number,
  states: readonly ImportState[],
): void {
  if (isWorking(row.state)) throw refuse('busy');
  if (row.version !== version || !states.includes(row.state)) throw refuse('stale');
}

/** Changes the state and queues the job for it. Returns the new version. */
export async function moveImport(
  db: Queryable,
  { now }: Pick<Services, 'now'>,
  row: Pick<Import, 'schoolId' | 'id' | 'version'>,
  state: ImportState,
  change: Partial<typeof imports.$inferInsert> = {},
): Promise<number> {
  const version = row.version + 1;
  await updateImport(db, row, { done: 0, failure: null, ...change, state, version });
  if (isWorking(state)) {
    const job = importJobs[state];
    const payload = { schoolId: row.schoolId, importId: row.id, version };
    const dedupeKey = `${job.kind}:${row.schoolId}:${row.id}:${version}`;
    await job.queue(db, { payload, dedupeKey, runAt: now() });
  }
  return version;
}

/** Rethrows database trouble, which may pass. Logs any other error, because each retry would end the same way. */
export function refuseToTryAgain(app: Pick<Services, 'log'>, error: unknown): void {
  if (isUnavailable(error) || isDiskFull(error)) throw error;
  app.log.error({ err: error }, 'An import could not go on');
}

/** Runs the work, or marks the import as failed: while a job retried for days, nobody could drop the import. */
export async function orFailed(
  app: AppContext,
  key: ImportKey,
  state: WorkingState,
  work: (app: AppContext, key: ImportKey) => Promise<void>,
): Promise<void> {
  try {
    await work(app, key);
  } catch (error) {
    refuseToTryAgain(app, error);
    await inOneTransaction(app, async ({ db }) => {
      const held = await lockImport(db, key);
      const failure = { code: 'damaged', params: {} };
      if (held.state === state) await moveImport(db, app, held, 'failed', { failure });
    });
  }
}
