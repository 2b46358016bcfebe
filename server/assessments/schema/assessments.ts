import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { AssessmentKind, AssessmentState, ShowPolicy } from '#contract/assessments/assessments.rules.ts';
import type { QuestionType } from '#contract/assessments/question-types.rules.ts';
import { titleKeyText, titleSearchText } from '#server/db/search-text.ts';
import { questionBanks, questionVersions } from './questions.ts';

/** A test or a practical task that a teacher gives. Screens show its times in the school's zone. */
export const assessments = pgTable(
  'assessments',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<AssessmentKind>().notNull(),
    authorId: integer('author_id').notNull(),
    academicYear: text('academic_year').notNull(),
    title: text('title').notNull(),
    titleKey: text('title_key').generatedAlwaysAs(sql.raw(titleKeyText)),
    searchText: text('search_text').generatedAlwaysAs(sql.raw(titleSearchText)),
    instructions: text('instructions').notNull().default(''),
    /** 0: none. */
    projectId: integer('project_id').notNull().default(0),
    state: text('state').$type<AssessmentState>().notNull().default('draft'),
    /** Students start from `opensAt` to `lastStartAt`; work ends at `closesAt`. null: not scheduled yet. */
    opensAt: timestamp('opens_at', { withTimezone: true }),
    lastStartAt: timestamp('last_start_at', { withTimezone: true }),
    closesAt: timestamp('closes_at', { withTimezone: true }),
    /** The length of an attempt; even a start at `lastStartAt` gets all of it. */
    minutes: smallint('minutes').notNull().default(60),
    passPercent: smallint('pass_percent').notNull().default(50),
    attemptsMost: smallint('attempts_most').notNull().default(1),
    shufflesQuestions: boolean('shuffles_questions').notNull().default(true),
    shufflesChoices: boolean('shuffles_choices').notNull().default(true),
    /** [CE-03] Each student needs a code to start. */
    needsCode: boolean('needs_code').notNull().default(false),
    showPolicy: text('show_policy').$type<ShowPolicy>().notNull().default('score_then_keys'),
    /** `rubrics.id` of a practical; 0: none. */
    rubricId: integer('rubric_id').notNull().default(0),
    /** From the first start on, neither questions nor audience change. */
    firstStartAt: timestamp('first_start_at', { withTimezone: true }),
    /** When all results were released; a single release is in the attempt. */
    releasedAt: timestamp('released_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    version: integer('version').notNull().default(1),
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    index('assessments_opens').on(t.schoolId, t.academicYear, t.opensAt, t.id),
    index('assessments_author').on(t.schoolId, t.authorId, t.updatedAt),
    index('assessments_project').on(t.schoolId, t.projectId).where(sql`project_id > 0`),
    index('assessments_search').using('gin', t.schoolId, t.searchText.op('gin_trgm_ops')),
    check(
      'assessments_window',
      sql`opens_at is null or (opens_at <= last_start_at and last_start_at <= closes_at and opens_at < closes_at)`,
    ),
    check('assessments_scheduled', sql`state = 'draft' or opens_at is not null`),
    check('assessments_minutes', sql`minutes between 1 and 600`),
    check('assessments_pass', sql`pass_percent between 0 and 100`),
  ],
);

/** Deleting an assessment deletes these rows. */
export const ofAssessment = (
  name: string,
  { schoolId, assessmentId }: Record<'schoolId' | 'assessmentId', AnyPgColumn>,
) =>
  foreignKey({
    name,
    columns: [schoolId, assessmentId],
    foreignColumns: [assessments.schoolId, assessments.id],
  }).onDelete('cascade');

/** A question of an assessment in a chosen version, or a rule that draws from a bank for each attempt. */
export const assessmentItems = pgTable(
  'assessment_items',
  {
    schoolId: integer('school_id').notNull(),
    assessmentId: integer('assessment_id').notNull(),
    /** From 1. */
    position: smallint('position').notNull(),
    /** null: the item is a rule. */
    questionId: integer('question_id'),
    questionNumber: integer('question_number'),
    /** null: the item is a fixed question. */
    bankId: integer('bank_id').references(() => questionBanks.id),
    /** null: any type that a rule marks. */
    drawnType: text('drawn_type').$type<QuestionType>(),
    drawn: smallint('drawn').notNull().default(0),
    /** In hundredths, for each question. */
    marks: integer('marks').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.assessmentId, t.position] }),
    ofAssessment('assessment_items_of', t),
    // No cascade: a version that an assessment names cannot be deleted.
    foreignKey({
      name: 'assessment_items_version',
      columns: [t.questionId, t.questionNumber],
      foreignColumns: [questionVersions.questionId, questionVersions.number],
    }),
    index('assessment_items_question').on(t.questionId).where(sql`question_id is not null`),
    index('assessment_items_bank').on(t.bankId).where(sql`bank_id is not null`),
    check(
      'assessment_items_way',
      sql`(question_id is not null and question_number is not null and bank_id is null and drawn = 0)
        or (question_id is null and question_number is null and bank_id is not null and drawn > 0)`,
    ),
    check('assessment_items_marks', sql`marks > 0`),
  ],
);

