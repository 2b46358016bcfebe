import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { EndReason } from '#contract/screen-share/share.model.ts';

/** Who shared with whom and when. Pictures are never stored; of viewers, only the highest number. */
export const screenShares = pgTable(
  'screen_shares',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    personId: integer('person_id').notNull(),
    gradeId: integer('grade_id').notNull(),
    divisionId: integer('division_id').notNull(),
    /** null: no particular project. */
    projectId: integer('project_id'),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    beatAt: timestamp('beat_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    endReason: text('end_reason').$type<EndReason>(),
    /** The most viewers at once. */
    mostViewers: integer('most_viewers').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('screen_shares_id').on(t.id),
    // A class sees one screen, and a teacher shares with one class.
    uniqueIndex('screen_shares_division').on(t.schoolId, t.divisionId).where(sql`ended_at is null`),
    uniqueIndex('screen_shares_person').on(t.schoolId, t.personId).where(sql`ended_at is null`),
    index('screen_shares_beat').on(t.beatAt).where(sql`ended_at is null`),
    index('screen_shares_ended').on(t.endedAt).where(sql`ended_at is not null`),
  ],
);
