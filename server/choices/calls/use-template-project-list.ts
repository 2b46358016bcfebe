import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { reachChosenGroup } from '../chosen-group.ts';
import { isUsableTemplate, projectsOfTemplate } from '../queries/choice-templates.ts';

export const useTemplateProjectList: Handler<'use-template-project-list'> = async (input, scene) => {
  const place = await reachChosenGroup(scene, input);
  if (!(await isUsableTemplate(scene.db, place, input.template_id))) throw notFound();
  return { success: 'true', data: await projectsOfTemplate(scene.db, place, input.template_id) };
};
