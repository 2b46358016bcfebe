import type { Handler } from '#server/core/pipeline.ts';
import { chosenAt } from '../queries/suggestions.ts';
import { suggestNext } from '../suggest.ts';
import { reachDivision } from '../taught-class.ts';

/** [C6-01] */
export const getProjectSuggestion: Handler<'get-project-suggestion'> = async (input, scene) => {
  const { place, part } = await reachDivision(scene, input);
  return { success: 'true', data: suggestNext(await chosenAt(scene.db, place, part.id)) };
};
