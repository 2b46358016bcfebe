import type { Handler } from '#server/core/pipeline.ts';
import { lookupOf } from '#server/db/lookup.ts';
import { schools } from '#server/directory/schema.ts';
import { placeOfSchool } from '../queries/places.ts';
import { isReachedBy } from '../queries/reached.ts';

export const schoolLookup: Handler<'school-lookup'> = (input, { db, actor }) =>
  lookupOf(db, input, {
    of: schools,
    where: isReachedBy(actor, schools.id),
    id: schools.id,
    search: schools.searchText,
    order: [schools.name],
    rows: (bound) =>
      bound(
        db.select({ id: schools.id, name: schools.name, hint: placeOfSchool.mapWith(String) }).from(schools),
      ),
  });