/** The groups an assessment is for. Division 0 is every division of the grade, or every batch of the club. */
export const assessmentTargets = pgTable(
  'assessment_targets',
  {
    schoolId: integer('school_id').notNull(),
    assessmentId: integer('assessment_id').notNull(),
    /** `grades.id` of the grade or club; 0: every grade of the school. */
    gradeId: integer('grade_id').notNull(),
    divisionId: integer('division_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.assessmentId, t.gradeId, t.divisionId] }),
    ofAssessment('assessment_targets_of', t),
    index('assessment_targets_group').on(t.schoolId, t.gradeId, t.divisionId),
  ],
);

/** Students chosen one by one; from the first start on, the whole audience. */
export const assessmentStudents = pgTable(
  'assessment_students',
  {
    schoolId: integer('school_id').notNull(),
    assessmentId: integer('assessment_id').notNull(),
    personId: integer('person_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.assessmentId, t.personId] }),
    ofAssessment('assessment_students_of', t),
    index('assessment_students_person').on(t.schoolId, t.personId),
  ],
);

export const accommodations = pgTable(
  'accommodations',
  {
    schoolId: integer('school_id').notNull(),
    personId: integer('person_id').notNull(),
    /** Percent of the usual minutes: 150 is half as much again. */
    factor: smallint('factor').notNull(),
    reason: text('reason').notNull().default(''),
    setBy: integer('set_by').notNull(),
    setAt: timestamp('set_at', { withTimezone: true }).notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.personId] }),
    check('accommodations_factor', sql`factor between 100 and 400`),
  ],
);

/** Exceptions for one student in one assessment; null: as for all. A row also lets a late joiner in. */
export const assessmentOverrides = pgTable(
  'assessment_overrides',
  {
    schoolId: integer('school_id').notNull(),
    assessmentId: integer('assessment_id').notNull(),
    personId: integer('person_id').notNull(),
    opensAt: timestamp('opens_at', { withTimezone: true }),
    lastStartAt: timestamp('last_start_at', { withTimezone: true }),
    closesAt: timestamp('closes_at', { withTimezone: true }),
    /** Added after the factor of an accommodation. */
    extraMinutes: smallint('extra_minutes').notNull().default(0),
    extraAttempts: smallint('extra_attempts').notNull().default(0),
    /** The student need not take it and counts nowhere. */
    isExcused: boolean('is_excused').notNull().default(false),
    reason: text('reason').notNull().default(''),
    setBy: integer('set_by').notNull(),
    setAt: timestamp('set_at', { withTimezone: true }).notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.assessmentId, t.personId] }),
    ofAssessment('assessment_overrides_of', t),
    index('assessment_overrides_person').on(t.schoolId, t.personId),
  ],
);

/** [CE-03] A code lets one student into one assessment once. Only its hash is stored; a new code replaces it. */
export const examCodes = pgTable(
  'exam_codes',
  {
    schoolId: integer('school_id').notNull(),
    assessmentId: integer('assessment_id').notNull(),
    personId: integer('person_id').notNull(),
    codeHash: text('code_hash').notNull(),
    madeBy: integer('made_by').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When it opened an attempt; it opens no other. */
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.assessmentId, t.personId] }),
    ofAssessment('exam_codes_of', t),
    index('exam_codes_person').on(t.schoolId, t.personId),
  ],
);

/** Wrong codes that a student typed for an assessment. A new code does not clear them. */
export const examCodeTries = pgTable(
  'exam_code_tries',
  {
    schoolId: integer('school_id').notNull(),
    assessmentId: integer('assessment_id').notNull(),
    personId: integer('person_id').notNull(),
    /** Since the last wait. */
    tries: smallint('tries').notNull(),
    waitUntil: timestamp('wait_until', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.assessmentId, t.personId] }),
    ofAssessment('exam_code_tries_of', t),
    index('exam_code_tries_person').on(t.schoolId, t.personId),
  ],
);
