import { and, eq, exists, gt, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { Role } from '#contract/core/define-call.ts';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import type { PageAnswer } from '#contract/core/page.ts';
import type { PersonStatus } from '#contract/core/person-status.ts';
import { roles } from '#contract/core/roles.ts';
import type { PeoplePageInput } from '#contract/people/people.wire.ts';
import type { Queryable } from '#server/db/database.ts';
import { pageOf } from '#server/db/page.ts';
import { grades, memberships, people, peopleTotals } from '#server/directory/schema.ts';
import { profiles } from '#server/profile/schema.ts';
import { countUnplaced } from '#server/schools/index.ts';
import { binBegins, membershipsOfPeople, type NamedMembership } from './person.ts';

export interface PeopleOf {
  readonly schoolId: number;
  readonly role: Role;
  /** A further condition, such as those the caller teaches. */
  readonly only?: SQL | undefined;
  readonly now: Date;
}

export async function peoplePage(
  db: Queryable,
  input: PeoplePageInput,
  { schoolId, role, only, now }: PeopleOf,
): Promise<PageAnswer<PersonOfPage>> {
  const ofRole = and(eq(people.schoolId, schoolId), eq(people.role, role));
  const page = await pageOf(db, input, {
    of: people,
    where: and(ofRole, only, ...wanted(db, schoolId, input, now)),
    search: people.searchText,
    sorts: {
      name: [people.firstName, people.lastName],
      user_id: people.loginName,
      created: people.createdAt,
    },
    order: { by: 'name' },
    key: people.id,
    ...(!only && countFrom(db, input, { schoolId, role })),
    rows: (bound, orderBy) => {
      // Finds the page in an index alone, then reads only its rows.
      const ids = bound(db.select({ id: people.id }).from(people));
      return db
        .select({
          person: people,
          profile: profiles,
          wasHere: sql<boolean>`${people.firstSignInAt} is not null`,
        })
        .from(people)
        .leftJoin(profiles, and(eq(profiles.schoolId, people.schoolId), eq(profiles.personId, people.id)))
        .where(and(eq(people.schoolId, schoolId), sql`${people.id} = any(array(${ids}))`))
        .orderBy(...orderBy);
    },
  });
  const places = await membershipsOfPeople(
    db,
    schoolId,
    page.rows.map(({ person }) => person.id),
  );
  const rows = page.rows.map((row) => ({
    ...row,
    places: places.filter(({ personId }) => personId === row.person.id),
  }));
  return { ...page, rows };
}

export interface PersonOfPage {
  readonly person: typeof people.$inferSelect;
  readonly profile: typeof profiles.$inferSelect | null;
  readonly wasHere: boolean;
  readonly places: readonly NamedMembership[];
}

function wanted(
  db: Queryable,
  schoolId: number,
  { search, filters = {} }: PeoplePageInput,
  now: Date,
): (SQL | undefined)[] {
  const { status, seen, grade, club, division } = filters;
  // A class is read by its places, not through the whole school. A search finds fewer people than a class has.
  const at = (where: SQL) => (search === '' ? sitsAt(db, schoolId, where) : sits(db, where));
  const inGroup = (kind: GroupKind, group: number | 'none' | undefined) => {
    if (group === undefined) return undefined;
    return group === 'none' ? not(sits(db, ofKind(db, kind))) : at(eq(memberships.gradeId, group));
  };
  return [
    inStatus(status, now),
    seen === 'never' ? isNull(people.firstSignInAt) : undefined,
    inGroup('grade', grade),
    inGroup('club', club),
    division === undefined ? undefined : at(eq(memberships.divisionId, division)),
  ];
}

/** Stored totals for the whole school; undefined: the page must count. */
function countFrom(
  db: Queryable,
  { search, filters = {} }: PeoplePageInput,
  of: Pick<PeopleOf, 'schoolId' | 'role'>,
) {
  const { status, grade, club, ...others } = filters;
  const isNarrowed = search !== '' || Object.values(others).some((filter) => filter !== undefined);
  if (isNarrowed || status === 'deleted' || status === 'left') return undefined;
  if (grade === undefined && club === undefined)
    return { count: () => countOfRoster(db, of.schoolId, of.role, status) };
  if (status !== undefined || of.role !== roles.student) return undefined;
  if (grade === 'none' && club === undefined) return { count: () => countUnplaced(db, of.schoolId, 'grade') };
  if (club === 'none' && grade === undefined) return { count: () => countUnplaced(db, of.schoolId, 'club') };
  return undefined;
}

async function countOfRoster(
  db: Queryable,
  schoolId: number,
  role: Role,
  status?: PersonStatus,
): Promise<number> {
  const [row] = await db
    .select()
    .from(peopleTotals)
    .where(and(eq(peopleTotals.schoolId, schoolId), eq(peopleTotals.role, role)));
  const { active = 0, inactive = 0 } = row ?? {};
  return (status === 'inactive' ? 0 : active) + (status === 'active' ? 0 : inactive);
}

const sits = (db: Queryable, where: SQL) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(memberships)
      .where(and(eq(memberships.schoolId, people.schoolId), eq(memberships.personId, people.id), where)),
  );

const sitsAt = (db: Queryable, schoolId: number, where: SQL) =>
  sql`${people.id} = any(array(${db
    .select({ id: memberships.personId })
    .from(memberships)
    .where(and(eq(memberships.schoolId, schoolId), where))}))`;

const ofKind = (db: Queryable, kind: GroupKind) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(grades)
      .where(
        and(
          eq(grades.schoolId, memberships.schoolId),
          eq(grades.id, memberships.gradeId),
          eq(grades.kind, kind),
        ),
      ),
  );

function inStatus(status: PersonStatus | undefined, now: Date): SQL | undefined {
  if (status === 'deleted') return gt(people.deletedAt, binBegins(now));
  const isLeft = status === 'left' ? isNotNull(people.leftAt) : isNull(people.leftAt);
  const isOn =
    status === 'active' || status === 'inactive' ? eq(people.isActive, status === 'active') : undefined;
  return and(isLeft, isNull(people.deletedAt), isOn);
}

export const membershipsText = (places: readonly NamedMembership[], kind: GroupKind): string =>
  places
    .filter((place) => place.kind === kind)
    .map(({ gradeName, divisionName }) => `${gradeName} ${divisionName}`)
    .join(', ');
