import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

export type JobPayload = Readonly<Record<string, number | string>>;

export const jobs = pgTable(
  'jobs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<JobPayload>().notNull(),
    dedupeKey: text('dedupe_key').notNull().unique(),
    runAt: timestamp('run_at', { withTimezone: true }).notNull(),
    /** How often it was begun; a kill ends no run. */
    attempts: smallint('attempts').notNull().default(0),
    /** Runs that ended with an error. */
    failures: smallint('failures').notNull().default(0),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
    /** Progress: `done` of `total` steps; total 0 while it is unknown. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    doneAt: timestamp('done_at', { withTimezone: true }),
    lastError: text('last_error'),
  },
  (t) => [index('jobs_waiting').on(t.runAt).where(sql`done_at is null`)],
);
