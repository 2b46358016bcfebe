import type { Handler } from '#server/core/pipeline.ts';
import { toVersionFacts } from '../presenter.ts';
import { versionsBefore } from '../queries/workspaces.ts';
import { readWorkspace } from '../read-workspace.ts';

export const workspaceVersionList: Handler<'workspace-version-list'> = async (input, scene) => {
  const { workspace } = await readWorkspace(scene, input.workspace_id);
  const rows = await versionsBefore(scene.db, workspace, input.before, input.size + 1);
  return {
    success: 'true',
    rows: rows.slice(0, input.size).map(toVersionFacts),
    total: workspace.versionCount,
    has_more: rows.length > input.size,
  };
};
