import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { pageInput, pageOutput } from '#contract/core/page.ts';
import { rawText, trimmedText, uuidText } from '#contract/core/text.ts';
import { count, id, wireId } from '#contract/core/wire-numbers.ts';
import { toolEngines } from '../core/tool-engines.ts';
import { programFile, programLimits } from './program.ts';
import { savedKinds, versionKinds, workspaceLimits, workspacePurposes } from './workspace.rules.ts';

const engine = v.picklist(toolEngines);
/** [CW-16] 1 a course, 2 an assignment, 3 a club's, 6 an assessment, 0 none of them; 4, ours: a practice session. */
const projectType = v.picklist([0, 1, 2, 3, 4, 6]);
const ofWorkspace = { workspace_id: id };
const sequence = v.pipe(count, v.minValue(1));
/** A save keeps its id when it is sent again, so a repeat answers the same version. */
const saveId = uuidText();
const device = trimmedText(workspaceLimits.device);

export const versionFacts = v.object({
  /** From 1 on, within the workspace. */
  sequence: v.number(),
  /** The version it was made from; 0: from nothing. */
  base: v.number(),
  kind: v.picklist(versionKinds),
  /** Milliseconds since 1970. */
  at: v.number(),
  device: v.string(),
  /** Bytes. */
  size: v.number(),
  /** Lower-case hex, equal for equal programs. '': no program, as after Start over. */
  sha256: v.string(),
});
export type VersionFacts = v.InferOutput<typeof versionFacts>;

const shownText = v.object({
  kind: v.literal('files'),
  files: v.array(v.object({ name: v.string(), text: v.string() })),
});
/** `url` needs the session's cookie. */
const shownBytes = v.object({ kind: v.literal('bytes'), url: v.string(), size: v.number() });
/** null: there is none, so the tool starts with its default. */
export const shownProgram = v.nullable(v.variant('kind', [shownText, shownBytes]));
export type ShownProgram = v.InferOutput<typeof shownProgram>;

/**
 * Bytes of an sb3 or painting travel as base64 up to `workspaceLimits.inBody`. Larger ones are uploaded first, with
 * the kind `programUploadKind` and the name of `uploadNameOf`.
 */
