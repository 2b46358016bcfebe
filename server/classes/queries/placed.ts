import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { LookupAnswer, LookupRequest } from '#contract/core/lookup.ts';
import type { PageAnswer, PageRequest } from '#contract/core/page.ts';
import { roles } from '#contract/core/roles.ts';
import type { Queryable } from '#server/db/database.ts';
import { lookupOf } from '#server/db/lookup.ts';
import { pageOf } from '#server/db/page.ts';
import { divisions, grades, memberships, people } from '#server/directory/schema.ts';
import { personName } from '#server/schools/index.ts';

/** Written out, because drizzle omits the table's name in selected fields. */
const theirs = sql`m.school_id = "people"."school_id" and m.person_id = "people"."id"`;

/** `partId` 0: the whole group. */
export interface AskedPart {
  readonly groupId: number;
  readonly partId: number;
}

const sitsIn = ({ groupId, partId }: AskedPart): SQL => {
  const part = partId === 0 ? sql`` : sql`and m.division_id = ${partId}`;
  return sql`exists (select 1 from ${memberships} m where ${theirs} and m.grade_id = ${groupId} ${part})`;
};

const students = (schoolId: number): SQL | undefined =>
  and(eq(people.schoolId, schoolId), eq(people.role, roles.student), isNull(people.deletedAt));

/** '' for a student without a class. */
const ofClass = (column: SQL): SQL<string> => sql<string>`coalesce((
  select ${column} from ${memberships} m
  join ${grades} g on g.school_id = m.school_id and g.id = m.grade_id
  join ${divisions} d on d.school_id = m.school_id and d.id = m.division_id
  where ${theirs} and g.kind = 'grade' order by d.id limit 1), '')`;

const gradeName = ofClass(sql`g.name`);
const divisionName = ofClass(sql`d.name`);
const placeName = ofClass(sql`g.name || ' ' || d.name`);

export interface PlacedRow {
  readonly user_id: number;
  readonly version: number;
  readonly student_name: string;
  readonly eid: string;
  readonly grade_name: string;
  readonly division_name: string;
  readonly parts: string[];
  readonly is_active: boolean;
}

export interface PlacedFilters {
  readonly filters?: { readonly state?: 'active' | 'inactive' | undefined };
}

/** People in a group or a part. */
export function pageOfPlaced(
  db: Queryable,
  wanted: PageRequest<'name' | 'login'> & PlacedFilters,
  schoolId: number,
  place: AskedPart,
): Promise<PageAnswer<PlacedRow>> {
  const state = wanted.filters?.state;
  return pageOf(db, wanted, {
    of: people,
    where: and(students(schoolId), state && eq(people.isActive, state === 'active'), sitsIn(place)),
    search: people.searchText,
    sorts: { name: [people.firstName, people.lastName], login: people.loginName },
    order: { by: 'name' },
    key: people.id,
    rows: (bound) =>
      bound(
        db
          .select({
            user_id: people.id,
            version: people.version,
            student_name: personName(),
            eid: people.loginName,
            grade_name: gradeName,
            division_name: divisionName,
            parts: sql<string[]>`array(select d.name from ${memberships} m
            join ${divisions} d on d.school_id = m.school_id and d.id = m.division_id
            where ${theirs} and m.grade_id = ${place.groupId} order by d.id)`,
            is_active: people.isActive,
          })
          .from(people),
      ),
  });
}

interface Candidates {
  /** 0: the whole school. */
  readonly gradeId: number;
  readonly divisionId: number;
  /** Leaves out students of this batch; 0: nobody. */
  readonly batchId: number;
}

/** Without leavers. */
export function lookupOfStudents(
  db: Queryable,
  wanted: LookupRequest,
  schoolId: number,
  { gradeId, divisionId, batchId }: Candidates,
): Promise<LookupAnswer> {
  return lookupOf(db, wanted, {
    of: people,
    where: and(
      students(schoolId),
      isNull(people.leftAt),
      gradeId === 0 ? undefined : sitsIn({ groupId: gradeId, partId: divisionId }),
      batchId === 0
        ? undefined
        : sql`not exists (select 1 from ${memberships} m where ${theirs} and m.division_id = ${batchId})`,
    ),
    id: people.id,
    search: people.searchText,
    order: [people.firstName, people.lastName],
    rows: (bound) =>
      bound(
        db
          .select({
            id: people.id,
            name: personName(),
            hint: sql<string>`concat_ws(' · ', ${people.loginName}, nullif(${placeName}, ''))`,
          })
          .from(people),
      ),
  });
}
