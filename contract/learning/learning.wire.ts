import * as v from 'valibot';
import { sessionTypes } from '#contract/content/content.rules.ts';
import { bitWire } from '#contract/core/bit.ts';
import { pageInput, pageOutput } from '#contract/core/page.ts';
import { toolEngines } from '#contract/core/tool-engines.ts';
import { count, id, wireId } from '#contract/core/wire-numbers.ts';
import { shownFile } from '#contract/files/shown-file.wire.ts';
import { keptSessionsAtOnce, lastPage, learningTypes, longestFilm, oldestAct } from './learning.rules.ts';

const page = { sorts: ['title', 'due'], filters: {} } as const;
export const learningListInput = v.object({
  ...pageInput(page).entries,
  type: v.picklist(learningTypes),
});
export const practiceListInput = pageInput(page);

/** Sessions done by the student, shared ones, and all (also those not shared yet). */
const progress = { done: v.number(), shared: v.number(), total: v.number() };

const learningRow = v.object({
  project_id: v.number(),
  title: v.string(),
  tool_name: v.string(),
  module_name: v.string(),
  minutes: v.number(),
  /** [EN-20] '': no day. */
  due_date: v.string(),
  /** [EN-20] 2 a division, 3 students by name, 4 a batch. */
  share_with: v.picklist([2, 3, 4]),
  /** The club and batch; '' if it is not a club's. */
  group_name: v.string(),
  cover_file_id: v.string(),
  ...progress,
  /** The first shared session that is not done; 0: none. */
  next_session_id: v.number(),
  next_session_name: v.string(),
});
export type LearningRow = v.InferOutput<typeof learningRow>;
export const learningListOutput = pageOutput(learningRow);

const placeOutput = {
  page: v.number(),
  fraction: v.number(),
  seconds: v.number(),
  is_done: bitWire,
  /** Milliseconds; 0: never. */
  opened_at: v.number(),
  done_at: v.number(),
};

const sessionLine = v.object({
  session_id: v.number(),
  position: v.number(),
  title: v.string(),
  type: v.picklist(sessionTypes),
  objective: v.string(),
  minutes: v.number(),
  is_shared: bitWire,
  ...placeOutput,
});
export type LearningSessionLine = v.InferOutput<typeof sessionLine>;

export const projectSessionsInput = v.object({ project_id: wireId });
export const projectSessionsOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    project_id: v.number(),
    project_name: v.string(),
    project_objective: v.string(),
    module_name: v.string(),
    tool_name: v.string(),
    /** In the workspace, elsewhere, or not on a computer. */
    tool_engine: v.picklist(toolEngines),
    tool_level: v.string(),
    minutes: v.number(),
    due_date: v.string(),
    share_with: v.picklist([2, 3, 4]),
    assignment_type: v.picklist([1, 2, 3]),
    cover_file_id: v.string(),
    /** An example of the result; null: none. */
    sample: v.nullable(shownFile),
    /** [RP-12] Left out unless the school lets students see them. */
    alignments: v.array(
      v.object({ kind: v.picklist(['skill', 'stream', 'board', 'standard']), names: v.array(v.string()) }),
    ),
    ...progress,
    sessions: v.array(sessionLine),
  }),
});
export type LearningProject = v.InferOutput<typeof projectSessionsOutput>['data'];

export const learningSessionInput = v.object({ project_id: wireId, session_id: wireId });
const lookedAt = v.object({ ...shownFile.entries, isDownloadable: v.boolean() });
export type LookedAt = v.InferOutput<typeof lookedAt>;
const neighbour = v.nullable(v.object({ session_id: v.number(), title: v.string() }));
export const learningSessionOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    project_id: v.number(),
    project_name: v.string(),
    /** A browser that stored another publication asks again. */
    publication: v.number(),
    ...sessionLine.entries,
    total: v.number(),
    presentation: v.nullable(lookedAt),
    activities: v.array(v.object({ title: v.string(), instructions: v.string(), minutes: v.number() })),
    references: v.array(v.object({ title: v.string(), url: v.string(), file: v.nullable(lookedAt) })),
    previous: neighbour,
    next: neighbour,
  }),
});
export type LearningSession = v.InferOutput<typeof learningSessionOutput>['data'];

/** Seconds between act and sending, because the device's clock may be wrong. */
const secondsAgo = v.optional(v.pipe(count, v.maxValue(oldestAct)), 0);
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

export const bookmarkInput = v.object({
  ...learningSessionInput.entries,
  page: v.optional(v.pipe(id, v.maxValue(lastPage)), 1),
  fraction: v.optional(share, 0),
  seconds: v.optional(v.pipe(count, v.maxValue(longestFilm)), 0),
  seconds_ago: secondsAgo,
});
export const markInput = v.object({
  ...learningSessionInput.entries,
  /** 0 takes it back. */
  status: v.optional(bitWire, 1),
  seconds_ago: secondsAgo,
});
/** The stored place, which another device may have made newer. */
export const bookmarkAnswer = v.object({
  success: v.literal('true'),
  data: v.object({ session_id: v.number(), ...placeOutput }),
});
export const markAnswer = v.object({
  success: v.literal('true'),
  data: v.object({ session_id: v.number(), ...placeOutput, ...progress }),
});

const homeSession = v.object({
  project_id: v.number(),
  project_name: v.string(),
  session_id: v.number(),
  session_name: v.string(),
  position: v.number(),
  minutes: v.number(),
});
export const homeOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    /** The school's day. */
    today: v.string(),
    /** The place where the student stopped, or the next one; null: nothing begun, or everything done. */
    continue: v.nullable(
      v.object({
        ...homeSession.entries,
        page: v.number(),
        seconds: v.number(),
        /** 1: begun; 0: next. */
        is_begun: bitWire,
        cover_file_id: v.string(),
        ...progress,
      }),
    ),
    due: v.array(
      v.object({
        project_id: v.number(),
        title: v.string(),
        due_date: v.string(),
        next_session_id: v.number(),
        ...progress,
      }),
    ),
    /** Shared and never opened, newest first. */
    fresh: v.array(v.object({ ...homeSession.entries, shared_at: v.number() })),
    counts: v.object({
      Classroom: v.number(),
      Personalised: v.number(),
      Club: v.number(),
      Practice: v.number(),
    }),
  }),
});
export type LearningHome = v.InferOutput<typeof homeOutput>['data'];

export const keptSessionsInput = v.object({
  sessions: v.pipe(v.array(wireId), v.maxLength(keptSessionsAtOnce)),
});
export const keptSessionsOutput = v.object({
  success: v.literal('true'),
  /** Sessions that may still be opened, with their publications. */
  sessions: v.array(v.object({ session_id: v.number(), publication: v.number() })),
});