const savedProgram = v.variant('kind', [
  v.object({
    kind: v.literal('files'),
    files: v.pipe(v.array(programFile), v.minLength(1), v.maxLength(programLimits.files)),
  }),
  v.object({
    kind: v.literal('bytes'),
    base64: v.pipe(rawText(Math.ceil(workspaceLimits.inBody / 3) * 4), v.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
  }),
  v.object({
    kind: v.literal('upload'),
    upload_id: v.pipe(rawText(64), v.regex(/^[\w-]{8,64}$/)),
  }),
]);
export type SavedProgram = v.InferOutput<typeof savedProgram>;

/** Largest body with a program: JSON writes a line's end as two bytes. */
export const programBodyBytes = 3 * programLimits.text;

export const saveProgramInput = v.object({
  ...ofWorkspace,
  save_id: saveId,
  /** The version that the program was made from; 0: none. If another version is the newest, that is a conflict. */
  base_sequence: count,
  kind: v.picklist(savedKinds),
  device: v.optional(device, ''),
  /**
   * The answer to a conflict; `base_sequence` is then the newest version that the user saw. `mine`: this program
   * becomes the newest. `both`: it is kept in the time line, and the newest one is restored.
   */
  keep: v.optional(v.picklist(['mine', 'both']), 'mine'),
  /** null: the tool has nothing to save. */
  program: v.nullable(savedProgram),
});
export type SaveProgramInput = v.InferOutput<typeof saveProgramInput>;

/** [CW-21] */
const told = {
  success: v.literal('true'),
  message: v.string(),
  messageText: v.string(),
  messageType: v.picklist(['success', 'warning', 'error']),
};
export const savedProgramOutput = v.object({
  ...told,
  data: v.object({
    workspace_id: v.number(),
    head: versionFacts,
    /** The version with this program. It differs from `head` if both were kept. */
    saved: versionFacts,
    /** false: the newest version already had this program, so nothing was written. */
    is_new: v.boolean(),
  }),
});
export type SavedProgramAnswer = v.InferOutput<typeof savedProgramOutput>['data'];

const moveHead = { ...ofWorkspace, save_id: saveId, base_sequence: count, device: v.optional(device, '') };
export const restoreVersionInput = v.object({ ...moveHead, sequence });
export const startOverInput = v.object(moveHead);

const asset = v.object({
  id: v.number(),
  name: v.string(),
  /** [C1-15] Anybody with the address sees the picture until it is deleted. */
  asset_url: v.string(),
  /** `image`, or the ending of a sound. */
  type: v.string(),
  size: v.number(),
  at: v.number(),
});
export type WorkspaceAsset = v.InferOutput<typeof asset>;

/** A code of `closedWorkspaceRefusals`; `read_only`: another person's program; '': it can be changed. */
export const closedWorkspaceCodes = [
  '',
  'demo_school',
  'not_given',
  'project_archived',
  'other_year',
  'approved',
  'tool_changed',
  'exam_over',
  'read_only',
] as const;

/** [EN-21] Fields that repeat the caller must agree; others are ignored. */
export const workspaceInput = v.object({
  project_id: v.optional(wireId, 0),
  workspace_id: v.optional(wireId, 0),
  tool_name: v.optional(trimmedText(200), ''),
  user_id: v.optional(wireId),
  school_id: v.optional(wireId),
  project_type: v.optional(projectType, 0),
  user_type: v.optional(wireId),
  /** [CW-16] For project type 6: the assessment of the caller's running attempt, and its question. */
  assessment_id: v.optional(wireId, 0),
  position: v.optional(v.pipe(count, v.minValue(1), v.maxValue(999)), 1),
  /** A version's number in digits; '': the newest. */
  compilerProgram: v.optional(v.pipe(rawText(10), v.regex(/^\d{0,9}$/)), ''),
});

const examTask = v.object({
  assessment_id: v.number(),
  attempt_id: v.number(),
  position: v.number(),
  prompt: v.string(),
  /** The teacher's feedback on the attempt that was sent back; '': none. */
  feedback: v.string(),
  /** Milliseconds since 1970 by the server's clock. */
  now: v.number(),
  ends_at: v.number(),
});
export type ExamTask = v.InferOutput<typeof examTask>;

const workspace = v.object({
  /** [EN-22, CW-06, QC-40] 0: in the panel, 1: in a tab of its own. */
  iframe: bitWire,
  /** The sandboxed page, the studio, or the address of an outside tool; '': nowhere. */
  workspaceUrl: v.string(),
  /** 1: the work on the project is approved. */
  reviewed: bitWire,
  /** Address of the program's download; '': none. */
  downloadZip: v.string(),
  workspace_program: shownProgram,
  /** 0: the tool is used elsewhere, so nothing is stored here. */
  workspace_id: v.number(),
  engine,
  tool_name: v.string(),
  project_id: v.number(),
  project_name: v.string(),
  purpose: v.picklist(workspacePurposes),
  student_id: v.number(),
  student_name: v.string(),
  /** The newest version; null: none. */
  head: v.nullable(versionFacts),
  /** The version in `workspace_program`; null: none. */
  shown: v.nullable(versionFacts),
  closed: v.picklist(closedWorkspaceCodes),
  academic_year: v.string(),
  assets: v.array(asset),
  exam: v.nullable(examTask),
});
export type Workspace = v.InferOutput<typeof workspace>;
export const workspaceOutput = v.object({ success: v.literal('true'), data: workspace });

export const readWorkspaceInput = v.object({ ...ofWorkspace, sequence: v.optional(count, 0) });

export const versionListInput = v.object({
  ...ofWorkspace,
  /** Only versions before this one; 0: from the newest. */
  before: v.optional(count, 0),
  size: v.optional(v.pipe(count, v.minValue(1), v.maxValue(workspaceLimits.versions)), 100),
});
export const versionListOutput = v.object({
  success: v.literal('true'),
  /** Newest first. */
  rows: v.array(versionFacts),
  total: v.number(),
  has_more: v.boolean(),
});

export const readVersionInput = v.object({ ...ofWorkspace, sequence });
export const readVersionOutput = v.object({
  success: v.literal('true'),
  data: v.object({ version: versionFacts, program: shownProgram }),
});

export const assetListInput = v.object(ofWorkspace);
export const assetListOutput = v.object({ success: v.literal('true'), data: v.array(asset) });
export const addAssetInput = v.object({
  ...ofWorkspace,
  upload_id: v.pipe(rawText(64), v.regex(/^[\w-]{8,64}$/)),
  org_name: v.pipe(trimmedText(200), v.minLength(1)),
});
export const addAssetOutput = v.object({ success: v.literal('true'), information: v.string(), data: asset });
export const removeAssetInput = v.object({ ...ofWorkspace, asset_id: id });
export const doneOutput = v.object({ success: v.literal('true'), information: v.string() });

/** [EN-23, CW-17] */
export const compilerUserInput = v.object({
  name: v.optional(trimmedText(200), ''),
  email: v.optional(trimmedText(320), ''),
  user_type: v.optional(wireId),
  ...ofWorkspace,
});
export const compilerUserOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    username: v.string(),
    token: v.string(),
    compiler_url: v.string(),
    api_key: v.string(),
    api: v.object({ token: v.string() }),
  }),
});

