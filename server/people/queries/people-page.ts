import { and, eq, exists, gt, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { GroupKind, PageAnswer, PeoplePageInput, PersonStatus, Role } from '#contract';
import type { Queryable } from '#server/db/database.ts';
import { pageOf } from '#server/db/page.ts';
import { profiles } from '#server/profile/schema.ts';
import { grades, memberships, people } from '#server/schools/schema.ts';
import { binBegins, type Place, placesOfPeople } from './person.ts';

export interface PeopleOf {
  readonly schoolId: number;
  readonly role: Role;
  /** Only some of them, such as those the caller teaches. */
  readonly only?: SQL | undefined;
  readonly now: Date;
}

/** A page of a school's people of one role, with their places. */
export async function peoplePage(
  db: Queryable,
  input: PeoplePageInput,
  { schoolId, role, only, now }: PeopleOf,
): Promise<PageAnswer<PersonOfPage>> {
  const ofRole = and(eq(people.schoolId, schoolId), eq(people.role, role));
  const page = await pageOf(db, input, {
    of: people,
    where: and(ofRole, only, ...wanted(db, input.filters ?? {}, now)),
    search: people.searchText,
    sorts: {
      name: [people.firstName, people.lastName],
      user_id: people.loginName,
      created: people.createdAt,
    },
    order: { by: 'name' },
    key: people.id,
    rows: ({ where, orderBy, limit, offset }) =>
      db
        .select({
          person: people,
          profile: profiles,
          wasHere: sql<boolean>`${people.firstSignInAt} is not null`,
        })
        .from(people)
        .leftJoin(profiles, and(eq(profiles.schoolId, people.schoolId), eq(profiles.personId, people.id)))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  });
  const places = await placesOfPeople(
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
  readonly places: readonly Place[];
}

type Filters = NonNullable<PeoplePageInput['filters']>;

function wanted(db: Queryable, filters: Filters, now: Date): (SQL | undefined)[] {
  const { status, seen, grade, club, division } = filters;
  const inGroup = (kind: GroupKind, group: number | 'none' | undefined) => {
    if (group === undefined) return undefined;
    return group === 'none' ? not(sits(db, ofKind(db, kind))) : sits(db, eq(memberships.gradeId, group));
  };
  return [
    inStatus(status, now),
    seen === 'never' ? isNull(people.firstSignInAt) : undefined,
    inGroup('grade', grade),
    inGroup('club', club),
    division === undefined ? undefined : sits(db, eq(memberships.divisionId, division)),
  ];
}

const sits = (db: Queryable, where: SQL) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(memberships)
      .where(and(eq(memberships.schoolId, people.schoolId), eq(memberships.personId, people.id), where)),
  );

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

/** Such as "Grade 9 A, Grade 10 B". */
export const placesText = (places: readonly Place[], kind: GroupKind): string =>
  places
    .filter((place) => place.kind === kind)
    .map(({ gradeName, divisionName }) => `${gradeName} ${divisionName}`)
    .join(', ');
