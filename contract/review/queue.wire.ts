import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { lookupInput } from '#contract/core/lookup.ts';
import { pageInput, pageOutput } from '#contract/core/page.ts';
import { rawText } from '#contract/core/text.ts';
import { id, wireId } from '#contract/core/wire-numbers.ts';
import { workKinds } from '#contract/works/works.rules.ts';
import { queueStateFilters, queueStates } from './review.rules.ts';

/** Wire schemas of what waits for a teacher, and of who has not handed in. */

/** The number of a row, as an address holds it. */
const number = v.pipe(rawText(10), v.regex(/^\d{1,9}$/));

export const queueFilters = {
  /** A division or batch. */
  division: number,
  project: number,
  student: number,
  state: v.picklist(queueStateFilters),
  kind: v.picklist(workKinds),
};

/** Who asks, as the specification's forms repeat it. */
const caller = { faculty_id: wireId, school_id: wireId };

/** Of the specification's forms, which repeat what the filters say; 0: any. */
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
  /** Of a work that practises a session; '': it is of the project as a whole. */
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

/** Which work comes after this one in the queue, the one that waits longest first. */
export const nextWorkInput = v.object({
  /** 0: the first of the queue. */
  after: v.optional(wireId, 0),
  search: queueInput.entries.search,
  /** Without a state: those that wait. */
  filters: v.optional(v.partial(v.object(queueFilters)), {}),
});
export const nextWorkOutput = v.object({
  /** 0: none is left. */
  id: v.number(),
  /** How many there are by these filters, this one counted. */
  waiting: v.number(),
});

/** [C5-01] The works of a division or batch, as one zip. */
export const zipInput = v.object({
  ...repeated,
  state: v.optional(v.picklist(queueStateFilters)),
});

/** [C5-02, C5-05] Projects or students to choose from: those of the list it belongs to. */
export const choiceInput = v.object({
  ...lookupInput.entries,
  ...caller,
  ...repeated,
  projectType: v.optional(wireId, 0),
  type: v.optional(wireId, 0),
  project_status: v.optional(v.union([v.literal(''), v.picklist(queueStateFilters)]), ''),
});

/** Ways in which a project is given whose work is expected. */
export const givenKinds = ['course', 'assignment', 'club'] as const;

/** [C5-04] */
export const pendingFilters = {
  division: number,
  project: number,
  student: number,
  due: v.picklist(['past', 'today', 'later', 'none']),
  /** How the project was given. */
  kind: v.picklist(givenKinds),
};
export const pendingInput = pageInput({
  sorts: ['due', 'student', 'project', 'class'],
  filters: pendingFilters,
});
export const pendingRow = v.object({
  /** Tells rows apart: project, student and division. */
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
  /** The student began it. */
  is_begun: bitWire,
  /** The day they were last reminded of it; '': never. */
  reminded_on: v.string(),
  is_reminded_today: bitWire,
});
export type PendingRow = v.InferOutput<typeof pendingRow>;
export const pendingOutput = pageOutput(pendingRow);

/** [C5-05] The rows of a list as a sheet has them; at most 10,000. */
export const exportPendingInput = v.object({
  search: pendingInput.entries.search,
  filters: v.optional(v.partial(v.object(pendingFilters)), {}),
});
export const exportPendingOutput = v.object({
  success: v.literal('true'),
  data: v.array(pendingRow),
  /** Were there more than one sheet takes? */
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
  /** Students and projects that were told now. */
  told: v.number(),
  /** Those that were told today already, or handed in meanwhile. */
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
    /** Projects that were given, each once for each division or batch. */
    assign: v.number(),
    /** Those of them that are done there. */
    completed: v.number(),
    /** Works that are expected: each student and project once. */
    expected: v.number(),
    /** Of those that are expected the ones that are not handed in. */
    pending: v.number(),
    /** Works that were handed in. */
    output: v.number(),
    /** Those that a teacher answered; the others wait. */
    reviewd: v.number(),
    /** Of what is expected the part that was handed in: 0 to 100. */
    percentage_count: v.number(),
    /** [DF-04] Does the teacher have a club? */
    has_club: bitWire,
  }),
});
