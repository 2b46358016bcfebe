import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type LookupAnswer, type LookupRequest, lookupAtMost } from '#contract/core/lookup.ts';
import { searchWords } from '#contract/search/fold.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { hasWords, titleSearchText } from '#server/db/search-text.ts';
import { divisions, grades, people } from '#server/directory/schema.ts';
import { personName } from '#server/schools/index.ts';
import { works } from '#server/works/schema.ts';
import { isQueued, ofStudent, type QueueFilters } from './queue.ts';

type Wanted = Pick<LookupRequest, 'search' | 'ids' | 'page'>;

const bounds = ({ page }: Wanted) => ({ limit: lookupAtMost, offset: (page - 1) * lookupAtMost });

/** [C5-02] */
export async function queueProjects(
  db: Queryable,
  actor: Actor,
  wanted: Wanted,
  filters: QueueFilters,
): Promise<LookupAnswer> {
  const { limit, offset } = bounds(wanted);
  const where = and(
    isQueued(actor, filters),
    wanted.ids.length > 0 ? inArray(works.projectId, wanted.ids) : undefined,
    ...hasWords(sql.raw(titleSearchText), searchWords(wanted.search)),
  );
  const name = sql<string>`max(${works.title})`;
  const rows = await db
    .select({ id: works.projectId, name, total: sql<number>`(count(*) over ())::int` })
    .from(works)
    .where(where)
    .groupBy(works.projectId)
    .orderBy(name, works.projectId)
    .limit(limit)
    .offset(offset);
  return toAnswer(rows);
}

/** [C5-02] */
export async function queueStudents(
  db: Queryable,
  actor: Actor,
  wanted: Wanted,
  filters: QueueFilters,
): Promise<LookupAnswer> {
  const { limit, offset } = bounds(wanted);
  const where: SQL | undefined = and(
    isQueued(actor, filters),
    wanted.ids.length > 0 ? inArray(works.personId, wanted.ids) : undefined,
    ...hasWords(people.searchText, searchWords(wanted.search)),
  );
  const rows = await db
    .select({
      id: people.id,
      name: personName(),
      hint: people.loginName,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(works)
    .innerJoin(people, ofStudent)
    .where(where)
    .groupBy(people.id, people.firstName, people.lastName, people.loginName)
    .orderBy(people.firstName, people.lastName, people.id)
    .limit(limit)
    .offset(offset);
  return toAnswer(rows);
}

type Counted = { readonly id: number; readonly name: string; readonly hint?: string; readonly total: number };

export const toAnswer = (rows: readonly Counted[]): LookupAnswer => ({
  rows: rows.map(({ id, name, hint }) => ({ id, name, ...(hint === undefined ? {} : { hint }) })),
  total: rows[0]?.total ?? 0,
});

/** [C5-01] */
export async function queueClasses(db: Queryable, actor: Actor): Promise<LookupAnswer> {
  const rows = await db
    .select({
      id: divisions.id,
      name: sql<string>`${grades.name} || ' ' || ${divisions.name}`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(divisions)
    .innerJoin(grades, and(eq(grades.schoolId, divisions.schoolId), eq(grades.id, divisions.gradeId)))
    .where(
      and(
        eq(divisions.schoolId, actor.school.id),
        inArray(divisions.id, db.select({ id: works.divisionId }).from(works).where(isQueued(actor, {}))),
      ),
    )
    .orderBy(grades.position, divisions.name, divisions.id)
    .limit(lookupAtMost);
  return toAnswer(rows);
}
