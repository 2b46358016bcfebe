import * as v from 'valibot';
import { sessionTypes } from '#contract/content/content.rules.ts';
import { bitWire } from '#contract/core/bit.ts';
import { pageInput, pageOutput } from '#contract/core/page.ts';
import { rawText, trimmedText } from '#contract/core/text.ts';
import { toolEngines } from '#contract/core/tool-engines.ts';
import { id, wireId } from '#contract/core/wire-numbers.ts';
import { shownFile } from '#contract/files/shown-file.wire.ts';
import {
  classFields,
  classNames,
  day,
  dayOrNone,
  flag,
  progress,
  sessionLine,
  status,
} from './class.wire.ts';
import { presentationTypes, studentsAtOnce, suggestionReasons } from './teaching.rules.ts';

export const projectListInput = pageInput({
  sorts: ['title', 'due', 'progress', 'class'],
  filters: {
    division: v.pipe(rawText(15), v.regex(/^\d{1,10}$/)),
    state: v.picklist(['open', 'done']),
    /** Only projects with practice sessions; progress counts those. */
    practice: v.picklist(['yes']),
  },
});
export const projectListOutput = pageOutput(
  v.object({
    id: v.string(),
    project_id: v.number(),
    title: v.string(),
    tool_name: v.string(),
    module_name: v.string(),
    minutes: v.number(),
    ...classNames,
    /** [DF-02] As people write it: Grade 10 C. */
    due_on: v.string(),
    /** Students who have it by name; 0: the whole group. */
    students: v.number(),
    ...progress,
    shared: v.number(),
    cover_file_id: v.string(),
  }),
);

export const sessionListInput = v.object({
  project_id: wireId,
  ...classFields,
  session_type: v.optional(v.union([v.literal(''), v.picklist(sessionTypes)]), ''),
  isClub: flag,
  isPractice: flag,
});
export const sessionListOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    project_id: v.number(),
    project_name: v.string(),
    project_objective: v.string(),
    tool_name: v.string(),
    tool_engine: v.picklist(toolEngines),
    module_name: v.string(),
    minutes: v.number(),
    ...classNames,
    ...progress,
    /** Marked as a whole, or every session is done. */
    is_done: bitWire,
    divisions: v.array(
      v.object({ division_id: v.number(), name: v.string(), is_given: bitWire, ...progress }),
    ),
    /** The lesson plan's file name; '' if there is none. */
    lesson_plan: v.string(),
    sessions: v.array(v.object(sessionLine)),
  }),
});

export const sessionInput = v.object({ session_id: wireId, ...classFields });

const activity = v.object({ title: v.string(), instructions: v.string(), minutes: v.number() });
/** A stored file; `isDownloadable`: it may be saved. */
const lookedAt = v.object({ ...shownFile.entries, isDownloadable: v.boolean() });
const reference = v.object({ title: v.string(), url: v.string(), file: v.nullable(lookedAt) });
export const activityOutput = v.object({ success: v.literal('true'), data: v.array(activity) });

/** [EN-26] with what teaching it needs. */
export const sessionOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    project_id: v.number(),
    project_name: v.string(),
    ...classNames,
    total_sessions: v.number(),
    tool_name: v.string(),
    project_objective: v.string(),
    /** An address; '' if there is no presentation. */
    session_ppt: v.string(),
    /** [VW-07] */
    session_ppt_type: v.picklist(presentationTypes),
    file_type: v.string(),
    ...sessionLine,
    presentation: v.nullable(lookedAt),
    activities: v.array(activity),
    references: v.array(reference),
    notes: v.array(v.object({ title: v.string(), body: v.string() })),
    resources: v.array(
      v.object({
        id: v.number(),
        title: v.string(),
        url: v.string(),
        file: v.nullable(lookedAt),
        is_used: bitWire,
      }),
    ),
    /** 0: none. */
    previous_id: v.number(),
    next_id: v.number(),
  }),
});

export const courseStatusInput = v.object({ project_id: wireId, ...classFields });
export const courseStatusOutput = v.object({
  success: v.literal('true'),
  data: v.object({ is_completed: bitWire, ...progress, completed_at: v.number(), completed_by: v.string() }),
});

export const projectStudentsInput = v.object({
  project_id: wireId,
  ...classFields,
  faculty_id: wireId,
  school_id: wireId,
});
export const projectStudentsOutput = v.object({
  success: v.literal('true'),
  data: v.array(
    v.object({
      student_id: v.number(),
      name: v.string(),
      login_name: v.string(),
      /** By name, with the whole division, or not at all. */
      given: v.picklist(['person', 'division', 'no']),
      due_on: v.string(),
    }),
  ),
});

export const giveInput = v.object({
  project_id: wireId,
  ...classFields,
  student_ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(studentsAtOnce)),
  due_on: v.optional(dayOrNone, ''),
  status,
});
export const giveOutput = v.object({ success: v.literal('true'), changed: v.number() });

export const suggestionInput = v.object(classFields);
export const suggestionOutput = v.object({
  success: v.literal('true'),
  data: v.array(
    v.object({
      project_id: v.number(),
      title: v.string(),
      module_name: v.string(),
      tool_name: v.string(),
      session_count: v.number(),
      reason: v.picklist(suggestionReasons),
      ...progress,
    }),
  ),
});

export const resourceStatusInput = v.object({
  project_id: wireId,
  ...classFields,
  resource_id: wireId,
  status,
});
export const lessonPlanInput = v.object({ project_id: wireId, session_id: v.optional(wireId, 0) });

export const plannedInput = v.object({ from: day, to: day });
export const plannedOutput = v.object({
  success: v.literal('true'),
  data: v.array(
    v.object({
      ...classNames,
      planned_on: v.string(),
      project_id: v.number(),
      project_name: v.string(),
      session_id: v.number(),
      session_name: v.string(),
      minutes: v.number(),
      note: v.string(),
      is_done: bitWire,
    }),
  ),
});
export const planInput = v.object({
  project_id: wireId,
  session_id: wireId,
  ...classFields,
  /** '' removes it from the plan. */
  planned_on: dayOrNone,
  note: v.optional(trimmedText(300), ''),
});
export const copyPlanInput = v.object(classFields);
export const done = v.object({ success: v.literal('true') });
export const copied = v.object({ success: v.literal('true'), copied: v.number() });
