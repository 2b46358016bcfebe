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

/** A test or a practical task that a teacher gives. Times are instants; screens show them in the zone of the school. */
export const assessments = pgTable(
  'assessments',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<AssessmentKind>().notNull(),
    /** The teacher. */
    authorId: integer('author_id').notNull(),
    academicYear: text('academic_year').notNull(),
    title: text('title').notNull(),
    titleKey: text('title_key').generatedAlwaysAs(sql.raw(titleKeyText)),
    searchText: text('search_text').generatedAlwaysAs(sql.raw(titleSearchText)),
    /** What students read before they start. */
    instructions: text('instructions').notNull().default(''),
    /** 0: none. */
    projectId: integer('project_id').notNull().default(0),
    state: text('state').$type<AssessmentState>().notNull().default('draft'),
    /** Students start from `opensAt` to `lastStartAt`, and nothing is worked on after `closesAt`. Empty: not scheduled yet. */
    opensAt: timestamp('opens_at', { withTimezone: true }),
    lastStartAt: timestamp('last_start_at', { withTimezone: true }),
    closesAt: timestamp('closes_at', { withTimezone: true }),
    /** How long an attempt lasts; a start shortly before the last one gets all of it. */
    minutes: smallint('minutes').notNull().default(60),
    passPercent: smallint('pass_percent').notNull().default(50),
    attemptsMost: smallint('attempts_most').notNull().default(1),
    shufflesQuestions: boolean('shuffles_questions').notNull().default(true),
    shufflesChoices: boolean('shuffles_choices').notNull().default(true),
    /** [CE-03] Students start with a code of their own. */
    needsCode: boolean('needs_code').notNull().default(false),
    showPolicy: text('show_policy').$type<ShowPolicy>().notNull().default('score_then_keys'),
    /** Of a practical: `rubrics.id`; 0: none. */
    rubricId: integer('rubric_id').notNull().default(0),
    /** When somebody started first: from then on neither questions nor audience change. */
    firstStartAt: timestamp('first_start_at', { withTimezone: true }),
    /** When results were released to all; single ones are released by their attempt. */
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

/** What belongs to an assessment is gone with it. */
export const ofAssessment = (
  name: string,
  { schoolId, assessmentId }: Record<'schoolId' | 'assessmentId', AnyPgColumn>,
) =>
  foreignKey({
    name,
    columns: [schoolId, assessmentId],
    foreignColumns: [assessments.schoolId, assessments.id],
  }).onDelete('cascade');

/** A question of an assessment, in the version that was chosen, or a rule by which each attempt draws some of a bank. */
export const assessmentItems = pgTable(
  'assessment_items',
  {
    schoolId: integer('school_id').notNull(),
    assessmentId: integer('assessment_id').notNull(),
    /** From 1 on. */
    position: smallint('position').notNull(),
    /** Of a fixed question; empty: it is a rule. */
    questionId: integer('question_id'),
    questionNumber: integer('question_number'),
    /** Of a rule: how many are drawn of which bank; empty: it is fixed. */
    bankId: integer('bank_id').references(() => questionBanks.id),
    /** Only of this type; empty: of any that is marked by rule. */
    drawnType: text('drawn_type').$type<QuestionType>(),
    drawn: smallint('drawn').notNull().default(0),
    /** For each question, in hundredths: a rule gives the same for all. */
    marks: integer('marks').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.assessmentId, t.position] }),
    ofAssessment('assessment_items_of', t),
    // Without a cascade: a version that an assessment names cannot be deleted.
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

/** For which groups it is, as a live rule: division 0 is every division of the grade, or batch of the club. */
export const assessmentTargets = pgTable(
  'assessment_targets',
  {
    schoolId: integer('school_id').notNull(),
    assessmentId: integer('assessment_id').notNull(),
    /** `grades.id` of the grade or club; 0: every grade of the school. */
    gradeId: integer('grade_id').notNull(),
    /** `divisions.id` of the division or batch. */
    divisionId: integer('division_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.assessmentId, t.gradeId, t.divisionId] }),
    ofAssessment('assessment_targets_of', t),
    index('assessment_targets_group').on(t.schoolId, t.gradeId, t.divisionId),
  ],
);

/** Students for whom it is besides, one by one. */
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

/** How much more time a student gets in every assessment. */
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

/** What is different for one student in one assessment; an empty field is as for all. It also lets a late joiner in. */
export const assessmentOverrides = pgTable(
  'assessment_overrides',
  {
    schoolId: integer('school_id').notNull(),
    assessmentId: integer('assessment_id').notNull(),
    personId: integer('person_id').notNull(),
    opensAt: timestamp('opens_at', { withTimezone: true }),
    lastStartAt: timestamp('last_start_at', { withTimezone: true }),
    closesAt: timestamp('closes_at', { withTimezone: true }),
    /** More minutes, on top of the factor of an accommodation. */
    extraMinutes: smallint('extra_minutes').notNull().default(0),
    extraAttempts: smallint('extra_attempts').notNull().default(0),
    /** Does not have to take it and is counted nowhere. */
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

/** [CE-03] What lets one student into one assessment once. Of the code only a hash is kept; a newer code replaces it. */
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
    /** It opened an attempt, and opens none any more. */
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.assessmentId, t.personId] }),
    ofAssessment('exam_codes_of', t),
    index('exam_codes_person').on(t.schoolId, t.personId),
  ],
);

/** Wrong codes that a student typed for an assessment. A newer code does not clear them. */
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
