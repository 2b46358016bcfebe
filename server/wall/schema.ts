import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ConsentScope } from '#contract/wall/wall.rules.ts';
import { ofWork } from '#server/works/schema.ts';

/**
 * [QU-59] A work on the wall of fame: of one school, and beyond it only while a consent of the student holds. It keeps
 * what the class was called; how the student is called comes from their own row.
 */
export const wallEntries = pgTable(
  'wall_entries',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    workId: integer('work_id').notNull(),
    /** The attempt that was approved: what is shown of the work. */
    attempt: smallint('attempt').notNull(),
    personId: integer('person_id').notNull(),
    groupId: integer('group_id').notNull(),
    groupName: text('group_name').notNull(),
    divisionName: text('division_name').notNull(),
    title: text('title').notNull(),
    coverFileId: uuid('cover_file_id'),
    addedBy: integer('added_by').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    /** Taken off by an admin, or with the work's approval. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    ofWork('wall_entries_work_fk', t),
    uniqueIndex('wall_entries_work').on(t.schoolId, t.workId),
    index('wall_entries_newest').on(t.schoolId, t.addedAt, t.id).where(sql`removed_at is null`),
    index('wall_entries_all').on(t.addedAt, t.id).where(sql`removed_at is null`),
    index('wall_entries_person').on(t.schoolId, t.personId),
    index('wall_entries_cover').on(t.coverFileId),
  ],
);

/** [QU-59] What a guardian allowed for a student beyond the school. A student has one that holds at most. */
export const consents = pgTable(
  'consents',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    personId: integer('person_id').notNull(),
    guardian: text('guardian').notNull(),
    givenOn: date('given_on').notNull(),
    scope: text('scope').$type<ConsentScope>().notNull(),
    recordedBy: integer('recorded_by').notNull(),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    version: integer('version').notNull().default(1),
    /** 0 while it holds: a student has one such row. */
    heldKey: integer('held_key').generatedAlwaysAs(sql`case when withdrawn_at is null then 0 else id end`),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('consents_once').on(t.schoolId, t.personId, t.heldKey),
    index('consents_given').on(t.schoolId, t.givenOn, t.id),
  ],
);

/** [CA-04] What a student says of themself in their portfolio. */
export const portfolios = pgTable(
  'portfolios',
  {
    schoolId: integer('school_id').notNull(),
    personId: integer('person_id').notNull(),
    about: text('about').notNull(),
    version: integer('version').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.personId] })],
);

/** The works in it, in their order. */
export const portfolioItems = pgTable(
  'portfolio_items',
  {
    schoolId: integer('school_id').notNull(),
    personId: integer('person_id').notNull(),
    workId: integer('work_id').notNull(),
    position: smallint('position').notNull(),
    /** What the student says about it. */
    note: text('note').notNull(),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.personId, t.workId] }), ofWork('portfolio_items_work_fk', t)],
);
