import * as v from 'valibot';
import { groupKinds, sessionTypes } from '#contract/content/content.rules.ts';
import { bitWire } from '#contract/core/bit.ts';
import { isDay } from '#contract/core/days.ts';
import { pageInput, pageOutput } from '#contract/core/page.ts';
import { rawText, trimmedText } from '#contract/core/text.ts';
import { count, id, wireId } from '#contract/core/wire-numbers.ts';
import { shownFile } from '#contract/files/shown-file.wire.ts';
import { idList } from '#contract/notices/id-list.wire.ts';
import { presentationTypes, studentsAtOnce, suggestionReasons } from './teaching.rules.ts';

/** Wire schemas of what a teacher does with the projects of their classes. */

const flag = v.optional(v.union([v.boolean(), bitWire]), false);
const day = v.pipe(rawText(10), v.check(isDay));
const dayOrNone = v.union([v.literal(''), day]);
/** Of the specification's forms, which repeat it; what a group is decides, not this. */
const typeField = v.optional(wireId, 1);

/** A grade with a division, or a club with a batch: `grades.id` and `divisions.id` both. */
const classFields = {
  grade: v.optional(wireId, 0),
  division: v.optional(wireId, 0),
  club_id: v.optional(wireId, 0),
  batch_id: v.optional(wireId, 0),
};
/** As a class, with several divisions or batches; 0 among them: all the caller may act for. */
const parts = v.optional(v.pipe(idList, v.maxLength(60)), []);

const classNames = {
  grade: v.number(),
  division: v.number(),
  kind: v.picklist(groupKinds),
  grade_name: v.string(),
  division_name: v.string(),
};

const progress = { done: v.number(), total: v.number() };

export const projectListInput = pageInput({
  sorts: ['title', 'due', 'progress', 'class'],
  filters: {
    /** A division or batch. */
    division: v.pipe(rawText(15), v.regex(/^\d{1,10}$/)),
    state: v.picklist(['open', 'done']),
    /** Only what has sessions to practise; progress counts those. */
    practice: v.picklist(['yes']),
  },
});
export const projectListOutput = pageOutput(
  v.object({
    /** Tells rows apart: project and division. */
    id: v.string(),
    project_id: v.number(),
    title: v.string(),
    tool_name: v.string(),
    module_name: v.string(),
    minutes: v.number(),
    ...classNames,
    /** [DF-02] As people write it: Grade 10 C. */
    due_on: v.string(),
    /** Students it is given to by name; 0: to all. */
    students: v.number(),
    ...progress,
    shared: v.number(),
    cover_file_id: v.string(),
  }),
);

const sessionLine = {
  session_id: v.number(),
  position: v.number(),
  title: v.string(),
  type: v.picklist(sessionTypes),
  objective: v.string(),
  minutes: v.number(),
  is_shared: bitWire,
  is_done: bitWire,
  /** Milliseconds; 0: not. */
  shared_at: v.number(),
  done_at: v.number(),
  /** '': not planned. */
  planned_on: v.string(),
  has_presentation: bitWire,
};

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
    module_name: v.string(),
    minutes: v.number(),
    ...classNames,
    ...progress,
    /** Marked as a whole, or every session done. */
    is_done: bitWire,
    /** The divisions or batches of the group that the caller may act for. */
    divisions: v.array(
      v.object({ division_id: v.number(), name: v.string(), is_given: bitWire, ...progress }),
    ),
    /** The name of the file of the lesson plan; '' where there is none. */
    lesson_plan: v.string(),
    sessions: v.array(v.object(sessionLine)),
  }),
});

export const sessionInput = v.object({ session_id: wireId, ...classFields });

const activity = v.object({ title: v.string(), instructions: v.string(), minutes: v.number() });
/** A stored file, and whether it may be kept. */
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
    /** An address; '' where there is no presentation. */
    session_ppt: v.string(),
    /** [VW-07] */
    session_ppt_type: v.picklist(presentationTypes),
    file_type: v.string(),
    ...sessionLine,
    presentation: v.nullable(lookedAt),
    activities: v.array(activity),
    references: v.array(reference),
    /** What the office wrote for the teacher, lesson plans first. */
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

const acting = { session_id: wireId, project_id: wireId, faculty_id: wireId };

export const shareInput = v.object({ ...acting, school_id: wireId, grade: wireId, division: parts });
export const shareClubInput = v.object({ ...acting, school_id: wireId, club_id: wireId, batch_id: parts });
export const unshareInput = v.object({ session_id: wireId, project_id: wireId, ...classFields, parts });
export const shareOutput = v.object({
  success: v.literal('true'),
  /** Divisions or batches that see the session now. */
  shared: v.array(v.number()),
  /** Those among them that this call opened, or closed, so that it can be taken back. */
  changed: v.array(v.number()),
  /** Students who were told. */
  told: count,
});

const status = v.optional(bitWire, 1);
export const completeInput = v.object({
  ...acting,
  grade: wireId,
  division: wireId,
  /** 0 takes it back. */
  status,
  isClub: flag,
  /** Also every other division the session is shared with and the caller may act for. */
  isSharedSession: flag,
  type: typeField,
});
export const completeClubInput = v.object({
  ...acting,
  club_id: wireId,
  batch_id: wireId,
  status,
  isClub: v.optional(v.union([v.boolean(), bitWire]), true),
  isSharedSession: flag,
  type: typeField,
});
export const completeOutput = v.object({
  success: v.literal('true'),
  /** Every division or batch it was said of, as it is now. */
  data: v.array(v.object({ division_id: v.number(), ...progress })),
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
      /** By name, with the whole division, or not. */
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
  /** 0 takes it back. */
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

export const todayOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    /** The day it is at the school. */
    today: v.string(),
    /** [LD-06] Lessons of the timetable that the caller gives and that are not over, of the first day that has any. */
    lessons: v.array(
      v.object({
        /** The caller may teach another one's class as a substitute: it is not among `groups` then. */
        division: v.number(),
        subject: v.string(),
        day: v.string(),
        /** `08:30`, as clocks of the school show it. */
        starts: v.string(),
        ends: v.string(),
        /** Milliseconds. */
        starts_at: v.number(),
        ends_at: v.number(),
        class_name: v.string(),
        room_name: v.string(),
        is_substitute: bitWire,
      }),
    ),
    /** Projects the classes were given in the last seven days. */
    fresh: v.array(v.object({ ...classNames, project_id: v.number(), project_name: v.string() })),
    groups: v.array(
      v.object({
        ...classNames,
        /** What comes next there; null: everything given is done, or nothing is given. */
        next: v.nullable(
          v.object({
            project_id: v.number(),
            project_name: v.string(),
            due_on: v.string(),
            ...progress,
            ...sessionLine,
          }),
        ),
      }),
    ),
  }),
});

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
  /** '' takes it out of the plan. */
  planned_on: dayOrNone,
  note: v.optional(trimmedText(300), ''),
});
export const copyPlanInput = v.object(classFields);
export const done = v.object({ success: v.literal('true') });
export const copied = v.object({ success: v.literal('true'), copied: v.number() });
