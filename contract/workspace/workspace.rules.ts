import { assetPolicy, narrowed, programPolicy, type UploadPolicy } from '#contract/files/upload-policies.ts';
import type { FrameEngine, ToolEngine } from '../core/tool-engines.ts';
import type { Program } from './program.ts';

/** What browser and server agree on about workspaces: what a version is, what travels how, and where things are. */

/** [CW-06, QC-40] As `iframe` says it: in the panel, or in a tab of its own. */
export const workspaceModes = { frame: 0, studio: 1 } as const;
export type WorkspaceMode = (typeof workspaceModes)[keyof typeof workspaceModes];

/** [CW-05, CW-06] Blocks and painting need the whole window, and have a tab of their own. */
export const modeOf = (engine: ToolEngine): WorkspaceMode =>
  engine === 'html' || engine === 'python' ? workspaceModes.frame : workspaceModes.studio;

/** Whose program it is: a student's of a project, the one by which a teacher shows something, or a student's of one attempt at an assessment. */
export const workspacePurposes = ['project', 'demonstration', 'assessment'] as const;
export type WorkspacePurpose = (typeof workspacePurposes)[number];

/** [CW-16] The project type of an assessment, as requests number it. */
export const examProjectType = 6 as const;

/**
 * Why a version was made. `submit`: it is part of handed in work; `restore`: an earlier version was brought back, or
 * both sides of a conflict were kept; `start_over`: the student began anew.
 */
export const versionKinds = ['auto', 'save', 'run', 'submit', 'restore', 'start_over'] as const;
export type VersionKind = (typeof versionKinds)[number];

/** What a browser may say of a save; the other kinds are made by calls of their own. */
export const savedKinds = ['auto', 'save', 'run'] as const;

export const workspaceLimits = {
  /** Beyond so many versions of a workspace, versions that were saved by themselves are thinned out. */
  versions: 500,
  /** [C1-15] Pictures and sounds of a workspace. */
  assets: 100,
  /** Bytes of an sb3 or a painting that travel within the call that saves it; larger ones are uploaded before. */
  inBody: 2 ** 20,
  /** Characters. */
  device: 60,
  /** Programs of one zip, and of one comparison. */
  programsAtOnce: 200,
} as const;

/** The name that uploads of large programs travel by. */
export const programUploadKind = programPolicy.name;

/** The name that uploads of pictures and sounds of a workspace travel by. */
export const assetUploadKind = assetPolicy.name;

/** [CW-09] The dialog for pictures takes these alone; uploads take sounds besides. */
export const picturePolicy: UploadPolicy = narrowed(assetPolicy, ['jpg', 'jpeg', 'png', 'gif']);

/** The name under which a large program of an engine is uploaded. */
export const uploadNameOf = (engine: FrameEngine): string =>
  engine === 'blocks' ? 'program.sb3' : 'program.txt';

/** Nothing is in it that would be lost. The server besides looks into sb3s and paintings. */
export const isBlankProgram = (program: Program | null): boolean =>
  program === null ||
  (program.kind === 'bytes'
    ? program.bytes.byteLength === 0
    : program.files.every(({ text }) => text.trim() === ''));

/** The screen with a workspace alone; `sequence`: it shows that version. */
export const studioPath = (workspaceId: number, sequence = 0): string =>
  sequence > 0 ? `/workspace/studio/${workspaceId}?version=${sequence}` : `/workspace/studio/${workspaceId}`;

/** [CW-07, CW-08] The same for a question of an assessment, whose page opens it and hears of each save. */
export const examStudioPath = (workspaceId: number): string => `${studioPath(workspaceId)}?for=assessment`;

/** What the studio of an assessment tells the page that opened it. */
export const programSavedMessage = 'workspace.saved';

/** The sandboxed page of a tool. */
export const framePath = (engine: FrameEngine): string => `/workspace/frame/${engine}/`;

/** A picture or sound, for whoever has the address. */
export const assetPath = (secret: string, name: string): string =>
  `/workspace/assets/${secret}/${encodeURIComponent(name)}`;

/** The bytes of a version that is no text, for those who may read it. */
export const programPath = (workspaceId: number, sequence: number): string =>
  `/workspace/programs/${workspaceId}/${sequence}`;

/** [CW-17, QU-58] The account in the built-in studio. */
export const compilerName = (userId: number, domain: string): string => `${userId}@${domain}`;

/** Is it the path of a workspace in a tab of its own? */
export const isOwnTab = (path: string): boolean => /^\/workspace\/(?:studio|project)\/\d{1,15}$/.test(path);
