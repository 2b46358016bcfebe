import * as v from 'valibot';
import type { AppContext } from '#server/core/context.ts';
import { given } from '#server/db/prepared.ts';
import type { Queryable } from '../db/database.ts';
import { builder, statement } from '../db/prepared.ts';
import type { JobLine } from './job-lines.ts';
import { type JobPayload, jobs } from './schema.ts';

interface Planned<Payload> {
  readonly payload: Payload;
  /** One job for one cause: a second with the same key is not queued. */
  readonly dedupeKey: string;
  readonly runAt: Date;
}

export interface JobRun {
  readonly id: number;
  /** Runs that ended with an error. */
  readonly failures: number;
  /** Aborted when the job is cancelled, another server takes it, or this server stops. */
  readonly signal: AbortSignal;
  /** Stores progress and keeps other servers off; throws where the job must end. Call it between two steps. */
  readonly progress: (done: number, total: number) => Promise<void>;
}

type JobWork<Payload> = (app: AppContext, payload: Payload, run: JobRun) => Promise<void>;

interface JobHandler {
  readonly line: JobLine;
  readonly work: JobWork<JobPayload>;
}

export type JobHandlers = Readonly<Record<string, JobHandler>>;

/** `Given` is what a job is queued with, `Taken` what its work gets. */
export interface Job<Given, Taken> {
  readonly kind: string;
  /** Queues in the transaction of `db`; false where one with this key exists. */
  readonly queue: (db: Queryable, planned: Planned<Given>) => Promise<boolean>;
  readonly queueAll: (db: Queryable, planned: readonly Planned<Given>[]) => Promise<void>;
  readonly doneBy: (work: JobWork<Taken>) => JobHandlers;
}

export type TakenBy<Kind> = Kind extends Job<infer _Given, infer Taken> ? Taken : never;

interface Definition<Fields extends v.ObjectEntries> {
  readonly kind: string;
  readonly line: JobLine;
  /** Fields that earlier versions did not write are optional, with what their absence meant as default. */
  readonly fields: Fields;
}

const plain: v.GenericSchema<unknown, JobPayload> = v.record(v.string(), v.union([v.number(), v.string()]));

const insertJob = statement<{ id: number }>(
  'queue-job',
  builder
    .insert(jobs)
    .values({
      kind: given('kind'),
      payload: given('payload'),
      dedupeKey: given('dedupeKey'),
      runAt: given('runAt'),
    })
    .onConflictDoNothing()
    .returning({ id: jobs.id }),
);

/** Fields are checked when a job is queued and when it is taken: an earlier version may have queued it. */
export function defineJob<const Fields extends v.ObjectEntries>({
  kind,
  line,
  fields,
}: Definition<Fields>): Job<
  v.InferInput<v.ObjectSchema<Fields, undefined>>,
  v.InferOutput<v.ObjectSchema<Fields, undefined>>
> {
  const schema = v.object(fields);
  const rowOf = ({ payload, dedupeKey, runAt }: Planned<unknown>) => ({
    kind,
    payload: v.parse(plain, v.parse(schema, payload)),
    dedupeKey,
    runAt,
  });
  return {
    kind,
    queue: async (db, planned) => (await insertJob(db, rowOf(planned))).length > 0,
    queueAll: async (db, planned) => {
      if (planned.length > 0) await db.insert(jobs).values(planned.map(rowOf)).onConflictDoNothing();
    },
    doneBy: (work) => ({
      [kind]: { line, work: (app, payload, run) => work(app, v.parse(schema, payload), run) },
    }),
  };
}
