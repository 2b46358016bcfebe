import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { programOf, toVersionFacts } from '../presenter.ts';
import { versionAt } from '../queries/workspaces.ts';
import { readWorkspace } from '../read-workspace.ts';

export const workspaceVersion: Handler<'workspace-version'> = async ({ workspace_id, sequence }, scene) => {
  const { workspace } = await readWorkspace(scene, workspace_id);
  const version = await versionAt(scene.db, workspace, sequence);
  if (!version) throw notFound();
  return {
    success: 'true',
    data: { version: toVersionFacts(version), program: await programOf(scene.db, version) },
  };
};