export const compilerToolsOutput = v.object({
  success: v.literal('true'),
  data: v.array(
    v.object({
      id: v.number(),
      tool_name: v.string(),
      engine,
      iframe: bitWire,
    }),
  ),
});

export const scratchNameOutput = v.object({
  success: v.literal('true'),
  data: v.object({ file_name: v.string() }),
});

/** [CW-13…15, PU-04] The version for the work's draft. */
export const attachProgramInput = v.object({
  ...ofWorkspace,
  /** 0: the newest. */
  sequence: v.optional(count, 0),
  assignment_type: v.picklist([1, 2, 3, 4]),
  session_id: v.optional(wireId, 0),
});
export const attachProgramOutput = v.object({
  ...told,
  data: v.object({
    work_id: v.number(),
    version: v.number(),
    sequence: v.number(),
    /** [CW-13, CW-14] 1: the first upload, which has its own dialog; 2: a later one. */
    upload_type: v.picklist([1, 2]),
  }),
});
export const detachProgramInput = v.object({ work_id: id, version: count });
export const detachProgramOutput = v.object({
  success: v.literal('true'),
  information: v.string(),
  data: v.object({ version: v.number() }),
});

export const zipUrlInput = v.object({
  project_id: wireId,
  zip_url: v.optional(trimmedText(500), ''),
});

export const programZipInput = v.object({ project_id: id, division: id });

export const workspacePageInput = pageInput({
  sorts: ['student', 'changed'],
  filters: {
    project: v.pipe(rawText(10), v.regex(/^\d{1,9}$/)),
    division: v.pipe(rawText(10), v.regex(/^\d{1,9}$/)),
    student: v.pipe(rawText(10), v.regex(/^\d{1,9}$/)),
  },
});
const workspaceRow = v.object({
  id: v.number(),
  student_id: v.number(),
  student_name: v.string(),
  login_name: v.string(),
  project_id: v.number(),
  project_name: v.string(),
  engine,
  versions: v.number(),
  /** Milliseconds. */
  changed_at: v.number(),
});
export type WorkspaceRow = v.InferOutput<typeof workspaceRow>;
export const workspacePageOutput = pageOutput(workspaceRow);

export const similarProgramsInput = v.object({ project_id: id, division: id });
const side = v.object({
  workspace_id: v.number(),
  student_id: v.number(),
  student_name: v.string(),
  sequence: v.number(),
  at: v.number(),
});
export const similarProgramsOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    compared: v.number(),
    /** Most similar first; a help for looking, never a verdict. */
    pairs: v.array(
      v.object({
        left: side,
        right: side,
        isSame: v.boolean(),
        /** Percentage of the smaller program's parts that the other one has too. */
        percent: v.number(),
      }),
    ),
  }),
});
export type SimilarPrograms = v.InferOutput<typeof similarProgramsOutput>['data'];

const oneOfTwo = v.object({ ...ofWorkspace, sequence });
export const programPairInput = v.object({ left: oneOfTwo, right: oneOfTwo });
const pairedProgram = v.object({
  ...side.entries,
  /** Files, or for blocks the actions of each figure; null: it has no text, as a painting. */
  files: v.nullable(v.array(v.object({ name: v.string(), text: v.string() }))),
});
export type PairedProgram = v.InferOutput<typeof pairedProgram>;
export const programPairOutput = v.object({
  success: v.literal('true'),
  data: v.object({ engine, left: pairedProgram, right: pairedProgram }),
});
export type ProgramPair = v.InferOutput<typeof programPairOutput>['data'];
