import type { Handler } from '#server/core/pipeline.ts';
import { lockOpen } from '../closed.ts';
import { tellWorkspaceChanged } from '../hints.ts';
import { revokeAsset } from '../queries/assets.ts';

/** [C1-15] A repeat succeeds too. */
export const workspaceAssetRemove: Handler<'workspace-asset-remove'> = async (input, scene) => {
  const workspace = await lockOpen(scene, input.workspace_id);
  if (await revokeAsset(scene.db, workspace, input.asset_id, scene.app.now()))
    tellWorkspaceChanged(scene, workspace);
  return { success: 'true', information: 'Deleted successfully.' };
};
