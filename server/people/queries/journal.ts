import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { PersonStatus } from '#contract/core/person-status.ts';
import type { ChangeAct } from '#contract/people/student-record.wire.ts';
import type { Actor } from '#server/core/actor.ts';
import type { UnitOfWork } from '#server/core/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { peopleChanges } from '../schema.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface PersonKey {
  readonly schoolId: number;
  readonly id: number;
}

/** Notes who changed what about a person, in the same transaction. Never pass a password. */
export async function journal(
  { app, db }: Pick<UnitOfWork, 'app' | 'db'>,
  actor: Pick<Actor, 'id'>,
  person: PersonKey,
  kind: ChangeAct,
  before: Fields,
  after: Fields,
): Promise<void> {
  await db.insert(peopleChanges).values({
    schoolId: person.schoolId,
    personId: person.id,
    changedBy: actor.id,
    changedAt: app.now(),
    kind,
    before,
    after,
  });
}

export function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const only = (of: Fields) => Object.fromEntries(names.map((name) => [name, of[name]]));
  return { before: only(before), after: only(after) };
}

export async function listStatesBeforeLeaving(
  db: Queryable,
  schoolId: number,
  ids: readonly number[],
): Promise<Fields[]> {
  const left = await db
    .select({ before: peopleChanges.before })
    .from(peopleChanges)
    .where(
      and(
        eq(peopleChanges.schoolId, schoolId),
        inArray(peopleChanges.personId, [...ids]),
        sql`${peopleChanges.after} ->> 'status' = 'left'`,
      ),
    );
  return left.map(({ before }) => before);
}

/** People from an import have no such entry. */
export async function findStateBefore(
  db: Queryable,
  { schoolId, id }: PersonKey,
  gone: PersonStatus,
): Promise<Fields> {
  const [last] = await db
    .select({ before: peopleChanges.before })
    .from(peopleChanges)
    .where(
      and(
        eq(peopleChanges.schoolId, schoolId),
        eq(peopleChanges.personId, id),
        // A leaver who was restored from the bin is a leaver again, and left earlier.
        ne(peopleChanges.kind, 'restored'),
        sql`${peopleChanges.after} ->> 'status' = ${gone}`,
      ),
    )
    .orderBy(desc(peopleChanges.id))
    .limit(1);
  return last?.before ?? {};
}
