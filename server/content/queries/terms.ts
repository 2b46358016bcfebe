import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { calls } from '#contract/catalogue.ts';
import type { TermKind } from '#contract/content/content.rules.ts';
import type { CallParsed } from '#contract/core/define-call.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { pageOfRows } from '#server/core/resource/read-rows.ts';
import type { Queryable } from '#server/db/database.ts';
import { outer } from '#server/db/outer-column.ts';
import { masterClasses } from '#server/directory/schema.ts';
import { projects, projectTerms } from '../schema/projects.ts';
import { academicTerms, toolClasses, toolLevels, tools } from '../schema/terms.ts';
import { termResource, toolResource } from './content-resources.ts';

export function termPage(scene: SignedInContext, input: CallParsed<(typeof calls)['term-page']>) {
  const { kind, filters = {} } = input;
  return pageOfRows(termResource, scene, input, {
    where: and(
      eq(academicTerms.kind, kind),
      filters.parent ? eq(academicTerms.parentId, filters.parent) : undefined,
    ),
    search: academicTerms.searchText,
    sorts: { name: academicTerms.name, code: [academicTerms.code, academicTerms.name] },
    order: { by: 'name' },
    rows: (bound) =>
      bound(
        scene.db
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
          .from(academicTerms),
      ),
  });
}

export function toolPage(scene: SignedInContext, input: CallParsed<(typeof calls)['tool-page']>) {
  const { filters = {} } = input;
  return pageOfRows(toolResource, scene, input, {
    where: filters.class
      ? sql`exists (select 1 from ${toolClasses} c where c.tool_id = ${outer(tools.id)} and c.class_id = ${filters.class})`
      : undefined,
    search: tools.searchText,
    sorts: { name: tools.name },
    order: { by: 'name' },
    rows: (bound) =>
      bound(
        scene.db
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
          .from(tools),
      ),
  });
}

/** True if all of these terms exist, of any kind. */
export async function areTerms(db: Queryable, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const found = await db
    .select({ id: academicTerms.id })
    .from(academicTerms)
    .where(and(inArray(academicTerms.id, [...ids]), isNull(academicTerms.removedAt)))
    .for('share');
  return found.length === ids.length;
}

export async function areClasses(db: Queryable, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  return (await db.$count(masterClasses, inArray(masterClasses.id, [...ids]))) === ids.length;
}

export const isOfKind = async (db: Queryable, id: number, kind: TermKind): Promise<boolean> =>
  (await db.$count(academicTerms, and(eq(academicTerms.id, id), eq(academicTerms.kind, kind)))) > 0;

export async function lockBoard(db: Queryable, id: number) {
  const [board] = await db
    .select({ id: academicTerms.id })
    .from(academicTerms)
    .where(and(eq(academicTerms.id, id), eq(academicTerms.kind, 'board'), isNull(academicTerms.removedAt)))
    .for('share');
  return board;
}

/** Blocks other writers until the transaction ends. */
export const lockTerms = (db: Queryable) =>
  db.execute(sql`lock table ${academicTerms} in share row exclusive mode`);

export const listTermsBeside = (db: Queryable, kind: TermKind) =>
  db
    .select({
      id: academicTerms.id,
      kind: academicTerms.kind,
      name: academicTerms.name,
      parentId: academicTerms.parentId,
    })
    .from(academicTerms)
    .where(and(sql`${academicTerms.kind} in ('board', ${kind})`, isNull(academicTerms.removedAt)));

const atOnce = 1_000;

export async function insertTerms(
  db: Queryable,
  rows: readonly (typeof academicTerms.$inferInsert)[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += atOnce)
    await db.insert(academicTerms).values(rows.slice(at, at + atOnce));
}
