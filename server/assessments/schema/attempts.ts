import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AttemptState, HandInReason, MarkSource } from '#contract/assessments/assessments.rules.ts';
import type { QuestionAnswer } from '#contract/assessments/question.model.ts';
import { ofAssessment } from './assessments.ts';
import { questionVersions } from './questions.ts';

export const attempts = pgTable(
  'attempts',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    assessmentId: integer('assessment_id').notNull(),
    personId: integer('person_id').notNull(),
    /** From 1. */
    number: smallint('number').notNull(),
    /** The student's group on that day, for lists of a group. */
    gradeId: integer('grade_id').notNull(),
    divisionId: integer('division_id').notNull(),
    state: text('state').$type<AttemptState>().notNull().default('open'),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** Includes accommodations and overrides, and moves when those change. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    handedInAt: timestamp('handed_in_at', { withTimezone: true }),
    handInReason: text('hand_in_reason').$type<HandInReason>(),
    /** Decides draws and orders. */
    seed: integer('seed').notNull(),
    /** The window with this lease may write. A take-over sets a new lease. */
    lease: uuid('lease').notNull(),
    leasedAt: timestamp('leased_at', { withTimezone: true }).notNull(),
    device: text('device').notNull().default(''),
    seq: integer('seq').notNull().default(0),
    savedAt: timestamp('saved_at', { withTimezone: true }),
    /** Saves after the end that count. */
    lateSaves: smallint('late_saves').notNull().default(0),
    /** In hundredths. `marks` null: some answer is not marked yet. */
    marks: integer('marks'),
    marksMost: integer('marks_most').notNull(),
    markedBy: integer('marked_by'),
    markedAt: timestamp('marked_at', { withTimezone: true }),
    feedback: text('feedback').notNull().default(''),
    releasedAt: timestamp('released_at', { withTimezone: true }),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('attempts_owner').on(t.schoolId, t.id, t.personId),
    ofAssessment('attempts_of', t),
    uniqueIndex('attempts_once').on(t.schoolId, t.assessmentId, t.personId, t.number),
    uniqueIndex('attempts_open').on(t.schoolId, t.assessmentId, t.personId).where(sql`state = 'open'`),
    // For attempts of all schools whose time ran out.
    index('attempts_due').on(t.endsAt).where(sql`state = 'open'`),
    index('attempts_queue').on(t.schoolId, t.assessmentId, t.state, t.handedInAt, t.id),
    index('attempts_person').on(t.schoolId, t.personId, t.startedAt),
  ],
);

/** Includes the student in the key, so that rows move to another person, or are deleted, with their attempt. */
export const ofAttempt = (
  name: string,
  { schoolId, attemptId, personId }: Record<'schoolId' | 'attemptId' | 'personId', AnyPgColumn>,
) =>
  foreignKey({
    name,
    columns: [schoolId, attemptId, personId],
    foreignColumns: [attempts.schoolId, attempts.id, attempts.personId],
  })
    .onDelete('cascade')
    .onUpdate('cascade');

/** The questions of an attempt, drawn once at the start, in the order and version that the student got. */
export const attemptItems = pgTable(
  'attempt_items',
  {
    schoolId: integer('school_id').notNull(),
    attemptId: integer('attempt_id').notNull(),
    /** From 1, as the student sees it. */
    position: smallint('position').notNull(),
    personId: integer('person_id').notNull(),
    itemPosition: smallint('item_position').notNull(),
    questionId: integer('question_id').notNull(),
    questionNumber: integer('question_number').notNull(),
    /** Ids of the choices, or of the right sides of a match, in the order shown; empty: the question has none. */
    choiceOrder: text('choice_order').array().notNull().default([]),
    /** In hundredths. */
    marksMost: integer('marks_most').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.attemptId, t.position] }),
    ofAttempt('attempt_items_of', t),
    foreignKey({
      name: 'attempt_items_version',
      columns: [t.questionId, t.questionNumber],
      foreignColumns: [questionVersions.questionId, questionVersions.number],
    }),
    uniqueIndex('attempt_items_once').on(t.schoolId, t.attemptId, t.questionId),
    index('attempt_items_question').on(t.questionId, t.schoolId),
    index('attempt_items_person').on(t.schoolId, t.personId),
  ],
);

/** The newest answer to each question of an attempt, with its marks. A save updates the row. */
export const answers = pgTable(
  'answers',
  {
    schoolId: integer('school_id').notNull(),
    attemptId: integer('attempt_id').notNull(),
    position: smallint('position').notNull(),
    personId: integer('person_id').notNull(),
    /** A save with a lower one is ignored. */
    seq: integer('seq').notNull(),
    /** null: the student took the answer back. */
    value: jsonb('value').$type<QuestionAnswer>(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    /** Came after the end, within the seconds that count. */
    isLate: boolean('is_late').notNull().default(false),
    isFlagged: boolean('is_flagged').notNull().default(false),
    /** In hundredths; null: not marked yet. */
    marks: integer('marks'),
    markSource: text('mark_source').$type<MarkSource>(),
    markReason: text('mark_reason').notNull().default(''),
    markedBy: integer('marked_by'),
    markedAt: timestamp('marked_at', { withTimezone: true }),
    feedback: text('feedback').notNull().default(''),
    /** Rises with marks, and with saves after the end. Markers send it back, so that a change in between is refused. */
    version: integer('version').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.attemptId, t.position] }),
    ofAttempt('answers_of', t),
    index('answers_person').on(t.schoolId, t.personId),
  ],
);

/** Every save as it arrived. Rows are only added. */
export const answerLog = pgTable(
  'answer_log',
  {
    schoolId: integer('school_id').notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    attemptId: integer('attempt_id').notNull(),
    position: smallint('position').notNull(),
    personId: integer('person_id').notNull(),
    seq: integer('seq').notNull(),
    value: jsonb('value').$type<QuestionAnswer>(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    lease: uuid('lease').notNull(),
    /** Came after the end. `counts` false: too late to count, kept for the teacher. */
    isLate: boolean('is_late').notNull(),
    counts: boolean('counts').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    ofAttempt('answer_log_of', t),
    uniqueIndex('answer_log_once').on(t.schoolId, t.attemptId, t.position, t.seq, t.lease),
    index('answer_log_person').on(t.schoolId, t.personId),
  ],
);
