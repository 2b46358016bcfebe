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
import type { CommentAnchor, ReviewDecision } from '#contract/review/review.rules.ts';
import { nameKeyText, phraseSearchText, placeSearchText } from '#server/db/search-text.ts';
import { ofWork } from '#server/works/schema.ts';

/** What one teacher says about one attempt: a draft until they decide, and kept as it was afterwards. */
export const workReviews = pgTable(
  'work_reviews',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    workId: integer('work_id').notNull(),
    attempt: smallint('attempt').notNull(),
    /** The student. */
    personId: integer('person_id').notNull(),
    /** The teacher. */
    reviewerId: integer('reviewer_id').notNull(),
    feedback: text('feedback').notNull().default(''),
    /** 0: none was chosen. */
    rubricId: integer('rubric_id').notNull().default(0),
    /** Empty: a draft. */
    decision: text('decision').$type<ReviewDecision>(),
    /** May the student read it? */
    showData: boolean('show_data').notNull().default(true),
    /** A new day for the next attempt; empty: none is set. */
    dueOn: date('due_on'),
    /** The work may be shown on the wall of fame of the school. */
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

/** What a teacher says beside a line, a page, a second or a part of a picture. The student reads it with the review. */
export const workComments = pgTable(
  'work_comments',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    workId: integer('work_id').notNull(),
    attempt: smallint('attempt').notNull(),
    /** `work_entries.id`. */
    entryId: integer('entry_id').notNull(),
    /** The student. */
    personId: integer('person_id').notNull(),
    /** The teacher. */
    authorId: integer('author_id').notNull(),
    anchor: text('anchor').$type<CommentAnchor>().notNull(),
    /** The number of the line or page from 1 on, or the second; 0 else. */
    at: integer('at').notNull().default(0),
    /** Of an area, as parts of the picture: 0 to 1. */
    x: real('x').notNull().default(0),
    y: real('y').notNull().default(0),
    w: real('w').notNull().default(0),
    h: real('h').notNull().default(0),
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Taken away; empty: it counts. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    ofWork('work_comments_work_fk', t),
    index('work_comments_work').on(t.schoolId, t.workId, t.attempt, t.id),
    index('work_comments_person').on(t.schoolId, t.personId),
  ],
);

/** By what works are judged: criteria, each with the same levels. The office's (school 0) or a school's own. */
export const rubrics = pgTable(
  'rubrics',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    nameKey: text('name_key').generatedAlwaysAs(sql.raw(nameKeyText)),
    searchText: text('search_text').generatedAlwaysAs(sql.raw(placeSearchText)),
    /** `tools.id` of the tool it is for; 0: any. */
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

/** The levels of a rubric, the best first. */
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

/** What was given for a criterion. It keeps the words of the rubric of that day, which may change later. */
export const rubricScores = pgTable(
  'rubric_scores',
  {
    schoolId: integer('school_id').notNull(),
    reviewId: integer('review_id').notNull(),
    /** Of the criterion in its rubric, from 1 on. */
    position: smallint('position').notNull(),
    /** The student. */
    personId: integer('person_id').notNull(),
    criterion: text('criterion').notNull(),
    /** Position of the level, and what it was called. */
    level: smallint('level').notNull(),
    levelName: text('level_name').notNull(),
    points: smallint('points').notNull(),
    /** The most that the criterion can give. */
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

/** Sentences that teachers use again: their own, or the school's for all its teachers. */
export const commentPhrases = pgTable(
  'comment_phrases',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Whose it is; 0: the school's. */
    personId: integer('person_id').notNull().default(0),
    phrase: text('phrase').notNull(),
    searchText: text('search_text').generatedAlwaysAs(sql.raw(phraseSearchText)),
    version: integer('version').notNull().default(1),
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (t) => [index('comment_phrases_page').on(t.schoolId, t.personId, t.phrase, t.id)],
);

/** That a student was reminded of a project they have not handed in; once a day. */
export const workReminders = pgTable(
  'work_reminders',
  {
    schoolId: integer('school_id').notNull(),
    personId: integer('person_id').notNull(),
    projectId: integer('project_id').notNull(),
    /** The day of the school. */
    day: date('day').notNull(),
    remindedBy: integer('reminded_by').notNull(),
    remindedAt: timestamp('reminded_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.personId, t.projectId, t.day] })],
);
