import type { Handler } from '#server/core/pipeline.ts';
import { questionPage } from '../queries/questions.ts';

/** [CE-01] A project that has none, or that the caller does not read, is an empty page. */
export const getProjectQuestion: Handler<'get-project-question'> = ({ project_id, ...input }, scene) =>
  questionPage(scene, { ...input, filters: { ...input.filters, project: project_id } });
