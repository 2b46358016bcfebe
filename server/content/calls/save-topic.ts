import type { Handler } from '#server/core/pipeline.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { topicResource } from '../queries/content-resources.ts';

/** [CA-03] */
export const saveTopic: Handler<'save-topic'> = (input, scene) => {
  const { moduleId, name } = input;
  return saveRow(topicResource, scene, {
    input,
    within: moduleId,
    values: () => ({ name }),
    added: { moduleId },
  });
};
