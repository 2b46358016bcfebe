import { pointsAt } from '#contract/review/review.rules.ts';
import { hasTool } from '#server/content/index.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { replaceLevels } from '../queries/rubrics.ts';
import { rubricResource } from '../resources.ts';

export const saveRubric: Handler<'save-rubric'> = (input, scene) => {
  refuseDemo(scene);
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
};
