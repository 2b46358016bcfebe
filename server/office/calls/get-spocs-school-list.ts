import { eq, inArray } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { lookupOf } from '#server/db/lookup.ts';
import { schools } from '#server/directory/schema.ts';
import { placeOfSchool } from '#server/schools/index.ts';
import { officeSchools } from '#server/schools/schema.ts';

export const getSpocsSchoolList: Handler<'get-spocs-school-list'> = (input, { db }) =>
  lookupOf(db, input, {
    of: schools,
    where: inArray(
      schools.id,
      db
        .select({ id: officeSchools.schoolId })
        .from(officeSchools)
        .where(eq(officeSchools.personId, input.id)),
    ),
    id: schools.id,
    search: schools.searchText,
    order: [schools.name],
    rows: (bound) =>
      bound(
        db.select({ id: schools.id, name: schools.name, hint: placeOfSchool.mapWith(String) }).from(schools),
      ),
  });
