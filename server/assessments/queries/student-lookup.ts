import { and, eq } from 'drizzle-orm';
import type { LookupRequest } from '#contract/core/lookup.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { isTaughtBy, lookupPeople } from '#server/schools/index.ts';

export const studentLookup = (db: Queryable, actor: Actor, request: LookupRequest) =>
  lookupPeople(
    db,
    request,
    and(eq(people.schoolId, actor.school.id), eq(people.isActive, true), isTaughtBy(db, actor)),
  );
