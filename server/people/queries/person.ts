import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { dayMilliseconds } from '#contract/core/days.ts';
import type { Role } from '#contract/core/define-call.ts';
import type { PersonStatus } from '#contract/core/person-status.ts';
import { binDays } from '#contract/people/people.wire.ts';
import type { Actor } from '#server/core/actor.ts';
import { notFound } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades, memberships, people } from '#server/directory/schema.ts';
import { profiles } from '#server/profile/schema.ts';
import { isTaughtBy } from '#server/schools/index.ts';
import type { PersonKey } from './journal.ts';

type PersonRow = typeof people.$inferSelect;

export function statusOf({
  isActive,
  leftAt,
  deletedAt,
}: Pick<PersonRow, 'isActive' | 'leftAt' | 'deletedAt'>): PersonStatus {
  if (deletedAt) return 'deleted';
  if (leftAt) return 'left';
  return isActive ? 'active' : 'inactive';
}

/** People binned before this time are erased. */
export const binBegins = (now: Date): Date => new Date(now.getTime() - binDays * dayMilliseconds);

interface Sought {
  readonly schoolId: number;
  readonly id: number;
  readonly role: Role;
}

const isSought = ({ schoolId, id, role }: Sought) =>
  and(eq(people.schoolId, schoolId), eq(people.id, id), eq(people.role, role));

/** Locked until the transaction ends. */
export async function lockPerson(db: Queryable, sought: Sought): Promise<PersonRow> {
  const [row] = await db.select().from(people).where(isSought(sought)).for('update');
  if (!row) throw notFound();
  return row;
}

/** For a school that takes a student over. Does not check the caller. */
export async function findReleased(
  db: Queryable,
  { schoolId, personId }: { readonly schoolId: number; readonly personId: number },
) {
  const [row] = await db
    .select({ person: people, profile: profiles })
    .from(people)
    .leftJoin(profiles, and(eq(profiles.schoolId, people.schoolId), eq(profiles.personId, people.id)))
    .where(and(eq(people.schoolId, schoolId), eq(people.id, personId)));
  return row ?? null;
}

/** Row, profile, and whether the caller teaches them. */
export async function findPerson(db: Queryable, actor: Actor, sought: Sought) {
  const [row] = await db
    .select({
      person: people,
      profile: profiles,
      // Nobody teaches a person who is gone.
      isTaught: sql<boolean>`(${isTaughtBy(db, actor)} and ${people.leftAt} is null and ${people.deletedAt} is null)`,
    })
    .from(people)
    .leftJoin(profiles, and(eq(profiles.schoolId, people.schoolId), eq(profiles.personId, people.id)))
    .where(isSought(sought));
  if (!row) throw notFound();
  return row;
}

export type ResetSought = { readonly id: number; readonly role?: Role } | { readonly loginName: string };

/** The person, and whether the caller teaches them. Leaves out people in the bin. */
export async function findResetTarget(db: Queryable, actor: Actor, schoolId: number, sought: ResetSought) {
  const [row] = await db
    .select({
      id: people.id,
      schoolId: people.schoolId,
      role: people.role,
      firstName: people.firstName,
      lastName: people.lastName,
      isTaught: isTaughtBy(db, actor),
    })
    .from(people)
    .where(
      and(
        eq(people.schoolId, schoolId),
        isNull(people.deletedAt),
        'id' in sought ? eq(people.id, sought.id) : eq(people.loginName, sought.loginName),
        'role' in sought && sought.role ? eq(people.role, sought.role) : undefined,
      ),
    );
  return row;
}

export async function findByAdmissionNo(db: Queryable, schoolId: number, role: Role, admissionNo: string) {
  const [row] = await db
    .select()
    .from(people)
    .where(and(eq(people.schoolId, schoolId), eq(people.admissionNo, admissionNo), eq(people.role, role)));
  return row;
}

export const insertPerson = (db: Queryable, values: typeof people.$inferInsert) =>
  db.insert(people).values(values).returning({ id: people.id, version: people.version });

export async function updatePerson(
  db: Queryable,
  { schoolId, id }: PersonKey,
  values: Partial<typeof people.$inferInsert>,
): Promise<void> {
  await db
    .update(people)
    .set(values)
    .where(and(eq(people.schoolId, schoolId), eq(people.id, id)));
}

export async function writeProfile(
  db: Queryable,
  { schoolId, id }: PersonKey,
  row: Partial<typeof profiles.$inferInsert>,
): Promise<void> {
  await db
    .insert(profiles)
    .values({ schoolId, personId: id, ...row })
    .onConflictDoUpdate({ target: [profiles.schoolId, profiles.personId], set: row });
}

export interface NamedMembership {
  readonly personId: number;
  readonly kind: 'grade' | 'club';
  readonly gradeId: number;
  readonly gradeName: string;
  readonly divisionId: number;
  readonly divisionName: string;
}

export function membershipsOfPeople(
  db: Queryable,
  schoolId: number,
  ids: readonly number[],
): Promise<NamedMembership[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .select({
      personId: memberships.personId,
      kind: grades.kind,
      gradeId: grades.id,
      gradeName: grades.name,
      divisionId: divisions.id,
      divisionName: divisions.name,
    })
    .from(memberships)
    .innerJoin(grades, and(eq(grades.schoolId, memberships.schoolId), eq(grades.id, memberships.gradeId)))
    .innerJoin(
      divisions,
      and(eq(divisions.schoolId, memberships.schoolId), eq(divisions.id, memberships.divisionId)),
    )
    .where(and(eq(memberships.schoolId, schoolId), inArray(memberships.personId, [...ids])))
    .orderBy(grades.position, divisions.name);
}

export async function latestLoginNames(db: Queryable, schoolId: number, role: Role): Promise<string[]> {
  const rows = await db
    .select({ name: people.loginName })
    .from(people)
    .where(and(eq(people.schoolId, schoolId), eq(people.role, role)))
    .orderBy(desc(people.createdAt), desc(people.id))
    .limit(50);
  return rows.map(({ name }) => name);
}

/** undefined: erased. */
export async function loginNameOf(db: Queryable, schoolId: number, id: number): Promise<string | undefined> {
  const [row] = await db
    .select({ name: people.loginName })
    .from(people)
    .where(and(eq(people.schoolId, schoolId), eq(people.id, id)));
  return row?.name;
}

/** Names that somebody of any school has. */
export async function takenLoginNames(db: Queryable, names: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ name: people.loginName })
    .from(people)
    .where(sql`${people.loginName} = any(${sql.param([...names])}::text[])`);
  return new Set(rows.map(({ name }) => name));
}
