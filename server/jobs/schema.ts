import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** What stands in the column; each kind's own schema says more (`defineJob`). */
export type JobPayload = Readonly<Record<string, number | string>>;

export const jobs = pgTable(
  'jobs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<JobPayload>().notNull(),
    /** One job for one cause: a second insert with the same key does nothing. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    runAt: timestamp('run_at', { withTimezone: true }).notNull(),
    /** How often it was begun; a killed server ends none. */
    attempts: smallint('attempts').notNull().default(0),
    /** How often it was tried to its end in vain. */
    failures: smallint('failures').notNull().default(0),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
    /** How far a job that tells it has come: of `total` steps, 0 while it does not know how many there are. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    /** Somebody does not need it any more. */
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    doneAt: timestamp('done_at', { withTimezone: true }),
    lastError: text('last_error'),
  },
  (t) => [index('jobs_waiting').on(t.runAt).where(sql`done_at is null`)],
);
