import type { Handler } from '#server/core/pipeline.ts';
import { chosenAt } from '../queries/suggestions.ts';
import { suggestForStudents } from '../suggest.ts';
import { reachDivision } from '../taught-class.ts';

/** [C6-01] */
export const getPersonalizeSuggestion: Handler<'get-personalize-suggestion'> = async (input, scene) => {
  const { place, part } = await reachDivision(scene, input);
  return { success: 'true', data: suggestForStudents(await chosenAt(scene.db, place, part.id)) };
};
