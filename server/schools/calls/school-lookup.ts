import type { Handler } from '#server/core/pipeline.ts';
import { lookupOfSchools } from '../queries/places.ts';

export const schoolLookup: Handler<'school-lookup'> = (input, { db, actor }) =>
  lookupOfSchools(db, input, actor);
