import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { removeTemplate } from '../save-template.ts';

export const removeCurriculumTemplate: Handler<'remove-curriculum-template'> = async (input, scene) => {
  await removeTemplate(scene, input);
  const action = input.is_removed ? 'content.removed' : 'content.restored';
  await audit(scene, scene.actor, action, { of: 'template', id: input.template_id });
  return { success: 'true' };
};
