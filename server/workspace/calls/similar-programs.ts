import { workspaceLimits } from '#contract/workspace/workspace.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { alikePairs } from '../alike.ts';
import { markedPrograms } from '../marked-programs.ts';
import { programsOfClass } from '../queries/workspace-page.ts';

const shown = { least: 50, most: 50 };

export const similarPrograms: Handler<'similar-programs'> = async (input, scene) => {
  const limit = workspaceLimits.programsAtOnce;
  const reached = { projectId: input.project_id, divisionId: input.division, limit: limit + 1 };
  const found = await programsOfClass(scene.db, scene.actor, reached);
  if (found.length > limit) throw scene.refuse('too_many_programs');
  const programs = await markedPrograms(scene, found);
  return {
    success: 'true',
    data: {
      compared: programs.length,
      pairs: alikePairs(programs, shown).map(({ left, right, isSame, percent }) => ({
        left: left.side,
        right: right.side,
        isSame,
        percent,
      })),
    },
  };
};
