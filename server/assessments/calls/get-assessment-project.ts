import type { Handler } from '#server/core/pipeline.ts';
import { projectChoices } from '../queries/choices.ts';

/** [CE-01] */
export const getAssessmentProject: Handler<'get-assessment-project'> = async (_input, { db, actor }) => {
  const projects = await projectChoices(db, actor);
  return {
    success: 'true',
    data: projects.map(({ id, name, questions }) => ({
      project_id: id,
      project_name: name,
      question_count: questions,
    })),
  };
};
