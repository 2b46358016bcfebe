import * as v from 'valibot';
import { acceptedTypes } from '#contract/content/content.rules.ts';
import { bitWire } from '#contract/core/bit.ts';
import { rawText, trimmedText, uuidText } from '#contract/core/text.ts';
import { toolEngines } from '#contract/core/tool-engines.ts';
import { count, id, wireId } from '#contract/core/wire-numbers.ts';
import { shownFile } from '#contract/files/shown-file.wire.ts';
import { pendingIdPattern, workLimits } from './entries.rules.ts';
import { shownScore, studentComment } from './feedback.wire.ts';
import { entryKinds, workStates } from './works.rules.ts';

const projectId = v.pipe(wireId, v.minValue(1));
/** [CW-16] 1 a course, 2 an assignment, 3 a club's; 4, ours: a practice session. */
export const assignmentType = v.picklist([1, 2, 3, 4]);

const ofWork = {
  assignment_type: assignmentType,
  /** The practised session; 0: the project as a whole. */
  session_id: v.optional(wireId, 0),
};
/** [C3-05] `id`: the project's. */
export const projectDetailInput = v.object({ id: projectId, ...ofWork });
/** [CW-16] The call decides the kind. */
export const byProjectInput = v.object({ project_id: projectId });

/** A code of `closedRefusals` if the work cannot be changed; '': it can. */
export const closedCodes = [
  '',
  'demo_school',
  'in_review',
  'approved',
  'not_given',
  'project_archived',
  'other_year',
] as const;

const projectDetail = v.object({
  project_id: v.number(),
  session_id: v.number(),
  project_name: v.string(),
  project_cover: v.string(),
  /** [EN-20] 1: a workspace program belongs to the work. */
  compiler_exist: bitWire,
  compiler_tool: v.string(),
  /** [PU-04] The program's address; '': there is none. */
  compiler_url: v.string(),
  /** [EN-20] 2 a division, 3 students by name, 4 a batch. */
  share_with: v.picklist([2, 3, 4]),
  assignment_type: assignmentType,
  /** '' for none. */
  due_date: v.string(),
  today: v.string(),
  /** [EN-20] */
  chkProjectUpload: v.object({
    /** [QC-19] 1: the project takes drafts. */
    save_as_draft: bitWire,
    is_review: bitWire,
    is_approved: bitWire,
    resubmit: bitWire,
    /** [CW-13, CW-14] 1: handed in for the first time; 2: again. */
    upload_type: v.picklist([1, 2]),
  }),
  /** [PU-09] */
  accepted_types: v.array(v.picklist(acceptedTypes)),
  /** [PU-07] 1: its tool takes an address. */
  allows_url: bitWire,
  /** [PU-08] 1: students may paste. */
  allows_paste: bitWire,
  closed: v.picklist(closedCodes),
  academic_year: v.string(),
  /** The work's; 0 before its first save. */
  version: v.number(),
  attempt: v.number(),
  /** null: nothing was saved yet. */
  state: v.nullable(v.picklist(workStates)),
  is_late: bitWire,
});
export type ProjectDetail = v.InferOutput<typeof projectDetail>;
export const projectDetailOutput = v.object({ success: v.literal('true'), data: projectDetail });

/** [PU-04] A workspace version, which stays as it was when it was attached. */
export const workProgram = v.object({
  workspace_id: v.number(),
  sequence: v.number(),
  engine: v.picklist(toolEngines),
  /** Milliseconds since 1970. */
  at: v.number(),
  /** Bytes. */
  size: v.number(),
  url: v.string(),
});
export type WorkProgram = v.InferOutput<typeof workProgram>;

const entry = v.object({
  kind: v.picklist(entryKinds),
  program: v.exactOptional(workProgram),
  file: v.nullable(shownFile),
  url: v.string(),
});
export type WorkEntry = v.InferOutput<typeof entry>;

const attempt = v.object({
  number: v.number(),
  my_learning: v.string(),
  /** Milliseconds since 1970. */
  submitted_at: v.number(),
  is_late: bitWire,
  entries: v.array(entry),
});
export type WorkAttempt = v.InferOutput<typeof attempt>;

const review = v.object({
  attempt: v.number(),
  decision: v.string(),
  feedback: v.string(),
  teacher: v.string(),
  decided_at: v.number(),
  /** By criterion, where a rubric was used. */
  scores: v.array(shownScore),
  /** In the order of the attempt's entries. */
  comments: v.array(studentComment),
});
export type WorkReview = v.InferOutput<typeof review>;

export const projectUploadedOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    /** 0: nothing was saved yet. */
    work_id: v.number(),
    version: v.number(),
    my_learning: v.string(),
    entries: v.array(entry),
    /** Newest first. */
    attempts: v.array(attempt),
    /** The teacher's feedback on the newest attempt; '' for none. */
    feedback: v.string(),
    /** Decided ones that the teacher shows, newest first. */
    reviews: v.array(review),
  }),
});
export type ProjectUploaded = v.InferOutput<typeof projectUploadedOutput>['data'];

const pendingId = v.pipe(rawText(30), v.regex(pendingIdPattern));
const pendingFile = {
  id: pendingId,
  upload_id: v.pipe(rawText(64), v.regex(/^[\w-]{8,64}$/)),
  org_name: v.pipe(trimmedText(200), v.minLength(1)),
};
/** [CA-05, PU-21] */
export const pendingFileInput = v.object({ ...pendingFile, ...ofWork });
export const pendingFileOutput = v.object({ success: v.literal('true'), data: v.string(), file: shownFile });
/** [CA-07] */
export const pastedPictureOutput = v.object({
  success: v.literal('true'),
  response: v.object({ link: v.string() }),
  file: shownFile,
});

/** [CA-07] */
export const removePendingInput = v.object({ id: pendingId, file_id: uuidText() });
export const removePendingOutput = v.object({ success: v.literal('true'), information: v.string() });
/** [CA-07] `id`: the work's. */
export const removeEntryInput = v.object({ id, file_id: uuidText(), version: count });
export const removeEntryOutput = v.object({
  success: v.literal('true'),
  information: v.string(),
  data: v.object({ version: v.number() }),
});

const learning = trimmedText(workLimits.learning);
const parts = {
  project_id: projectId,
  ...ofWork,
  my_learning: v.optional(learning, ''),
  /** [PU-19] */
  url: v.optional(trimmedText(workLimits.url), ''),
  /** [PU-14, PU-20] */
  file_path: v.pipe(
    v.array(v.object({ id: uuidText('file_gone') })),
    v.maxLength(workLimits.files, 'too_many_files'),
  ),
  /** [VU-10] Links of the pictures in their order. */
  pasted_data: v.optional(rawText(1_000), ''),
  /** [VU-10] Pictures uploaded by pasting. */
  pasted_files: v.optional(v.pipe(v.array(uuidText()), v.maxLength(workLimits.files, 'too_many_files')), []),
  version: count,
  formSession: v.pipe(rawText(64), v.minLength(8)),
};
/** [CA-06] */
export const updateFileInput = v.object({
  ...parts,
  /** [QC-19] 0 saves a draft, 1 hands in. */
  draft_flag: bitWire,
});
/** [CA-06] "The same without the submit." */
export const updateFileOnlyInput = v.object(parts);
export type SavedParts = v.InferOutput<typeof updateFileOnlyInput>;

export const updateFileOutput = v.object({
  success: v.literal('true'),
  information: v.string(),
  data: v.object({
    work_id: v.number(),
    version: v.number(),
    state: v.picklist(workStates),
    attempt: v.number(),
    is_late: bitWire,
  }),
});
