import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** One row per person and book, for all devices. */
export const readingPositions = pgTable(
  'reading_places',
  {
    schoolId: integer('school_id').notNull(),
    personId: integer('person_id').notNull(),
    bookId: integer('book_id').notNull(),
    lessonId: integer('lesson_id').notNull(),
    /** From 1. */
    page: integer('page').notNull(),
    /** Pages of the lesson on the reader's screen. */
    pages: integer('pages').notNull(),
    /** Share of the page above the view, 0 to 1. */
    fraction: real('fraction').notNull(),
    version: integer('version').notNull(),
    /** A random id of the browser, and the serial number of its save. */
    device: uuid('device').notNull(),
    step: integer('step').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.personId, t.bookId] }),
    index('reading_places_newest').on(t.schoolId, t.personId, t.savedAt),
  ],
);

/** A private note beside a page. */
export const bookNotes = pgTable(
  'book_notes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    schoolId: integer('school_id').notNull(),
    personId: integer('person_id').notNull(),
    bookId: integer('book_id').notNull(),
    lessonId: integer('lesson_id').notNull(),
    page: integer('page').notNull(),
    text: text('text').notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (t) => [
    index('book_notes_person').on(t.schoolId, t.personId, t.bookId, t.lessonId, t.page),
    index('book_notes_removed').on(t.removedAt).where(sql`removed_at is not null`),
  ],
);

export const lessonsRead = pgTable(
  'lessons_read',
  {
    schoolId: integer('school_id').notNull(),
    academicYear: text('academic_year').notNull(),
    personId: integer('person_id').notNull(),
    lessonId: integer('lesson_id').notNull(),
    /** The student, or the teacher who marked it; erasing them leaves a number of nobody. */
    markedBy: integer('marked_by').notNull(),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.personId, t.academicYear, t.lessonId] })],
);

export const lessonsCompleted = pgTable(
  'lessons_completed',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    schoolId: integer('school_id').notNull(),
    academicYear: text('academic_year').notNull(),
    divisionId: integer('division_id').notNull(),
    lessonId: integer('lesson_id').notNull(),
    /** The teacher who marked it; null: erased. */
    personId: integer('person_id'),
    completedAt: timestamp('completed_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('lessons_completed_once').on(t.schoolId, t.divisionId, t.academicYear, t.lessonId),
    index('lessons_completed_person').on(t.schoolId, t.personId),
  ],
);
