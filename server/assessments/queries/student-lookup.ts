import { and, eq } from 'drizzle-orm';
import type { LookupRequest } from '#contract/core/lookup.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { lookupOf } from '#server/db/lookup.ts';
import { people } from '#server/directory/schema.ts';
import { isTaughtBy, personName } from '#server/schools/index.ts';

/** Students whom the caller teaches. */
export const studentLookup = (db: Queryable, actor: Actor, request: LookupRequest) =>
  lookupOf(db, request, {
    of: people,
    where: and(eq(people.schoolId, actor.school.id), eq(people.isActive, true), isTaughtBy(db, actor)),
    id: people.id,
    search: people.searchText,
    order: [people.firstName, people.lastName],
    rows: (bound) =>
      bound(db.select({ id: people.id, name: personName(), hint: people.loginName }).from(people)),
  });
