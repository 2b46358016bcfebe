import { and, eq, isNull } from 'drizzle-orm';
import { pointsAt } from '#contract/review/review.rules.ts';
import { tools } from '#server/content/schema/terms.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { rubricResource } from '../resources.ts';
import { rubricLevels } from '../schema.ts';

export const saveRubric: Handler<'save-rubric'> = (input, scene) => {
  refuseDemo(scene);
  const { db, actor, refuse } = scene;
  const { name, toolId, criteria, levels } = input;
  return saveRow(rubricResource, scene, {
    input,
    values: async () => {
      if (toolId !== null && (await db.$count(tools, isTool(toolId))) === 0)
        throw refuse('unknown_tool', { issues: { toolId: 'unknown_tool' } });
      return { name, toolId: toolId ?? 0, criteria };
    },
    added: { schoolId: actor.school.id },
    after: async ({ id }) => {
      await db.delete(rubricLevels).where(eq(rubricLevels.rubricId, id));
      await db.insert(rubricLevels).values(
        levels.map((level, index) => ({
          rubricId: id,
          position: index + 1,
          name: level,
          points: pointsAt(index + 1, levels.length),
        })),
      );
    },
  });
};

const isTool = (id: number) => and(eq(tools.id, id), isNull(tools.removedAt));
