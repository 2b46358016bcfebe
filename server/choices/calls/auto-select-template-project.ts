import type { Handler } from '#server/core/pipeline.ts';
import { chooseTemplate } from '../choose-template.ts';

export const autoSelectTemplateProject: Handler<'auto-select-template-project'> = (input, scene) =>
  chooseTemplate(scene, input);
