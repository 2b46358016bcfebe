import type { Handler } from '#server/core/pipeline.ts';
import { lookupContent } from '../queries/content-lookup.ts';
import { contentOwnerOf } from '../queries/content-owner.ts';

/** Ours [CA-03]. */
export const contentLookup: Handler<'content-lookup'> = (input, scene) =>
  lookupContent(scene.db, contentOwnerOf(scene), input);
