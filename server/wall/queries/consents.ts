import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { LookupRequest } from '#contract/core/lookup.ts';
import { roles } from '#contract/core/roles.ts';
import type { ConsentRow } from '#contract/wall/consent.wire.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Bound } from '#server/db/page.ts';
import { people } from '#server/directory/schema.ts';
import { lookupPeople, personName } from '#server/schools/index.ts';
import { consents } from '../schema.ts';

const columns = {
  id: consents.id,
  version: consents.version,
  student_id: consents.personId,
  student_name: personName(),
  login_name: people.loginName,
  guardian: consents.guardian,
  given_on: consents.givenOn,
  scope: consents.scope,
  withdrawn_at: sql<number>`coalesce(extract(epoch from ${consents.withdrawnAt}) * 1000, 0)::float8`,
  isRemoved: sql<boolean>`${consents.withdrawnAt} is not null`,
};

const select = (db: Queryable) =>
  db
    .select(columns)
    .from(consents)
    .innerJoin(people, and(eq(people.schoolId, consents.schoolId), eq(people.id, consents.personId)));

export const consentRows = (db: Queryable, bound: Bound): PromiseLike<ConsentRow[]> => bound(select(db));

export async function consentById(db: Queryable, schoolId: number, id: number) {
  const [row] = await select(db).where(and(eq(consents.schoolId, schoolId), eq(consents.id, id)));
  return row;
}

/** A condition on `people`: present students of the school. */
const isStudentOf = (schoolId: number) =>
  and(
    eq(people.schoolId, schoolId),
    eq(people.role, roles.student),
    isNull(people.leftAt),
    isNull(people.deletedAt),
  );

/** Searches the names of student and guardian. */
export const consentSearch = sql`lower(${consents.guardian} || ' ' || (
  select coalesce(p.search_text, '') from ${people} p
  where p.school_id = ${consents.schoolId} and p.id = ${consents.personId}))`;

export const isOfScope = (scope: ConsentRow['scope']) => eq(consents.scope, scope);

export const lookupStudents = (db: Queryable, schoolId: number, request: LookupRequest) =>
  lookupPeople(db, request, isStudentOf(schoolId));

export const hasStudent = async (db: Queryable, schoolId: number, personId: number): Promise<boolean> =>
  (await db.$count(people, and(isStudentOf(schoolId), eq(people.id, personId)))) > 0;

/** True if another consent of the same student is valid. */
export async function hasAnotherConsent(db: Queryable, schoolId: number, id: number): Promise<boolean> {
  const ofSchool = eq(consents.schoolId, schoolId);
  const [own] = await db
    .select({ personId: consents.personId })
    .from(consents)
    .where(and(ofSchool, eq(consents.id, id)));
  const another = and(
    ofSchool,
    eq(consents.personId, own?.personId ?? 0),
    isNull(consents.withdrawnAt),
    ne(consents.id, id),
  );
  return (await db.$count(consents, another)) > 0;
}
