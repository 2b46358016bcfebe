import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { TrainingSubject } from '#contract/training/training.wire.ts';

/** [C4-01] Stays when the year changes and when the office publishes again. */
export const trainingCompletions = pgTable(
  'training_completions',
  {
    schoolId: integer('school_id').notNull(),
    personId: integer('person_id').notNull(),
    subject: text('subject').$type<TrainingSubject>().notNull(),
    /** `contents.id`, or `teacher_materials.id` of a project's film. */
    subjectId: integer('subject_id').notNull(),
    /** The school's year when it was finished. */
    academicYear: text('academic_year').notNull(),
    how: text('how').$type<'watched' | 'by_hand'>().notNull(),
    doneAt: timestamp('done_at', { withTimezone: true }).notNull(),
    /** null: it counts. */
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.personId, t.subject, t.subjectId] }),
    index('training_completions_subject').on(t.subject, t.subjectId, t.schoolId),
  ],
);

/** [EN-25] Watched parts of a film. They only grow, and restart when another file replaces the film. */
export const watchedRanges = pgTable(
  'watched_ranges',
  {
    schoolId: integer('school_id').notNull(),
    personId: integer('person_id').notNull(),
    subject: text('subject').$type<TrainingSubject>().notNull(),
    subjectId: integer('subject_id').notNull(),
    /** `files.id`. It does not keep the file from being cleared. */
    fileId: uuid('film').notNull(),
    /** Milliseconds. */
    length: integer('length_ms').notNull(),
    /** Pairs of cells of `watching.rules.ts`: the first, and the one after the last. */
    cells: integer('cells').array().notNull(),
    /** Milliseconds. */
    watched: integer('watched_ms').notNull(),
    /** Milliseconds of the last position. */
    place: integer('place_ms').notNull(),
    watchedAt: timestamp('watched_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.personId, t.subject, t.subjectId] }),
    index('watched_ranges_latest').on(t.schoolId, t.personId, t.watchedAt),
  ],
);
