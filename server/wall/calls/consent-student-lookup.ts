import type { Handler } from '#server/core/pipeline.ts';
import { lookupOf } from '#server/db/lookup.ts';
import { people } from '#server/directory/schema.ts';
import { personName } from '#server/schools/index.ts';
import { isStudentOf } from '../queries/consents.ts';

export const consentStudentLookup: Handler<'consent-student-lookup'> = (input, { db, actor }) =>
  lookupOf(db, input, {
    of: people,
    where: isStudentOf(actor.school.id),
    id: people.id,
    search: people.searchText,
    order: [people.firstName, people.lastName],
    rows: (bound) =>
      bound(db.select({ id: people.id, name: personName(), hint: people.loginName }).from(people)),
  });
