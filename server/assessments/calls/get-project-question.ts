import type { Handler } from '#server/core/pipeline.ts';
import { questionPage } from '../queries/questions.ts';

/** [CE-01] An unknown project, or one the caller may not read, gives an empty page. */
export const getProjectQuestion: Handler<'get-project-question'> = ({ project_id, ...input }, scene) =>
  questionPage(scene, { ...input, filters: { ...input.filters, project: project_id } });
