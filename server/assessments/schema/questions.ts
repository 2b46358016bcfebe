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
import { nameKeyText, promptSearchText, regionSearchText } from '#server/db/search-text.ts';
import { schools } from '#server/directory/schema.ts';

export const questionBanks = pgTable(
  'question_banks',
  {
    schoolId: integer('school_id')
      .notNull()
      .references(() => schools.id),
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The teacher; 0: the office. */
    authorId: integer('author_id').notNull(),
    name: text('name').notNull(),
    nameKey: text('name_key').generatedAlwaysAs(sql.raw(nameKeyText)),
    searchText: text('search_text').generatedAlwaysAs(sql.raw(regionSearchText)),
    /** Other teachers of the school may use its questions. The office's banks are open to all schools anyway. */
    isShared: boolean('is_shared').notNull().default(false),
    version: integer('version').notNull().default(1),
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (t) => [
    uniqueIndex('question_banks_name').on(t.schoolId, t.authorId, t.nameKey).where(sql`removed_at is null`),
    index('question_banks_page').on(t.schoolId, t.name, t.id),
  ],
);

/** The newest version in short. `question_versions` has the text, `question_keys` the right answers. */
export const questions = pgTable(
  'questions',
  {
    /** Same as its bank. */
    schoolId: integer('school_id').notNull(),
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    bankId: integer('bank_id')
      .notNull()
      .references(() => questionBanks.id),
    authorId: integer('author_id').notNull(),
    /** 0: none. */
    projectId: integer('project_id').notNull().default(0),
    language: text('language').$type<QuestionLanguage>().notNull(),
    /** `type`, `prompt` and `marks` repeat the newest version. */
    type: text('type').$type<QuestionType>().notNull(),
    prompt: text('prompt').notNull(),
    /** In hundredths. */
    marks: integer('marks').notNull(),
    searchText: text('search_text').generatedAlwaysAs(sql.raw(promptSearchText)),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** The newest `question_versions.number`. */
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

/** Rows are only added: attempts name a version, and the database refuses updates. They go only with their question. */
export const questionVersions = pgTable(
  'question_versions',
  {
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer('number').notNull(),
    type: text('type').$type<QuestionType>().notNull(),
    prompt: text('prompt').notNull(),
    pictureFileId: uuid('picture_file_id'),
    /** Describes the picture; '' if there is none. */
    pictureWords: text('picture_words').notNull().default(''),
    /** Choices, gaps or sides; each keeps its id through all versions. Never contains the right answer. */
    body: jsonb('body').$type<QuestionBody>().notNull(),
    /** In hundredths. */
    marks: integer('marks').notNull(),
    /** `rubrics.id`; 0: none. */
    rubricId: integer('rubric_id').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.questionId, t.number] }),
    index('question_versions_rubric').on(t.rubricId).where(sql`rubric_id > 0`),
  ],
);

/** The right answers, in a table of their own: a query for a student joins it only once the answers are released. */
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

/** The pictures of a version and its choices. These rows decide which files are kept and who reads them. */
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
