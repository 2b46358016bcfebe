import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { RegradeWay } from '#contract/assessments/assessments.rules.ts';
import { ofAssessment } from './assessments.ts';
import { ofAttempt } from './attempts.ts';
import { questionVersions } from './questions.ts';

/** The points of an answer per criterion. The rubric's words are kept as they were that day. */
export const answerRubricScores = pgTable(
  'answer_rubric_scores',
  {
    schoolId: integer('school_id').notNull(),
    attemptId: integer('attempt_id').notNull(),
    answerPosition: smallint('answer_position').notNull(),
    /** Of the criterion in its rubric, from 1. */
    position: smallint('position').notNull(),
    personId: integer('person_id').notNull(),
    rubricId: integer('rubric_id').notNull(),
    criterion: text('criterion').notNull(),
    level: smallint('level').notNull(),
    levelName: text('level_name').notNull(),
    points: smallint('points').notNull(),
    most: smallint('most').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.attemptId, t.answerPosition, t.position] }),
    ofAttempt('answer_rubric_scores_of', t),
    index('answer_rubric_scores_person').on(t.schoolId, t.personId),
  ],
);

export const regrades = pgTable(
  'regrades',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    assessmentId: integer('assessment_id').notNull(),
    questionId: integer('question_id').notNull(),
    way: text('way').$type<RegradeWay>().notNull(),
    /** The version whose key is used. Choices and gaps have the same ids in all versions. */
    keyNumber: integer('key_number').notNull(),
    reason: text('reason').notNull(),
    madeBy: integer('made_by').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    ofAssessment('regrades_of', t),
    foreignKey({
      name: 'regrades_key',
      columns: [t.questionId, t.keyNumber],
      foreignColumns: [questionVersions.questionId, questionVersions.number],
    }),
    index('regrades_assessment').on(t.schoolId, t.assessmentId, t.id),
    index('regrades_question').on(t.questionId, t.keyNumber),
  ],
);

export const regradeMarks = pgTable(
  'regrade_marks',
  {
    schoolId: integer('school_id').notNull(),
    regradeId: integer('regrade_id').notNull(),
    attemptId: integer('attempt_id').notNull(),
    position: smallint('position').notNull(),
    personId: integer('person_id').notNull(),
    /** In hundredths; null: was not marked. */
    marksBefore: integer('marks_before'),
    marksAfter: integer('marks_after').notNull(),
    /** The most the question gives, in hundredths; a dropped question gives 0 of 0. */
    mostBefore: integer('most_before').notNull(),
    mostAfter: integer('most_after').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.regradeId, t.attemptId, t.position] }),
    foreignKey({
      name: 'regrade_marks_of',
      columns: [t.schoolId, t.regradeId],
      foreignColumns: [regrades.schoolId, regrades.id],
    }).onDelete('cascade'),
    ofAttempt('regrade_marks_attempt', t),
    index('regrade_marks_person').on(t.schoolId, t.personId),
  ],
);
