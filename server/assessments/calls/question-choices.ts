import type { Handler } from '#server/core/pipeline.ts';
import { bankChoices, projectChoices, rubricChoices, toolChoices } from '../queries/choices.ts';

/** [CE-01] */
export const questionChoices: Handler<'question-choices'> = async (_input, { db, actor }) => ({
  banks: await bankChoices(db, actor),
  projects: (await projectChoices(db, actor)).map(({ id, name }) => ({ id, name })),
  rubrics: await rubricChoices(db, actor.school.id),
  tools: await toolChoices(db),
});
