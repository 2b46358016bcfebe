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

/** Where a person stopped in a book; one row a book, whatever device it was. */
export const readingPositions = pgTable(
  'reading_places',
  {
    schoolId: integer('school_id').notNull(),
    personId: integer('person_id').notNull(),
    bookId: integer('book_id').notNull(),
    lessonId: integer('lesson_id').notNull(),
    /** From 1. */
    page: integer('page').notNull(),
    /** Pages of the lesson as the reader saw it. */
    pages: integer('pages').notNull(),
    /** Share of the page above the view, 0 to 1. */
    fraction: real('fraction').notNull(),
    version: integer('version').notNull(),
    /** A random number of the browser, and the how-manieth of its places this is. */
    device: uuid('device').notNull(),
    step: integer('step').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.personId, t.bookId] }),
    index('reading_places_newest').on(t.schoolId, t.personId, t.savedAt),
  ],
);

/** A note that a person wrote beside a page, for themself. */
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

/** A student read a lesson of a book, in a school year. */
export const lessonsRead = pgTable(
  'lessons_read',
  {
    schoolId: integer('school_id').notNull(),
    academicYear: text('academic_year').notNull(),
    personId: integer('person_id').notNull(),
    lessonId: integer('lesson_id').notNull(),
    /** Themself, or the teacher who ticked it; the number of nobody once they are erased. */
    markedBy: integer('marked_by'),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.personId, t.academicYear, t.lessonId] })],
);

/** A class completed a lesson of a book, in a school year. */
export const lessonsCompleted = pgTable(
  'lessons_completed',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    schoolId: integer('school_id').notNull(),
    academicYear: text('academic_year').notNull(),
    divisionId: integer('division_id').notNull(),
    lessonId: integer('lesson_id').notNull(),
    /** The teacher who ticked it; empty: erased since. */
    personId: integer('person_id'),
    completedAt: timestamp('completed_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('lessons_completed_once').on(t.schoolId, t.divisionId, t.academicYear, t.lessonId),
    index('lessons_completed_person').on(t.schoolId, t.personId),
  ],
);
