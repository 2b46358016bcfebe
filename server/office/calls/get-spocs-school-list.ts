import type { Handler } from '#server/core/pipeline.ts';
import { lookupOfSchoolsGiven } from '../queries/access.ts';

export const getSpocsSchoolList: Handler<'get-spocs-school-list'> = (input, { db }) =>
  lookupOfSchoolsGiven(db, input, input.id);
