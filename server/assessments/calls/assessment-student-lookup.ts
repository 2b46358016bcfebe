import { and, eq } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { lookupOf } from '#server/db/lookup.ts';
import { people } from '#server/directory/schema.ts';
import { isTaughtBy, personName } from '#server/schools/index.ts';

/** Ours [CE-01] */
export const assessmentStudentLookup: Handler<'assessment-student-lookup'> = (input, { db, actor }) =>
  lookupOf(db, input, {
    of: people,
    where: and(eq(people.schoolId, actor.school.id), eq(people.isActive, true), isTaughtBy(db, actor)),
    id: people.id,
    search: people.searchText,
    order: [people.firstName, people.lastName],
    rows: (bound) =>
      bound(db.select({ id: people.id, name: personName(), hint: people.loginName }).from(people)),
  });
