import { randomBytes } from 'node:crypto';
import { assetPolicy } from '#contract/files/upload-policies.ts';
import { assetUploadKind, workspaceLimits } from '#contract/workspace/workspace.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { claimUpload } from '#server/files/claim-upload.ts';
import { lockFiles } from '#server/files/lock-files.ts';
import { lockOpen, refuseClosed } from '../closed.ts';
import { tellWorkspaceChanged } from '../hints.ts';
import { assetOfFile, assetsOf, countAssets, insertAsset } from '../queries/assets.ts';
import { findOwn } from '../queries/workspaces.ts';

/** [C1-15, CW-11] Claiming an upload twice makes one asset. */
export const workspaceAssetAdd: Handler<'workspace-asset-add'> = async (input, scene) => {
  const { workspace_id, upload_id, org_name } = input;
  await scene.part(async (unit) => {
    const workspace = await findOwn(unit.db, unit.actor, workspace_id);
    if (!workspace) throw notFound();
    await refuseClosed(unit, workspace);
  });
  const file = await claimUpload(
    { kind: assetUploadKind, policy: assetPolicy },
    { upload_id, org_name },
    scene,
  );
  const data = await scene.part(async (unit) => {
    const { app, db, refuse } = unit;
    const workspace = await lockOpen(unit, workspace_id);
    const { schoolId, personId } = workspace;
    if (!(await assetOfFile(db, workspace, file.id))) {
      if ((await countAssets(db, workspace)) >= workspaceLimits.assets) throw refuse('too_many_assets');
      await lockFiles(db, [schoolId], [file.id]);
      await insertAsset(db, {
        schoolId,
        workspaceId: workspace.id,
        personId,
        secret: randomBytes(32).toString('base64url'),
        fileId: file.id,
        addedAt: app.now(),
      });
      tellWorkspaceChanged(unit, workspace);
    }
    const added = await assetOfFile(db, workspace, file.id);
    const asset = (await assetsOf(db, workspace)).find(({ id }) => id === added?.id);
    if (!asset) throw notFound();
    return asset;
  });
  return { success: 'true', information: 'Uploaded successfully.', data };
};
