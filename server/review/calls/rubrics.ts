import { rubricCalls } from '#contract/review/calls/rubrics.calls.ts';
import { pointsAt } from '#contract/review/review.rules.ts';
import { hasTool } from '#server/content/index.ts';
import { resourceHandlers } from '#server/core/resource/resource-handlers.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { presentRubrics } from '../present-rubrics.ts';
import { replaceLevels } from '../queries/rubrics.ts';
import { rubricResource } from '../resources.ts';
import { rubrics } from '../schema.ts';

export const rubricHandlers = resourceHandlers(rubricCalls, rubricResource, {
  search: rubrics.searchText,
  sorts: { name: rubrics.name },
  order: { by: 'name' },
  present: (rows, { db }) => presentRubrics(db, rows),
  save: (input, scene) => {
    const { db, actor, refuse } = scene;
    const { name, toolId, criteria, levels } = input;
    return saveRow(rubricResource, scene, {
      input,
      values: async () => {
        if (toolId !== null && !(await hasTool(db, toolId)))
          throw refuse('unknown_tool', { issues: { toolId: 'unknown_tool' } });
        return { name, toolId: toolId ?? 0, criteria };
      },
      added: { schoolId: actor.school.id },
      after: ({ id }) =>
        replaceLevels(
          db,
          id,
          levels.map((level, index) => ({ name: level, points: pointsAt(index + 1, levels.length) })),
        ),
    });
  },
});
