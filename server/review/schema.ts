import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ReviewDecision } from '#contract/review/review.rules.ts';
import type { CommentAnchor } from '#contract/works/feedback.rules.ts';
import { nameKeyText, phraseSearchText, regionSearchText } from '#server/db/search-text.ts';
import { ofWork } from '#server/works/schema.ts';

/** A teacher's review of one attempt: a draft until they decide, then unchangeable. */
export const workReviews = pgTable(
  'work_reviews',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    workId: integer('work_id').notNull(),
    attempt: smallint('attempt').notNull(),
    personId: integer('person_id').notNull(),
    reviewerId: integer('reviewer_id').notNull(),
    feedback: text('feedback').notNull().default(''),
    /** 0: none. */
    rubricId: integer('rubric_id').notNull().default(0),
    /** null: a draft. */
    decision: text('decision').$type<ReviewDecision>(),
    /** The student may read it. */
    showData: boolean('show_data').notNull().default(true),
    /** The due day of the next attempt; null: none. */
    dueOn: date('due_on'),
    /** May be shown on the school's wall of fame. */
    onWall: boolean('on_wall').notNull().default(false),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('work_reviews_owner').on(t.schoolId, t.id, t.personId),
    ofWork('work_reviews_work_fk', t),
    uniqueIndex('work_reviews_once').on(t.schoolId, t.workId, t.attempt, t.reviewerId),
    index('work_reviews_person').on(t.schoolId, t.personId),
  ],
);

/** A comment at a line, a page, a second or a part of a picture. The student reads it with the review. */
export const workComments = pgTable(
  'work_comments',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    workId: integer('work_id').notNull(),
    attempt: smallint('attempt').notNull(),
    /** `work_entries.id`. */
    entryId: integer('entry_id').notNull(),
    personId: integer('person_id').notNull(),
    authorId: integer('author_id').notNull(),
    anchor: text('anchor').$type<CommentAnchor>().notNull(),
    /** Line or page from 1, or the second; 0 for others. */
    at: integer('at').notNull().default(0),
    /** Of an area, as fractions of the picture. */
    x: real('x').notNull().default(0),
    y: real('y').notNull().default(0),
    w: real('w').notNull().default(0),
    h: real('h').notNull().default(0),
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** null: not removed. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    ofWork('work_comments_work_fk', t),
    index('work_comments_work').on(t.schoolId, t.workId, t.attempt, t.id),
    index('work_comments_person').on(t.schoolId, t.personId),
  ],
);

/** Criteria that share levels. Owned by the office (school 0) or a school. */
export const rubrics = pgTable(
  'rubrics',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    nameKey: text('name_key').generatedAlwaysAs(sql.raw(nameKeyText)),
    searchText: text('search_text').generatedAlwaysAs(sql.raw(regionSearchText)),
    /** `tools.id`; 0: any. */
    toolId: integer('tool_id').notNull().default(0),
    criteria: text('criteria').array().notNull(),
    version: integer('version').notNull().default(1),
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (t) => [
    uniqueIndex('rubrics_name').on(t.schoolId, t.nameKey).where(sql`removed_at is null`),
    index('rubrics_page').on(t.schoolId, t.name, t.id),
  ],
);

export const rubricLevels = pgTable(
  'rubric_levels',
  {
    rubricId: integer('rubric_id')
      .notNull()
      .references(() => rubrics.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    points: smallint('points').notNull(),
  },
  (t) => [primaryKey({ columns: [t.rubricId, t.position] })],
);

/** Points for a criterion, with the rubric's words of that day. */
export const rubricScores = pgTable(
  'rubric_scores',
  {
    schoolId: integer('school_id').notNull(),
    reviewId: integer('review_id').notNull(),
    /** Of the criterion in its rubric, from 1. */
    position: smallint('position').notNull(),
    personId: integer('person_id').notNull(),
    criterion: text('criterion').notNull(),
    level: smallint('level').notNull(),
    levelName: text('level_name').notNull(),
    points: smallint('points').notNull(),
    most: smallint('most').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.reviewId, t.position] }),
    foreignKey({
      name: 'rubric_scores_review_fk',
      columns: [t.schoolId, t.reviewId, t.personId],
      foreignColumns: [workReviews.schoolId, workReviews.id, workReviews.personId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    index('rubric_scores_person').on(t.schoolId, t.personId),
  ],
);

export const commentPhrases = pgTable(
  'comment_phrases',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The owner; 0: the school. */
    personId: integer('person_id').notNull().default(0),
    phrase: text('phrase').notNull(),
    searchText: text('search_text').generatedAlwaysAs(sql.raw(phraseSearchText)),
    version: integer('version').notNull().default(1),
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (t) => [index('comment_phrases_page').on(t.schoolId, t.personId, t.phrase, t.id)],
);

export const workReminders = pgTable(
  'work_reminders',
  {
    schoolId: integer('school_id').notNull(),
    personId: integer('person_id').notNull(),
    projectId: integer('project_id').notNull(),
    /** A day of the school. */
    day: date('day').notNull(),
    remindedBy: integer('reminded_by').notNull(),
    remindedAt: timestamp('reminded_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.personId, t.projectId, t.day] })],
);
