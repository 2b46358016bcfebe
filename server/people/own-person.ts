import type { Actor } from '#server/core/actor.ts';
import { forbidden, notFound } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { loginNameOf } from './queries/person.ts';

/** Throws 403 for a colleague, and 404 for a person of another school. */
export async function refuseUnlessOwn(db: Queryable, actor: Actor, personId: number): Promise<void> {
  if (personId === actor.id) return;
  throw (await loginNameOf(db, actor.school.id, personId)) === undefined ? notFound() : forbidden();
}
