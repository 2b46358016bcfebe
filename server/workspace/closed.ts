import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { closedWorkspaceRefusals } from '#contract/workspace/workspace.refusals.ts';
import type { Workspace as ShownWorkspace } from '#contract/workspace/workspace.wire.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound, type Refusing } from '#server/core/refusal.ts';
import { isApproved, isProjectOut } from '#server/works/index.ts';
import { findOpenProject, type OpenProject } from './queries/reach.ts';
import { lockOwn, type Workspace } from './queries/workspaces.ts';

type Scene = Pick<SignedInContext, 'db' | 'actor'>;
type Subject = Pick<Workspace, 'projectId' | 'academicYear' | 'engine' | 'purpose'>;

/** Why its owner cannot change it now; '': they can. `open`: the project, where it is open to them. */
export async function closedFor(
  { db, actor }: Scene,
  workspace: Subject,
  open: OpenProject | undefined,
): Promise<Exclude<ShownWorkspace['closed'], 'read_only'>> {
  if (actor.school.isDemo) return 'demo_school';
  if (workspace.academicYear !== actor.school.academicYear) return 'other_year';
  if (!open) return (await isProjectOut(db, workspace.projectId)) ? 'not_given' : 'project_archived';
  if (open.engine !== workspace.engine) return 'tool_changed';
  const isLocked = workspace.purpose === 'project' && (await isApproved(db, actor, workspace.projectId));
  return isLocked ? 'approved' : '';
}

export type Closing = ReasonsOf<typeof closedWorkspaceRefusals>;

/** Refuses to change a workspace that is closed, and says why. */
export async function refuseClosed(
  scene: Scene & Refusing<Closing>,
  workspace: Workspace,
): Promise<OpenProject> {
  const open = await findOpenProject(scene.db, scene.actor, workspace.projectId);
  const closed = await closedFor(scene, workspace, open);
  if (closed === 'other_year') throw scene.refuse('other_year', { params: { year: workspace.academicYear } });
  if (closed !== '') throw scene.refuse(closed);
  if (!open) throw notFound();
  return open;
}

/** One's own workspace, open and locked until the transaction ends; any other answers 404. */
export async function lockOpen(scene: Scene & Refusing<Closing>, workspaceId: number): Promise<Workspace> {
  const workspace = await lockOwn(scene.db, scene.actor, workspaceId);
  if (!workspace) throw notFound();
  await refuseClosed(scene, workspace);
  return workspace;
}
