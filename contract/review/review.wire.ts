import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { isDay } from '#contract/core/days.ts';
import { rawText, trimmedText } from '#contract/core/text.ts';
import { count, id, wireId } from '#contract/core/wire-numbers.ts';
import { shownFile } from '#contract/files/shown-file.wire.ts';
import { commentAnchors } from '#contract/works/feedback.rules.ts';
import { shownScore } from '#contract/works/feedback.wire.ts';
import { entryKinds, workKinds, workStates } from '#contract/works/works.rules.ts';
import { workProgram } from '#contract/works/works.wire.ts';
import {
  commentMost,
  criteriaMost,
  feedbackDraftMost,
  feedbackMost,
  levelsMost,
  reviewDecisions,
} from './review.rules.ts';

const dayOrNone = v.union([v.literal(''), v.pipe(rawText(10), v.check(isDay))]);
const attemptNumber = v.pipe(count, v.minValue(1), v.maxValue(32_000));
const flag = v.union([v.boolean(), bitWire]);

const levelRow = v.object({ position: v.number(), name: v.string(), points: v.number() });
export const deskRubric = v.object({
  id: v.number(),
  name: v.string(),
  criteria: v.array(v.string()),
  levels: v.array(levelRow),
});
export type DeskRubric = v.InferOutput<typeof deskRubric>;

export const shownComment = v.object({
  id: v.number(),
  entry_id: v.number(),
  author_name: v.string(),
  is_own: bitWire,
  anchor: v.picklist(commentAnchors),
  at: v.number(),
  x: v.number(),
  y: v.number(),
  w: v.number(),
  h: v.number(),
  text: v.string(),
});
export type ShownComment = v.InferOutput<typeof shownComment>;

export const decidedReview = v.object({
  id: v.number(),
  attempt: v.number(),
  reviewer_name: v.string(),
  decision: v.picklist(reviewDecisions),
  feedback: v.string(),
  show_data: bitWire,
  /** '' for none. */
  due_on: v.string(),
  on_wall: bitWire,
  /** Milliseconds. */
  decided_at: v.number(),
  scores: v.array(shownScore),
  comments: v.array(shownComment),
});
export type DecidedReview = v.InferOutput<typeof decidedReview>;

const entry = v.object({
  id: v.number(),
  kind: v.picklist(entryKinds),
  program: v.exactOptional(workProgram),
  url: v.string(),
  file: v.nullable(shownFile),
});
export type SubmissionEntry = v.InferOutput<typeof entry>;

const attempt = v.object({
  number: v.number(),
  learning: v.string(),
  submitted_at: v.number(),
  is_late: bitWire,
  due_on: v.string(),
  entries: v.array(entry),
});
export type SubmissionAttempt = v.InferOutput<typeof attempt>;

/** [C3-05] */
export const submissionOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    id: v.number(),
    version: v.number(),
    state: v.picklist(workStates),
    kind: v.picklist(workKinds),
    title: v.string(),
    project_id: v.number(),
    session_id: v.number(),
    /** '': the project as a whole. */
    session_name: v.string(),
    student_id: v.number(),
    student_name: v.string(),
    login_name: v.string(),
    division: v.number(),
    class_name: v.string(),
    due_on: v.string(),
    /** Newest first; at least one. */
    attempts: v.array(attempt),
    reviews: v.array(decidedReview),
    comments: v.array(shownComment),
    draft: v.object({
      /** 0: nothing was written yet. */
      version: v.number(),
      feedback: v.string(),
      rubric_id: v.number(),
      scores: v.array(v.object({ position: v.number(), level: v.number() })),
      show_data: bitWire,
      due_on: v.string(),
      on_wall: bitWire,
    }),
    rubrics: v.array(deskRubric),
    phrases: v.array(v.object({ id: v.number(), phrase: v.string(), is_own: bitWire })),
    /** 1: the caller may decide now. */
    may_review: bitWire,
    may_reopen: bitWire,
  }),
});
export type Submission = v.InferOutput<typeof submissionOutput>['data'];

const scores = v.pipe(
  v.array(
    v.object({
      position: v.pipe(count, v.minValue(1), v.maxValue(criteriaMost)),
      level: v.pipe(count, v.minValue(1), v.maxValue(levelsMost)),
    }),
  ),
  v.maxLength(criteriaMost),
);

const said = {
  feedback: v.optional(trimmedText(feedbackMost), ''),
  rubric_id: v.optional(wireId, 0),
  scores: v.optional(scores, []),
  show_data: v.optional(flag, 1),
  /** 2026-11-20 for the next attempt; '' keeps the day. */
  due_on: v.optional(dayOrNone, ''),
};

/** `version` is the draft's; 0: there was none. */
export const saveDraftInput = v.object({
  work_id: id,
  attempt: attemptNumber,
  version: count,
  ...said,
  feedback: v.optional(trimmedText(feedbackDraftMost), ''),
  on_wall: v.optional(flag, 0),
});
export const saveDraftOutput = v.object({ success: v.literal('true'), version: v.number() });

/** The specification's forms repeat these; if sent, they must agree with the work. */
const repeated = {
  faculty_id: wireId,
  school_id: wireId,
  project_id: v.optional(wireId, 0),
  student_id: v.optional(wireId, 0),
  grade: v.optional(wireId, 0),
  division: v.optional(wireId, 0),
  type: v.optional(wireId, 1),
  assignment_type: v.optional(wireId, 0),
};
const deciding = {
  work_id: id,
  attempt: attemptNumber,
  version: count,
  formSession: rawText(100),
  /** 1 approves, 2 asks for it again. */
  formStatus: v.picklist([1, 2]),
  wallOfFameStatus: v.optional(flag, 0),
  ...said,
};
/** [C5-03] */
export const decideInput = v.object({
  ...repeated,
  club_id: v.optional(wireId, 0),
  batch_id: v.optional(wireId, 0),
  session_id: v.optional(wireId, 0),
  ...deciding,
});
export const decidePracticeInput = v.object({ ...repeated, ...deciding });
export const decideOutput = v.object({
  success: v.literal('true'),
  data: v.object({ id: v.number(), version: v.number(), state: v.picklist(workStates) }),
});

export const reopenInput = v.object({ id, version: count, due_on: v.optional(dayOrNone, '') });

const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
export const saveCommentInput = v.object({
  /** 0: a new one. */
  id: count,
  work_id: id,
  attempt: attemptNumber,
  entry_id: id,
  anchor: v.picklist(commentAnchors),
  /** Line or page from 1 on, or second. */
  at: v.optional(v.pipe(count, v.maxValue(1_000_000)), 0),
  x: v.optional(fraction, 0),
  y: v.optional(fraction, 0),
  w: v.optional(fraction, 0),
  h: v.optional(fraction, 0),
  text: v.pipe(trimmedText(commentMost), v.minLength(1)),
});
export const saveCommentOutput = v.object({ success: v.literal('true'), data: shownComment });
export const setCommentRemovedInput = v.object({ id, isRemoved: v.boolean() });
export const doneOutput = v.object({ success: v.literal('true') });

/** [C5-06] */
export const onWallInput = v.object({
  work_id: v.optional(wireId, 0),
  project_id: v.optional(wireId, 0),
  student_id: v.optional(wireId, 0),
});
export const onWallOutput = v.object({
  success: v.literal('true'),
  /** 1: a work of this student and project was approved for the wall. */
  on_wall: bitWire,
  work_id: v.number(),
});
