import { roles } from '#contract/core/roles.ts';
import type { FrameEngine } from '#contract/core/tool-engines.ts';
import { isFrameEngine } from '#contract/core/tool-engines.ts';
import type { WorkspacePurpose } from '#contract/workspace/workspace.rules.ts';
import type { Workspace as ShownWorkspace } from '#contract/workspace/workspace.wire.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { conflict, notFound } from '#server/core/refusal.ts';
import { presentUnkept, presentWorkspace } from './presenter.ts';
import { findOpenProject } from './queries/reach.ts';
import { findNewest, findOwn, insertWorkspace, type Workspace } from './queries/workspaces.ts';

type Scene = Pick<SignedInContext, 'app' | 'db' | 'actor'>;

interface Asked {
  readonly project_id: number;
  readonly workspace_id: number;
  readonly tool_name: string;
  /** 0: the newest version. */
  readonly sequence: number;
}

/** [EN-21, EN-22] Begins one if the project is open to the caller. Finds the stored one of a closed project. */
export async function openWorkspace(scene: Scene, asked: Asked): Promise<ShownWorkspace> {
  const { db, actor } = scene;
  const owner = { id: actor.id, name: `${actor.firstName} ${actor.lastName}`.trim() };
  const show = (workspace: Workspace, tool: string) =>
    presentWorkspace(scene, { workspace, sequence: asked.sequence, owner, tool });
  if (asked.workspace_id > 0) {
    const own = await findOwn(db, actor, asked.workspace_id);
    if (!own) throw notFound();
    return show(own, '');
  }
  const purpose = actor.role === roles.student ? 'project' : 'demonstration';
  const open = await findOpenProject(db, actor, asked.project_id);
  const subject = { projectId: asked.project_id, purpose } as const;
  if (!open) {
    const kept = await findNewest(db, actor, subject);
    if (!kept) throw notFound();
    return show(kept, '');
  }
  if (asked.tool_name !== '' && asked.tool_name !== open.tool) throw notFound();
  const { engine, title, tool } = open;
  if (!isFrameEngine(engine)) return presentUnkept(scene, asked.project_id, purpose, open);
  const own =
    (await findThisYears(scene, subject, engine)) ?? (await begin(scene, { ...subject, engine, title }));
  return own ? show(own, tool) : presentUnkept(scene, asked.project_id, purpose, open);
}

interface Subject {
  readonly projectId: number;
  readonly purpose: WorkspacePurpose;
}

/** This year's workspace in the project's current tool. */
async function findThisYears({ db, actor }: Scene, subject: Subject, engine: FrameEngine) {
  const newest = await findNewest(db, actor, { ...subject, engine });
  return newest?.academicYear === actor.school.academicYear ? newest : undefined;
}

/** undefined: a demo school stores nothing. */
async function begin(
  scene: Scene,
  { engine, title, ...subject }: Subject & Pick<Workspace, 'engine' | 'title'>,
): Promise<Workspace | undefined> {
  const { app, db, actor } = scene;
  if (actor.school.isDemo) return undefined;
  const at = app.now();
  const begun = await insertWorkspace(db, {
    ...subject,
    schoolId: actor.school.id,
    personId: actor.id,
    begunBy: actor.id,
    academicYear: actor.school.academicYear,
    engine,
    title,
    createdAt: at,
    updatedAt: at,
  });
  const own = begun ?? (await findThisYears(scene, subject, engine));
  if (!own) throw conflict();
  return own;
}
