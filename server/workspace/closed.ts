import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { closedWorkspaceRefusals } from '#contract/workspace/workspace.refusals.ts';
import type { Workspace as ShownWorkspace } from '#contract/workspace/workspace.wire.ts';
import { lockAttemptOf, takesPrograms } from '#server/assessments/index.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound, type Refusing } from '#server/core/refusal.ts';
import { isApproved, isProjectOut } from '#server/works/index.ts';
import { findOpenProject, type OpenProject } from './queries/reach.ts';
import { findOwn, lockOwn, type Workspace } from './queries/workspaces.ts';

type Scene = Pick<SignedInContext, 'app' | 'db' | 'actor'>;
type Subject = Pick<
  Workspace,
  'schoolId' | 'projectId' | 'attemptId' | 'attemptPosition' | 'academicYear' | 'engine' | 'purpose'
>;

/** Why the owner cannot change it now; '': they can. `open`: the project, if it is open to them. */
export async function closedFor(
  { app, db, actor }: Scene,
  workspace: Subject,
  open: OpenProject | undefined,
): Promise<Exclude<ShownWorkspace['closed'], 'read_only'>> {
  if (actor.school.isDemo) return 'demo_school';
  if (workspace.purpose === 'assessment')
    return (await takesPrograms(db, workspace, app.now())) ? '' : 'exam_over';
  if (workspace.academicYear !== actor.school.academicYear) return 'other_year';
  if (!open) return (await isProjectOut(db, workspace.projectId)) ? 'not_given' : 'project_archived';
  if (open.engine !== workspace.engine) return 'tool_changed';
  const isLocked = workspace.purpose === 'project' && (await isApproved(db, actor, workspace.projectId));
  return isLocked ? 'approved' : '';
}

export type Closing = ReasonsOf<typeof closedWorkspaceRefusals>;

export async function refuseClosed(scene: Scene & Refusing<Closing>, workspace: Workspace): Promise<void> {
  const isOfProject = workspace.purpose !== 'assessment';
  const open = isOfProject ? await findOpenProject(scene.db, scene.actor, workspace.projectId) : undefined;
  const closed = await closedFor(scene, workspace, open);
  if (closed === 'other_year') throw scene.refuse('other_year', { params: { year: workspace.academicYear } });
  if (closed !== '') throw scene.refuse(closed);
}

/** Returns the caller's open workspace, locked; else throws 404. Locks an attempt first, as the hand-in does. */
export async function lockOpen(scene: Scene & Refusing<Closing>, workspaceId: number): Promise<Workspace> {
  const { app, db, actor } = scene;
  const seen = await findOwn(db, actor, workspaceId);
  if (!seen) throw notFound();
  if (seen.purpose === 'assessment') await lockAttemptOf(db, seen, app.now());
  const workspace = await lockOwn(db, actor, workspaceId);
  if (!workspace) throw notFound();
  await refuseClosed(scene, workspace);
  return workspace;
}
