import { and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Role } from '#contract/core/define-call.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { isTaughtBy, mayEnter } from '#server/schools/index.ts';

export type StoredPerson = typeof people.$inferSelect;

export interface PersonKey {
  readonly schoolId: number;
  readonly id: number;
}

export const isPerson = ({ schoolId, id }: PersonKey): SQL | undefined =>
  and(eq(people.schoolId, schoolId), eq(people.id, id));

export async function findPerson(db: Queryable, key: PersonKey): Promise<StoredPerson | undefined> {
  const [person] = await db.select().from(people).where(isPerson(key));
  return person;
}

export async function findByLoginName(db: Queryable, loginName: string): Promise<StoredPerson | undefined> {
  const [person] = await db.select().from(people).where(eq(people.loginName, loginName));
  return person;
}

/** undefined too where the person may not sign in or has another role. */
export async function findWhoMayEnter(
  db: Queryable,
  key: PersonKey,
  role?: Role,
): Promise<StoredPerson | undefined> {
  const isOfRole = role === undefined ? undefined : eq(people.role, role);
  const [person] = await db
    .select()
    .from(people)
    .where(and(isPerson(key), isOfRole, mayEnter));
  return person;
}

/** False too for a person who does not exist. */
export async function mayPersonEnter(db: Queryable, key: PersonKey): Promise<boolean> {
  const [row] = await db.select({ mayEnter }).from(people).where(isPerson(key));
  return row?.mayEnter ?? false;
}

/** Locks the person until the transaction ends: a reset, an erasing or a switching off waits, or came before. */
export async function lockWhoMayEnter(db: Queryable, key: PersonKey): Promise<StoredPerson | undefined> {
  const [person] = await db
    .select()
    .from(people)
    .where(and(isPerson(key), mayEnter))
    .for('no key update');
  return person;
}

/** Lock people before anything of theirs, which avoids deadlocks. A row lock: some engines have no advisory locks. */
export async function lockPerson(db: Queryable, key: PersonKey): Promise<void> {
  await db.select({ id: people.id }).from(people).where(isPerson(key)).for('no key update');
}

/** Locks the person too; undefined: there is none. */
export async function lockPasswordHash(db: Queryable, key: PersonKey) {
  const [person] = await db
    .select({ shown: people.passwordHash })
    .from(people)
    .where(isPerson(key))
    .for('no key update');
  return person;
}

/** undefined for a person in the bin. */
export async function findPresent(db: Queryable, key: PersonKey): Promise<PersonKey | undefined> {
  const [row] = await db
    .select({ schoolId: people.schoolId, id: people.id })
    .from(people)
    .where(and(isPerson(key), isNull(people.deletedAt)));
  return row;
}

export async function findTaught(db: Queryable, actor: Actor, id: number) {
  const [found] = await db
    .select({ person: people, isTaught: isTaughtBy(db, actor) })
    .from(people)
    .where(isPerson({ schoolId: actor.school.id, id }));
  return found;
}

const isActiveIn = (schoolId: number, role?: Role) =>
  and(
    eq(people.schoolId, schoolId),
    role === undefined ? undefined : eq(people.role, role),
    eq(people.isActive, true),
  );

export async function findFirstOfRole(
  db: Queryable,
  schoolId: number,
  role: Role,
): Promise<StoredPerson | undefined> {
  const [person] = await db
    .select()
    .from(people)
    .where(isActiveIn(schoolId, role))
    .orderBy(asc(people.id))
    .limit(1);
  return person;
}

export async function rolesOfSchool(db: Queryable, schoolId: number): Promise<Role[]> {
  const found = await db.selectDistinct({ role: people.role }).from(people).where(isActiveIn(schoolId));
  return found.map(({ role }) => role);
}

export interface CurrentSecret {
  readonly hash: string | null;
  /** null: the secret is a password and no code. */
  readonly codeUntil: Date | null;
}

export async function currentSecret(
  db: Queryable,
  { id, school }: Pick<Actor, 'id' | 'school'>,
): Promise<CurrentSecret> {
  const [person] = await db
    .select({ hash: people.passwordHash, codeUntil: people.codeUntil })
    .from(people)
    .where(isPerson({ schoolId: school.id, id }));
  return person ?? { hash: null, codeUntil: null };
}

export async function updatePasswordHash(db: Queryable, key: PersonKey, passwordHash: string): Promise<void> {
  await db
    .update(people)
    .set({ passwordHash, passwordChangeStatus: 1, passwordSkips: 0, codeUntil: null })
    .where(isPerson(key));
}

/** undefined: the person has put it off as often as they may. */
export async function countSkip(
  db: Queryable,
  key: PersonKey,
  atMost: number,
): Promise<StoredPerson | undefined> {
  const [row] = await db
    .update(people)
    .set({
      passwordSkips: sql`case when ${people.passwordSkips} > ${atMost} then 1 else ${people.passwordSkips} + 1 end`,
    })
    .where(and(isPerson(key), ne(people.passwordSkips, atMost)))
    .returning();
  return row;
}
