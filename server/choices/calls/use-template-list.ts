import type { Handler } from '#server/core/pipeline.ts';
import { reachChosenGroup } from '../chosen-group.ts';
import { templatesAt } from '../queries/choice-templates.ts';

export const useTemplateList: Handler<'use-template-list'> = async (input, scene) => ({
  success: 'true',
  data: await templatesAt(scene.db, await reachChosenGroup(scene, input)),
});
