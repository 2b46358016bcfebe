import { audit } from '#server/core/audit.ts';
import { withIdempotencyKey } from '#server/core/form-sessions.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { saveTemplate } from '../save-template.ts';

export const saveCurriculumTemplate: Handler<'save-curriculum-template'> = async (input, scene) => {
  const data = await withIdempotencyKey(scene, input.formSession, async () => {
    const saved = await saveTemplate(scene, input);
    await audit(scene, scene.actor, 'content.added', { of: 'template', id: saved.template_id });
    return saved;
  });
  return { success: 'true', data };
};
