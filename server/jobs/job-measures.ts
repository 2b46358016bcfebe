import { sql } from 'drizzle-orm';
import type { MeasureSource } from '#server/core/measures.ts';
import type { Queryable } from '#server/db/database.ts';
import type { JobHandlers } from './define-job.ts';
import { jobLines } from './job-lines.ts';
import { failuresAtMost } from './runner.ts';
import { jobs } from './schema.ts';

interface Counted extends Record<string, unknown> {
  readonly kind: string;
  readonly waiting: number;
  readonly running: number;
  readonly failing: number;
  readonly failed: number;
  /** Seconds since the oldest was due. */
  readonly age: number;
}

const states = ['waiting', 'running', 'failing', 'failed'] as const;

export function jobMeasures(db: Queryable, handlers: JobHandlers, now: () => Date): MeasureSource {
  return {
    measures: [
      { name: 'banyan_jobs', help: 'Jobs that are due and not done, by line and state.', type: 'gauge' },
      { name: 'banyan_jobs_oldest_seconds', help: 'How long the oldest due job waits.', type: 'gauge' },
    ],
    read: async () => {
      const counted = await countJobs(db, now().toISOString());
      const lineOf = (kind: string) => handlers[kind]?.line ?? 'everyday';
      const of = (line: string) => counted.filter(({ kind }) => lineOf(kind) === line);
      return {
        banyan_jobs: jobLines.flatMap((line) =>
          states.map((state) => ({
            labels: { line, state },
            value: of(line).reduce((sum, row) => sum + row[state], 0),
          })),
        ),
        banyan_jobs_oldest_seconds: jobLines.map((line) => ({
          labels: { line },
          value: Math.max(0, ...of(line).map(({ age }) => age)),
        })),
      };
    },
  };
}

async function countJobs(db: Queryable, now: string): Promise<readonly Counted[]> {
  const isFailed = sql`failures >= ${failuresAtMost}`;
  const isAtRest = sql`failures < ${failuresAtMost} and (locked_until is null or locked_until <= ${now})`;
  const isDue = sql`run_at <= ${now}`;
  const { rows } = await db.execute<Counted>(sql`
    select kind,
      count(*) filter (where ${isAtRest} and failures = 0 and ${isDue}) as waiting,
      count(*) filter (where locked_until > ${now}) as running,
      count(*) filter (where ${isAtRest} and failures > 0) as failing,
      count(*) filter (where ${isFailed}) as failed,
      coalesce(extract(epoch from
        ${now}::timestamptz - min(run_at) filter (where ${isAtRest} and ${isDue})), 0)::float8 as age
    from ${jobs} where done_at is null group by kind`);
  return rows;
}
