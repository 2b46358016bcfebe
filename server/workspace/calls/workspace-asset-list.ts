import type { Handler } from '#server/core/pipeline.ts';
import { assetsOf } from '../queries/assets.ts';
import { readWorkspace } from '../read-workspace.ts';

/** [C1-15, CW-09, CW-10] */
export const workspaceAssetList: Handler<'workspace-asset-list'> = async ({ workspace_id }, scene) => {
  const { workspace } = await readWorkspace(scene, workspace_id);
  return { success: 'true', data: await assetsOf(scene.db, workspace) };
};
