import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { EndReason } from '#contract/screen-share/share.model.ts';

/** Who shared their screen with whom, and when. Of the pictures nothing is kept, of the viewers their number. */
export const screenShares = pgTable(
  'screen_shares',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    /** The teacher. */
    personId: integer('person_id').notNull(),
    gradeId: integer('grade_id').notNull(),
    divisionId: integer('division_id').notNull(),
    /** Assigned to the class when it began; empty: no project in particular. */
    projectId: integer('project_id'),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** The last heartbeat of the host's tab. */
    beatAt: timestamp('beat_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    endReason: text('end_reason').$type<EndReason>(),
    /** So many watched at once, at most. */
    mostViewers: integer('most_viewers').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('screen_shares_id').on(t.id),
    // One screen for a class, and one class for a teacher.
    uniqueIndex('screen_shares_division').on(t.schoolId, t.divisionId).where(sql`ended_at is null`),
    uniqueIndex('screen_shares_person').on(t.schoolId, t.personId).where(sql`ended_at is null`),
    index('screen_shares_beat').on(t.beatAt).where(sql`ended_at is null`),
    index('screen_shares_ended').on(t.endedAt).where(sql`ended_at is not null`),
  ],
);
