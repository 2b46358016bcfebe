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

/** [QU-59] Other schools need a valid consent. Copies the class name; the student's name comes from their row. */
export const wallEntries = pgTable(
  'wall_entries',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    workId: integer('work_id').notNull(),
    /** The approved attempt, which is shown. */
    attempt: smallint('attempt').notNull(),
    personId: integer('person_id').notNull(),
    groupId: integer('group_id').notNull(),
    groupName: text('group_name').notNull(),
    divisionName: text('division_name').notNull(),
    title: text('title').notNull(),
    coverFileId: uuid('cover_file_id'),
    addedBy: integer('added_by').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    /** When an admin removed it, or the approval ended. */
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

/** [QU-59] A guardian's consent beyond the school. A student has at most one valid one. */
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
    /** 0 while valid, so that a student has only one such row. */
    heldKey: integer('held_key').generatedAlwaysAs(sql`case when withdrawn_at is null then 0 else id end`),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('consents_once').on(t.schoolId, t.personId, t.heldKey),
    index('consents_given').on(t.schoolId, t.givenOn, t.id),
  ],
);

/** [CA-04] */
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

export const portfolioItems = pgTable(
  'portfolio_items',
  {
    schoolId: integer('school_id').notNull(),
    personId: integer('person_id').notNull(),
    workId: integer('work_id').notNull(),
    position: smallint('position').notNull(),
    /** The student's comment. */
    note: text('note').notNull(),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.personId, t.workId] }), ofWork('portfolio_items_work_fk', t)],
);
