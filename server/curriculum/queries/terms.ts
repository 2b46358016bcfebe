import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { CallParsed, calls } from '#contract';
import type { Queryable } from '#server/db/database.ts';
import { outer } from '#server/db/outer-column.ts';
import { pageOf } from '#server/db/page.ts';
import { masterClasses } from '#server/schools/schema.ts';
import { projects, projectTerms } from '../schema/projects.ts';
import { academicTerms, toolClasses, toolLevels, tools } from '../schema/terms.ts';

/** What a list has: what is there, or what was taken away. */
const isListed = (
  removedAt: SQL.Aliased | typeof tools.removedAt | typeof academicTerms.removedAt,
  state: string | undefined,
) => (state === 'removed' ? isNotNull(removedAt) : isNull(removedAt));

export function termPage(db: Queryable, input: CallParsed<(typeof calls)['term-page']>) {
  const { kind, filters = {} } = input;
  return pageOf(db, input, {
    of: academicTerms,
    where: and(
      eq(academicTerms.kind, kind),
      isListed(academicTerms.removedAt, filters.state),
      filters.parent ? eq(academicTerms.parentId, filters.parent) : undefined,
    ),
    search: academicTerms.searchText,
    sorts: { name: academicTerms.name, code: [academicTerms.code, academicTerms.name] },
    order: { by: 'name' },
    key: academicTerms.id,
    rows: ({ where, orderBy, limit, offset }) =>
      db
        .select({
          id: academicTerms.id,
          version: academicTerms.version,
          name: academicTerms.name,
          code: academicTerms.code,
          board: sql<string>`coalesce((select b.name from ${academicTerms} b where b.id = ${outer(academicTerms.parentId)}), '')`,
          projects: sql`(
            select count(*) from ${projectTerms} t join ${projects} on ${projects.id} = t.project_id
            where t.term_id = ${outer(academicTerms.id)} and ${projects.removedAt} is null)`.mapWith(Number),
          isRemoved: sql<boolean>`${academicTerms.removedAt} is not null`,
        })
        .from(academicTerms)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  });
}

export function toolPage(db: Queryable, input: CallParsed<(typeof calls)['tool-page']>) {
  const { filters = {} } = input;
  return pageOf(db, input, {
    of: tools,
    where: and(
      isListed(tools.removedAt, filters.state),
      filters.class
        ? sql`exists (select 1 from ${toolClasses} c where c.tool_id = ${outer(tools.id)} and c.class_id = ${filters.class})`
        : undefined,
    ),
    search: tools.searchText,
    sorts: { name: tools.name },
    order: { by: 'name' },
    key: tools.id,
    rows: ({ where, orderBy, limit, offset }) =>
      db
        .select({
          id: tools.id,
          version: tools.version,
          name: tools.name,
          description: tools.description,
          levels: sql<string[]>`array(
            select l.name from ${toolLevels} l where l.tool_id = ${outer(tools.id)} order by l.level)`,
          classes: sql<string[]>`array(
            select m.name from ${toolClasses} c join ${masterClasses} m on m.id = c.class_id
            where c.tool_id = ${outer(tools.id)} order by m.position)`,
          projects: sql`(
            select count(*) from ${projects} p where p.tool_id = ${outer(tools.id)} and p.removed_at is null)`.mapWith(
            Number,
          ),
          isRemoved: sql<boolean>`${tools.removedAt} is not null`,
        })
        .from(tools)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  });
}

/** Are all of these terms there, of whatever kind? */
export async function areTerms(db: Queryable, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const found = await db
    .select({ id: academicTerms.id })
    .from(academicTerms)
    .where(and(inArray(academicTerms.id, [...ids]), isNull(academicTerms.removedAt)))
    .for('share');
  return found.length === ids.length;
}

/** Are all of these classes of all schools? */
export async function areClasses(db: Queryable, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  return (await db.$count(masterClasses, inArray(masterClasses.id, [...ids]))) === ids.length;
}
