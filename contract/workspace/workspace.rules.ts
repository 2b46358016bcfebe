import { assetPolicy, narrowed, programPolicy, type UploadPolicy } from '#contract/files/upload-policies.ts';
import type { FrameEngine, ToolEngine } from '../core/tool-engines.ts';
import type { Program } from './program.ts';

/** [CW-06, QC-40] Values of `iframe`: in the panel, or in a tab of its own. */
export const workspaceModes = { frame: 0, studio: 1 } as const;
export type WorkspaceMode = (typeof workspaceModes)[keyof typeof workspaceModes];

/** [CW-05, CW-06] Blocks and painting need the whole window, so they get a tab of their own. */
export const modeOf = (engine: ToolEngine): WorkspaceMode =>
  engine === 'html' || engine === 'python' ? workspaceModes.frame : workspaceModes.studio;

/** A student's program of a project, a teacher's demonstration, or a student's program in one attempt. */
export const workspacePurposes = ['project', 'demonstration', 'assessment'] as const;
export type WorkspacePurpose = (typeof workspacePurposes)[number];

/** [CW-16] The project type of an assessment in requests. */
export const examProjectType = 6 as const;

/**
 * Why a version was made. `submit`: it became part of a work; `restore`: an earlier version was restored, or both
 * sides of a conflict were kept; `start_over`: the student started over.
 */
export const versionKinds = ['auto', 'save', 'run', 'submit', 'restore', 'start_over'] as const;
export type VersionKind = (typeof versionKinds)[number];

export const savedKinds = ['auto', 'save', 'run'] as const;

export const workspaceLimits = {
  /** Beyond this many versions, automatic ones are thinned out. */
  versions: 500,
  /** [C1-15] Pictures and sounds of a workspace. */
  assets: 100,
  /** Bytes of an sb3 or painting in the body of a save; larger ones are uploaded first. */
  inBody: 2 ** 20,
  device: 60,
  programsAtOnce: 200,
} as const;

export const programUploadKind = programPolicy.name;

export const assetUploadKind = assetPolicy.name;

/** [CW-09] The dialog for pictures takes no sounds, uploads do. */
export const picturePolicy: UploadPolicy = narrowed(assetPolicy, ['jpg', 'jpeg', 'png', 'gif']);

export const uploadNameOf = (engine: FrameEngine): string =>
  engine === 'blocks' ? 'program.sb3' : 'program.txt';

/** True if nothing would be lost. The server also looks into sb3s and paintings. */
export const isBlankProgram = (program: Program | null): boolean =>
  program === null ||
  (program.kind === 'bytes'
    ? program.bytes.byteLength === 0
    : program.files.every(({ text }) => text.trim() === ''));

export const studioPath = (workspaceId: number, sequence = 0): string =>
  sequence > 0 ? `/workspace/studio/${workspaceId}?version=${sequence}` : `/workspace/studio/${workspaceId}`;

/** [CW-07, CW-08] For a question of an assessment, whose page hears of each save. */
export const examStudioPath = (workspaceId: number): string => `${studioPath(workspaceId)}?for=assessment`;

export const programSavedMessage = 'workspace.saved';

export const framePath = (engine: FrameEngine): string => `/workspace/frame/${engine}/`;

/** Anybody with the address gets the picture or sound. */
export const assetPath = (secret: string, name: string): string =>
  `/workspace/assets/${secret}/${encodeURIComponent(name)}`;

export const programPath = (workspaceId: number, sequence: number): string =>
  `/workspace/programs/${workspaceId}/${sequence}`;

/** [CW-17, QU-58] The account name in the built-in studio. */
export const compilerName = (userId: number, domain: string): string => `${userId}@${domain}`;

export const isOwnTab = (path: string): boolean => /^\/workspace\/(?:studio|project)\/\d{1,15}$/.test(path);
