import { roles } from '#contract/core/roles.ts';
import { isFrameEngine, type ToolEngine } from '#contract/core/tool-engines.ts';
import type { Workspace as ShownWorkspace } from '#contract/workspace/workspace.wire.ts';
import { type ExamTask, findOpenTask, lockAttemptOf } from '#server/assessments/index.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { addVersion } from './add-version.ts';
import { presentUnkept, presentWorkspace } from './presenter.ts';
import { installedTools, toolById } from './queries/tools.ts';
import { findExamWorkspaces, insertWorkspace, versionAt, type Workspace } from './queries/workspaces.ts';

type Scene = Pick<SignedInContext, 'app' | 'db' | 'actor' | 'afterCommit'>;

interface Asked {
  readonly assessment_id: number;
  readonly position: number;
  /** '': the question's tool, or the one used last. */
  readonly tool_name: string;
}

interface Tool {
  readonly tool: string;
  readonly toolUrl: string;
  readonly engine: ToolEngine;
}

/**
 * [EN-21, CW-16] Begins a missing workspace with the program that a teacher sent back. Waits for the choice of a tool.
 */
export async function openExamWorkspace(scene: Scene, asked: Asked): Promise<ShownWorkspace> {
  const { app, db, actor } = scene;
  if (actor.role !== roles.student) throw notFound();
  const { assessment_id: assessmentId, position } = asked;
  const task = await findOpenTask(db, actor, { assessmentId, position }, app.now());
  const owner = { id: actor.id, name: `${actor.firstName} ${actor.lastName}`.trim() };
  const own = await findExamWorkspaces(db, actor, task.attemptId, position);
  const tool = await toolOf(scene, task, asked.tool_name);
  const known = tool ? own.find(({ engine }) => engine === tool.engine) : handedInOf(own);
  const workspace = known ?? (tool && (await begin(scene, task, tool)));
  if (workspace) return presentWorkspace(scene, { workspace, sequence: 0, owner, tool: tool?.tool ?? '' });
  const none = tool ?? { tool: '', toolUrl: '', engine: 'none' as const };
  return presentUnkept(scene, task.projectId, 'assessment', { title: task.title, ...none });
}

/** Of several tools the program that is handed in; while none is saved, the one begun last. */
const handedInOf = (own: readonly Workspace[]): Workspace | undefined =>
  own.find(({ head }) => head > 0) ?? own[0];

/** The question's tool, or else the student's choice; null: none chosen. */
async function toolOf({ db }: Scene, { toolId }: ExamTask, name: string): Promise<Tool | null> {
  if (toolId > 0) return (await toolById(db, toolId)) ?? null;
  if (name === '') return null;
  const chosen = (await installedTools(db)).find(({ tool_name }) => tool_name === name);
  if (!chosen) throw notFound();
  return { tool: chosen.tool_name, toolUrl: '', engine: chosen.engine };
}

/** null: the tool runs elsewhere. */
async function begin(scene: Scene, task: ExamTask, { engine }: Tool): Promise<Workspace | null> {
  const { app, db, actor } = scene;
  if (!isFrameEngine(engine)) return null;
  const at = app.now();
  const begun = await insertWorkspace(db, {
    schoolId: actor.school.id,
    personId: actor.id,
    begunBy: actor.id,
    academicYear: actor.school.academicYear,
    purpose: 'assessment',
    projectId: task.projectId,
    attemptId: task.attemptId,
    attemptPosition: task.position,
    engine,
    title: task.title,
    createdAt: at,
    updatedAt: at,
  });
  if (begun) return withProgramBefore(scene, begun, task);
  const [own] = (await findExamWorkspaces(db, actor, task.attemptId, task.position)).filter(
    (each) => each.engine === engine,
  );
  return own ?? null;
}

async function withProgramBefore(scene: Scene, begun: Workspace, task: ExamTask): Promise<Workspace> {
  if (task.sentBackId === 0) return begun;
  const before = await findExamWorkspaces(scene.db, scene.actor, task.sentBackId, task.position);
  const last = before.find(({ engine }) => engine === begun.engine);
  const version = last && (await versionAt(scene.db, last, last.head));
  if (!version?.sha256 || !(await lockAttemptOf(scene.db, begun, scene.app.now()))) return begun;
  const { sha256, size, isBlank } = version;
  const added = await addVersion(scene, begun, {
    sha256,
    size,
    isBlank,
    base: 0,
    kind: 'restore',
    device: '',
    saveId: null,
  });
  return added.workspace;
}
