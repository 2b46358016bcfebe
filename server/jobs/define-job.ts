import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { AppContext } from '#server/core/context.ts';
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

/** What the work of a job may ask of the runner. */
export interface JobRun {
  readonly id: number;
  /** How often it was tried to its end in vain. */
  readonly failures: number;
  /** Aborted when it was cancelled, when another server has taken it, and when this server stops. */
  readonly signal: AbortSignal;
  /**
   * Stores how far the work has come and throws where it must end: ask between two steps. It also keeps the job from
   * other servers, so that a long job which calls it is done by one server.
   */
  readonly progress: (done: number, total: number) => Promise<void>;
}

type JobWork<Payload> = (app: AppContext, payload: Payload, run: JobRun) => Promise<void>;

interface JobHandler {
  readonly line: JobLine;
  readonly work: JobWork<JobPayload>;
}

/** By kind. */
export type JobHandlers = Readonly<Record<string, JobHandler>>;

/** A kind of job: `Given` is what it is queued with, `Taken` what its work gets. */
export interface Job<Given, Taken> {
  readonly kind: string;
  /** In the transaction of `db`; false where one with this key is there already. */
  readonly queue: (db: Queryable, planned: Planned<Given>) => Promise<boolean>;
  readonly queueAll: (db: Queryable, planned: readonly Planned<Given>[]) => Promise<void>;
  /** For a room's `jobs`: the function that does it. */
  readonly doneBy: (work: JobWork<Taken>) => JobHandlers;
}

/** What the work of a kind of job gets. */
export type TakenBy<Kind> = Kind extends Job<infer _Given, infer Taken> ? Taken : never;

interface Definition<Fields extends v.ObjectEntries> {
  readonly kind: string;
  readonly line: JobLine;
  /** What it is queued with. A field that earlier versions did not write is optional, with what its absence meant. */
  readonly fields: Fields;
}

const plain: v.GenericSchema<unknown, JobPayload> = v.record(v.string(), v.union([v.number(), v.string()]));

const insertJob = statement<{ id: number }>(
  'queue-job',
  builder
    .insert(jobs)
    .values({
      kind: sql.placeholder('kind'),
      payload: sql.placeholder('payload'),
      dedupeKey: sql.placeholder('dedupeKey'),
      runAt: sql.placeholder('runAt'),
    })
    .onConflictDoNothing()
    .returning({ id: jobs.id }),
);

/**
 * A kind of job, its line and its fields, which are checked when it is queued and again when it is taken: an earlier
 * version of the server may have queued it.
 */
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
