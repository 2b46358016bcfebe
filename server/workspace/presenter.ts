import * as v from 'valibot';
import { bit } from '#contract/core/bit.ts';
import {
  framePath,
  modeOf,
  programPath,
  studioPath,
  workspaceModes,
} from '#contract/workspace/workspace.rules.ts';
import type {
  ShownProgram,
  Workspace as ShownWorkspace,
  VersionFacts,
} from '#contract/workspace/workspace.wire.ts';
import { type ExamTask, findTask } from '#server/assessments/index.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { isApproved } from '#server/works/index.ts';
import { closedFor } from './closed.ts';
import { assetsOf } from './queries/assets.ts';
import { findBlob } from './queries/blobs.ts';
import { findOpenProject, type OpenProject } from './queries/reach.ts';
import { toolById, toolNameOf } from './queries/tools.ts';
import { type Version, versionAt, type Workspace } from './queries/workspaces.ts';

type Scene = Pick<SignedInContext, 'app' | 'db' | 'actor'>;

export const toVersionFacts = (version: Version): VersionFacts => ({
  sequence: version.sequence,
  base: version.base,
  kind: version.kind,
  at: version.at.getTime(),
  device: version.device,
  size: version.size,
  sha256: version.sha256 ?? '',
});

const textFiles = v.array(v.object({ name: v.string(), text: v.string() }));
export type TextFiles = v.InferOutput<typeof textFiles>;

export const filesOf = (content: string): TextFiles => v.parse(textFiles, JSON.parse(content));

/** null: the version has no program. */
export async function programOf(db: Queryable, version: Version | undefined): Promise<ShownProgram> {
  if (!version || version.sha256 === null) return null;
  const blob = await findBlob(db, version.schoolId, version.sha256);
  if (!blob) throw notFound();
  if (blob.content !== null) return { kind: 'files', files: filesOf(blob.content) };
  return { kind: 'bytes', url: programPath(version.workspaceId, version.sequence), size: blob.size };
}

interface Shown {
  readonly workspace: Workspace;
  /** 0: the newest version. */
  readonly sequence: number;
  readonly owner: { readonly id: number; readonly name: string };
  /** '': in an assessment, the tool of the question, or else the one that makes such programs. */
  readonly tool: string;
}

/** [EN-22] Another person's workspace is read-only. */
export async function presentWorkspace(scene: Scene, shown: Shown): Promise<ShownWorkspace> {
  const { app, db, actor } = scene;
  const { workspace, sequence, owner } = shown;
  const { engine, projectId, purpose } = workspace;
  const head = await versionAt(db, workspace, workspace.head);
  const version = sequence === 0 ? head : await versionAt(db, workspace, sequence);
  if (sequence > 0 && !version) throw notFound();
  const isOwn = workspace.personId === actor.id;
  const task = purpose === 'assessment' ? await findTask(db, workspace) : null;
  const open = isOwn && !task ? await findOpenProject(db, actor, projectId) : undefined;
  const mode = modeOf(engine);
  return {
    iframe: mode,
    workspaceUrl: mode === workspaceModes.frame ? framePath(engine) : studioPath(workspace.id, sequence),
    reviewed: bit(
      purpose === 'project' &&
        (await isApproved(db, { id: workspace.personId, school: actor.school }, projectId)),
    ),
    downloadZip: version?.sha256 ? programPath(workspace.id, version.sequence) : '',
    workspace_program: await programOf(db, version),
    workspace_id: workspace.id,
    engine,
    tool_name: open?.tool ?? (task && shown.tool === '' ? await examToolOf(db, task, engine) : shown.tool),
    project_id: projectId,
    project_name: workspace.title,
    purpose,
    student_id: owner.id,
    student_name: owner.name,
    head: head ? toVersionFacts(head) : null,
    shown: version ? toVersionFacts(version) : null,
    closed: isOwn ? await closedFor(scene, workspace, open) : 'read_only',
    academic_year: workspace.academicYear,
    assets: await assetsOf(db, workspace),
    exam: task && toExam(task, app.now()),
  };
}

const examToolOf = async (
  db: Queryable,
  { toolId }: ExamTask,
  engine: Workspace['engine'],
): Promise<string> => (toolId > 0 ? (await toolById(db, toolId))?.tool : undefined) ?? toolNameOf(db, engine);

const toExam = (task: ExamTask, now: Date): ShownWorkspace['exam'] => ({
  assessment_id: task.assessmentId,
  attempt_id: task.attemptId,
  position: task.position,
  prompt: task.prompt,
  feedback: task.feedback,
  now: now.getTime(),
  ends_at: task.endsAt.getTime(),
});

/** Like `presentWorkspace` where nothing is stored: the tool runs elsewhere, or in a demo school. */
export function presentUnkept(
  { actor }: Pick<Scene, 'actor'>,
  projectId: number,
  purpose: ShownWorkspace['purpose'],
  open: OpenProject,
): ShownWorkspace {
  const { engine } = open;
  const isHere = engine !== 'none' && engine !== 'outside';
  return {
    iframe: modeOf(engine),
    workspaceUrl: isHere ? framePath(engine) : open.toolUrl,
    reviewed: 0,
    downloadZip: '',
    workspace_program: null,
    workspace_id: 0,
    engine,
    tool_name: open.tool,
    project_id: projectId,
    project_name: open.title,
    purpose,
    student_id: actor.id,
    student_name: `${actor.firstName} ${actor.lastName}`.trim(),
    head: null,
    shown: null,
    closed: actor.school.isDemo ? 'demo_school' : '',
    academic_year: actor.school.academicYear,
    assets: [],
    exam: null,
  };
}
