import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { QuestionBody, QuestionKey } from '#contract/assessments/question.model.ts';
import type { QuestionLanguage, QuestionType } from '#contract/assessments/question-types.rules.ts';
import { nameKeyText, placeSearchText, promptSearchText } from '#server/db/search-text.ts';
import { schools } from '#server/directory/schema.ts';

/** The questions on one topic, of the office (school 0) or of a teacher. */
export const questionBanks = pgTable(
  'question_banks',
  {
    schoolId: integer('school_id')
      .notNull()
      .references(() => schools.id),
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The teacher, or who of the office began it. */
    authorId: integer('author_id').notNull(),
    name: text('name').notNull(),
    nameKey: text('name_key').generatedAlwaysAs(sql.raw(nameKeyText)),
    searchText: text('search_text').generatedAlwaysAs(sql.raw(placeSearchText)),
    /** May the other teachers of the school read and use its questions? The office's are always read by all schools. */
    isShared: boolean('is_shared').notNull().default(false),
    version: integer('version').notNull().default(1),
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (t) => [
    uniqueIndex('question_banks_name').on(t.schoolId, t.authorId, t.nameKey).where(sql`removed_at is null`),
    index('question_banks_page').on(t.schoolId, t.name, t.id),
  ],
);

/**
 * A question as lists and pickers find it: its newest version in short. What it asks is in `question_versions`, what is
 * right in `question_keys`.
 */
export const questions = pgTable(
  'questions',
  {
    /** As of its bank. */
    schoolId: integer('school_id').notNull(),
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    bankId: integer('bank_id')
      .notNull()
      .references(() => questionBanks.id),
    authorId: integer('author_id').notNull(),
    /** The project it belongs to; 0: none. */
    projectId: integer('project_id').notNull().default(0),
    language: text('language').$type<QuestionLanguage>().notNull(),
    /** These three as in the newest version. */
    type: text('type').$type<QuestionType>().notNull(),
    prompt: text('prompt').notNull(),
    /** In hundredths of a mark. */
    marks: integer('marks').notNull(),
    searchText: text('search_text').generatedAlwaysAs(sql.raw(promptSearchText)),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Of the newest row of `question_versions`. */
    number: integer('number').notNull().default(1),
    version: integer('version').notNull().default(1),
    /** Retired: no new assessment takes it. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (t) => [
    index('questions_updated').on(t.schoolId, t.updatedAt, t.id),
    index('questions_bank').on(t.bankId, t.type, t.id),
    index('questions_author').on(t.schoolId, t.authorId, t.updatedAt),
    index('questions_project').on(t.schoolId, t.projectId, t.id).where(sql`project_id > 0`),
    index('questions_search').using('gin', t.schoolId, t.searchText.op('gin_trgm_ops')),
  ],
);

/**
 * What a question asks, as it was at one time. Rows are only ever added: an attempt names the version it was given, and
 * the database refuses every change. They go with their question alone.
 */
export const questionVersions = pgTable(
  'question_versions',
  {
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    /** From 1 on. */
    number: integer('number').notNull(),
    type: text('type').$type<QuestionType>().notNull(),
    prompt: text('prompt').notNull(),
    pictureFileId: uuid('picture_file_id'),
    /** What is on the picture; '' where there is none. */
    pictureWords: text('picture_words').notNull().default(''),
    /** Choices, gaps or sides, each with an id that it keeps through all versions. Nothing in it says what is right. */
    body: jsonb('body').$type<QuestionBody>().notNull(),
    /** In hundredths. */
    marks: integer('marks').notNull(),
    /** `rubrics.id` by which a person marks it; 0: none. */
    rubricId: integer('rubric_id').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.questionId, t.number] }),
    index('question_versions_rubric').on(t.rubricId).where(sql`rubric_id > 0`),
  ],
);

/**
 * The right answers with their explanations. They have their own table: a query for a student joins it only once the
 * result with the answers is released.
 */
export const questionKeys = pgTable(
  'question_keys',
  {
    questionId: integer('question_id').notNull(),
    number: integer('number').notNull(),
    key: jsonb('key').$type<QuestionKey>().notNull(),
    explanation: text('explanation').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.questionId, t.number] }),
    foreignKey({
      name: 'question_keys_version',
      columns: [t.questionId, t.number],
      foreignColumns: [questionVersions.questionId, questionVersions.number],
    }).onDelete('cascade'),
  ],
);

/** The pictures of a version, its own and those of its choices: by these rows files are kept and read. */
export const questionPictures = pgTable(
  'question_pictures',
  {
    schoolId: integer('school_id').notNull(),
    questionId: integer('question_id').notNull(),
    number: integer('number').notNull(),
    fileId: uuid('file_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.questionId, t.number, t.fileId] }),
    foreignKey({
      name: 'question_pictures_version',
      columns: [t.questionId, t.number],
      foreignColumns: [questionVersions.questionId, questionVersions.number],
    }).onDelete('cascade'),
    index('question_pictures_file').on(t.fileId, t.schoolId),
  ],
);
