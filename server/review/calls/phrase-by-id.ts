import type { Handler } from '#server/core/pipeline.ts';
import { findRow } from '#server/core/resource/read-rows.ts';
import { phraseResource } from '../resources.ts';

export const phraseById: Handler<'phrase-by-id'> = async (input, scene) => {
  const { id, version, phrase } = await findRow(phraseResource, scene, input.id);
  return { id, version, phrase, is_own: 1, isRemoved: false };
};
