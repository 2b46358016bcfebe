import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import { bit } from '#contract/core/bit.ts';
import { roles } from '#contract/core/roles.ts';
import type { LinePageInput, LineRow } from '#contract/migration/migration.wire.ts';
import type { Queryable } from '#server/db/database.ts';
import { pageOf } from '#server/db/page.ts';
import { divisions, grades, people } from '#server/directory/schema.ts';
import { migrationLines } from '../schema.ts';
import type { StoredPlan } from './lines.ts';

const className = (divisionId: typeof migrationLines.fromDivision | typeof migrationLines.toDivision) =>
  sql<string>`coalesce((select g.name || ' ' || d.name from ${divisions} d
    join ${grades} g on g.school_id = d.school_id and g.id = d.grade_id
    where d.school_id = ${migrationLines.schoolId} and d.id = ${divisionId}), '')`;

const ofPerson = and(eq(migrationLines.schoolId, people.schoolId), eq(migrationLines.personId, people.id));

export function linePage(db: Queryable, input: LinePageInput, plan: StoredPlan) {
  const { only, verdict, action, grade } = input.filters ?? {};
  const ofPlan = eq(migrationLines.migrationId, plan.id);
  const filters: (SQL | undefined)[] = [
    only === 'exceptions' ? eq(migrationLines.isException, true) : undefined,
    only === 'problems' ? inArray(migrationLines.verdict, ['undecided', 'no_place', 'stale']) : undefined,
    verdict ? eq(migrationLines.verdict, verdict) : undefined,
    action ? eq(migrationLines.action, action) : undefined,
    grade === undefined ? undefined : eq(migrationLines.fromGrade, grade),
  ];
  const line = db
    .select({ one: sql`1` })
    .from(migrationLines)
    .where(and(ofPerson, ofPlan, ...filters));
  return pageOf<'name' | 'user_id', LineRow>(db, input, {
    of: people,
    where: and(eq(people.schoolId, plan.schoolId), eq(people.role, roles.student), exists(line)),
    search: people.searchText,
    sorts: { name: [people.firstName, people.lastName], user_id: people.loginName },
    order: { by: 'name' },
    key: people.id,
    rows: async (bound) => {
      const rows = await bound(
        db
          .select({
            id: people.id,
            student_name: sql<string>`trim(${people.firstName} || ' ' || ${people.lastName})`,
            user_id: people.loginName,
            from_class: className(migrationLines.fromDivision),
            action: migrationLines.action,
            toClass: migrationLines.toGrade,
            toDiv: migrationLines.toDivision,
            to_class: className(migrationLines.toDivision),
            verdict: migrationLines.verdict,
            isException: migrationLines.isException,
          })
          .from(people)
          .innerJoin(migrationLines, and(ofPerson, ofPlan)),
      );
      return rows.map(({ isException, ...row }) => ({ ...row, is_exception: bit(isException) }));
    },
  });
}
