import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { lookupInput } from '#contract/core/lookup.ts';
import { pageInput, pageOutput } from '#contract/core/page.ts';
import { rawText } from '#contract/core/text.ts';
import { id, wireId } from '#contract/core/wire-numbers.ts';
import { workKinds } from '#contract/works/works.rules.ts';
import { queueStateFilters, queueStates } from './review.rules.ts';

const number = v.pipe(rawText(10), v.regex(/^\d{1,9}$/));

export const queueFilters = {
  division: number,
  project: number,
  student: number,
  state: v.picklist(queueStateFilters),
  kind: v.picklist(workKinds),
};

/** The specification's forms repeat the caller. */
const caller = { faculty_id: wireId, school_id: wireId };

/** The specification's forms repeat the filters; 0: any. */
const repeated = {
  grade: v.optional(wireId, 0),
  division: v.optional(wireId, 0),
  club_id: v.optional(wireId, 0),
  batch_id: v.optional(wireId, 0),
  project_id: v.optional(wireId, 0),
  student_id: v.optional(wireId, 0),
};

/** [C5-01] */
export const queueInput = pageInput({
  sorts: ['submitted', 'student', 'project', 'class', 'state'],
  filters: queueFilters,
});
export const queueRow = v.object({
  id: v.number(),
  version: v.number(),
  student_id: v.number(),
  student_name: v.string(),
  login_name: v.string(),
  project_id: v.number(),
  session_id: v.number(),
  /** The practised session; '': the project as a whole. */
  session_name: v.string(),
  title: v.string(),
  kind: v.picklist(workKinds),
  state: v.picklist(queueStates),
  attempt: v.number(),
  is_late: bitWire,
  /** Milliseconds. */
  submitted_at: v.number(),
  /** 2026-11-20; '': none. */
  due_on: v.string(),
  division: v.number(),
  class_name: v.string(),
});
export type QueueRow = v.InferOutput<typeof queueRow>;
export const queueOutput = pageOutput(queueRow);

export const nextWorkInput = v.object({
  /** 0: the first of the queue. */
  after: v.optional(wireId, 0),
  search: queueInput.entries.search,
  /** Without a state: waiting works. */
  filters: v.optional(v.partial(v.object(queueFilters)), {}),
});
export const nextWorkOutput = v.object({
  /** 0: none is left. */
  id: v.number(),
  waiting: v.number(),
});

/** [C5-01] The works of a division or batch, as one zip. */
export const zipInput = v.object({
  ...repeated,
  state: v.optional(v.picklist(queueStateFilters)),
});

/** [C5-02, C5-05] Projects or students of the list, for its filter. */
export const choiceInput = v.object({
  ...lookupInput.entries,
  ...caller,
  ...repeated,
  projectType: v.optional(wireId, 0),
  type: v.optional(wireId, 0),
  project_status: v.optional(v.union([v.literal(''), v.picklist(queueStateFilters)]), ''),
});

export const givenKinds = ['course', 'assignment', 'club'] as const;

/** [C5-04] */
export const pendingFilters = {
  division: number,
  project: number,
  student: number,
  due: v.picklist(['past', 'today', 'later', 'none']),
  kind: v.picklist(givenKinds),
};
export const pendingInput = pageInput({
  sorts: ['due', 'student', 'project', 'class'],
  filters: pendingFilters,
});
export const pendingRow = v.object({
  id: v.string(),
  project_id: v.number(),
  title: v.string(),
  student_id: v.number(),
  student_name: v.string(),
  login_name: v.string(),
  division: v.number(),
  class_name: v.string(),
  /** 2026-11-20; '': none. */
  due_on: v.string(),
  is_past: bitWire,
  is_begun: bitWire,
  /** The day of the last reminder; '': never. */
  reminded_on: v.string(),
  is_reminded_today: bitWire,
});
export type PendingRow = v.InferOutput<typeof pendingRow>;
export const pendingOutput = pageOutput(pendingRow);

/** [C5-05] The rows as a sheet; at most 10,000. */
export const exportPendingInput = v.object({
  search: pendingInput.entries.search,
  filters: v.optional(v.partial(v.object(pendingFilters)), {}),
});
export const exportPendingOutput = v.object({
  success: v.literal('true'),
  data: v.array(pendingRow),
  /** 1: there were more rows. */
  is_cut: bitWire,
});

/** [C5-04] */
export const remindOneInput = v.object({
  project_id: id,
  student_id: id,
});
export const remindAllInput = v.object({
  search: pendingInput.entries.search,
  filters: v.optional(v.partial(v.object(pendingFilters)), {}),
});
/** [C5-05] */
export const remindManyInput = v.object({
  rows: v.pipe(v.array(v.object({ project_id: id, student_id: id })), v.minLength(1), v.maxLength(100)),
});
export const remindOutput = v.object({
  success: v.literal('true'),
  told: v.number(),
  /** Notified earlier today, or handed in meanwhile. */
  skipped: v.number(),
});

/** [EN-29] */
export const projectCountInput = v.object({
  /** 1 with the class, 2 by name, 3 in clubs. */
  type: v.optional(v.pipe(wireId, v.maxValue(3)), 1),
  ...caller,
});
export const projectCountOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    /** Assigned projects, counted once for each division or batch. */
    assign: v.number(),
    completed: v.number(),
    /** Expected works: one for each student and project. */
    expected: v.number(),
    pending: v.number(),
    output: v.number(),
    /** Works that a teacher answered; the others wait. */
    reviewd: v.number(),
    /** Share of expected works handed in: 0 to 100. */
    percentage_count: v.number(),
    /** [DF-04] 1: the teacher has a club. */
    has_club: bitWire,
  }),
});
