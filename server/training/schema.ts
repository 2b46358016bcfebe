import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { TrainingSubject } from '#contract/training/training.wire.ts';

/** [C4-01] What a teacher finished of the training. It stays when the year changes and when the office publishes anew. */
export const trainingCompletions = pgTable(
  'training_completions',
  {
    schoolId: integer('school_id').notNull(),
    personId: integer('person_id').notNull(),
    subject: text('subject').$type<TrainingSubject>().notNull(),
    /** `contents.id` of a content, `teacher_materials.id` of a film of a project. */
    subjectId: integer('subject_id').notNull(),
    /** In which year of the school it was finished. */
    academicYear: text('academic_year').notNull(),
    how: text('how').$type<'watched' | 'by_hand'>().notNull(),
    doneAt: timestamp('done_at', { withTimezone: true }).notNull(),
    /** Taken back; empty: it counts. */
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.personId, t.subject, t.subjectId] }),
    index('training_completions_subject').on(t.subject, t.subjectId, t.schoolId),
  ],
);

/** [EN-25] What a teacher watched of a film; it only grows, and begins anew when another file takes the film's place. */
export const watchedRanges = pgTable(
  'watched_ranges',
  {
    schoolId: integer('school_id').notNull(),
    personId: integer('person_id').notNull(),
    subject: text('subject').$type<TrainingSubject>().notNull(),
    subjectId: integer('subject_id').notNull(),
    /** Which film it was, by `files.id`; it keeps no file from being cleared. */
    fileId: uuid('film').notNull(),
    /** Milliseconds of the film. */
    length: integer('length_ms').notNull(),
    /** Pairs of cells of `watching.rules.ts`: the first, and the one behind the last. */
    cells: integer('cells').array().notNull(),
    /** Milliseconds in these cells. */
    watched: integer('watched_ms').notNull(),
    /** Where it was left last, in milliseconds. */
    place: integer('place_ms').notNull(),
    watchedAt: timestamp('watched_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.personId, t.subject, t.subjectId] }),
    index('watched_ranges_latest').on(t.schoolId, t.personId, t.watchedAt),
  ],
);
