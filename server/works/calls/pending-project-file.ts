import { workPolicy } from '#contract/works/accepted-types.rules.ts';
import { toShownFile } from '#server/content/index.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { claimPending } from '../pending-file.ts';

export const pendingProjectFile: Handler<'pending-project-file'> = async (input, scene) => {
  const file = await claimPending(scene, input, ({ acceptedTypes }) => workPolicy(acceptedTypes));
  return { success: 'true', data: `/files/${file.id}`, file: toShownFile(file) };
};
