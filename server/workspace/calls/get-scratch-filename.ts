import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { programFileName } from '../program-name.ts';
import { readWorkspace } from '../read-workspace.ts';

/** [CD-02] */
export const getScratchFilename: Handler<'get-scratch-filename'> = async ({ workspace_id }, scene) => {
  const { workspace, login } = await readWorkspace(scene, workspace_id);
  if (workspace.engine !== 'blocks') throw notFound();
  return { success: 'true', data: { file_name: programFileName(workspace, login) } };
};
