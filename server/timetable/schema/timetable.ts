import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ExceptionKind, WeekKind } from '#contract/timetable/timetable.rules.ts';
import { nameKeyText, regionSearchText } from '#server/db/search-text.ts';

/** For rows that can be removed and restored. */
const kept = () => ({
  version: integer('version').notNull().default(1),
  removedAt: timestamp('removed_at', { withTimezone: true }),
});

const named = () => ({
  name: text('name').notNull(),
  nameKey: text('name_key').generatedAlwaysAs(sql.raw(nameKeyText)),
  searchText: text('search_text').generatedAlwaysAs(sql.raw(regionSearchText)),
});

/** Changes of lessons lock this row, so that each sees the ones before. */
export const timetables = pgTable('timetables', {
  schoolId: integer('school_id').primaryKey(),
  /** A day of a week A. */
  weekA: date('week_a').notNull().default('2000-01-02'),
  version: integer('version').notNull().default(1),
});

export const schoolRooms = pgTable(
  'school_rooms',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    /** 0: unknown. */
    seats: smallint('seats').notNull().default(0),
    ...named(),
    ...kept(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('school_rooms_name').on(t.schoolId, t.nameKey).where(sql`removed_at is null`),
    index('school_rooms_page').on(t.schoolId, t.name, t.id),
  ],
);

export const bells = pgTable(
  'bells',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    ...named(),
    ...kept(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('bells_name').on(t.schoolId, t.nameKey).where(sql`removed_at is null`),
    index('bells_page').on(t.schoolId, t.name, t.id),
  ],
);

export const bellPeriods = pgTable(
  'bell_periods',
  {
    schoolId: integer('school_id').notNull(),
    bellId: integer('bell_id').notNull(),
    /** From 1. */
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    /** Minutes since midnight on the school's clocks. */
    starts: smallint('starts').notNull(),
    ends: smallint('ends').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.bellId, t.position] }),
    check('bell_periods_times', sql`starts < ends and starts >= 0 and ends <= 1440`),
  ],
);

/** A weekly lesson. */
export const timetableEntries = pgTable(
  'timetable_entries',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    /** null: nobody yet, or the teacher was erased. */
    personId: integer('person_id'),
    divisionId: integer('division_id').notNull(),
    schoolRoomId: integer('school_room_id'),
    subject: text('subject').notNull(),
    projectId: integer('project_id'),
    /** ISO: 1 is Monday. */
    weekday: smallint('weekday').notNull(),
    week: text('week').$type<WeekKind>().notNull().default('every'),
    bellId: integer('bell_id'),
    /** A period of `bell_id`; 0: its own times. */
    period: smallint('period').notNull().default(0),
    /** Minutes since midnight. A change of the bells updates them. */
    starts: smallint('starts').notNull(),
    ends: smallint('ends').notNull(),
    validFrom: date('valid_from').notNull(),
    validTo: date('valid_to').notNull(),
    ...kept(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    index('timetable_entries_teacher').on(t.schoolId, t.personId, t.validTo).where(sql`removed_at is null`),
    index('timetable_entries_division')
      .on(t.schoolId, t.divisionId, t.validTo)
      .where(sql`removed_at is null`),
    index('timetable_entries_school_room')
      .on(t.schoolId, t.schoolRoomId, t.validTo)
      .where(sql`removed_at is null`),
    check('timetable_entries_times', sql`starts < ends and starts >= 0 and ends <= 1440`),
    check('timetable_entries_days', sql`valid_from <= valid_to and weekday between 1 and 7`),
  ],
);

/** Days that differ from the weekly plan. */
export const timetableExceptions = pgTable(
  'timetable_exceptions',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<ExceptionKind>().notNull(),
    onDay: date('on_day').notNull(),
    /** The last day of a holiday; else the same day. */
    toDay: date('to_day').notNull(),
    title: text('title').notNull().default(''),
    /** For `no_lessons`. */
    gradeId: integer('grade_id'),
    /** For an exam. */
    divisionId: integer('division_id'),
    /** For a change of a lesson. */
    entryId: integer('entry_id'),
    /** The substitute, or the exam's supervisor. */
    personId: integer('person_id'),
    schoolRoomId: integer('school_room_id'),
    movedTo: date('moved_to'),
    starts: smallint('starts'),
    ends: smallint('ends'),
    ...kept(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('timetable_exceptions_lesson')
      .on(t.schoolId, t.entryId, t.onDay, t.kind)
      .where(sql`removed_at is null and entry_id is not null`),
    index('timetable_exceptions_days').on(t.schoolId, t.toDay, t.onDay).where(sql`removed_at is null`),
    index('timetable_exceptions_moved')
      .on(t.schoolId, t.movedTo)
      .where(sql`removed_at is null and moved_to is not null`),
  ],
);

export type EntryRow = typeof timetableEntries.$inferSelect;
export type ExceptionRow = typeof timetableExceptions.$inferSelect;
