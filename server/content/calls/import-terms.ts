import { and, isNull, sql } from 'drizzle-orm';
import { importHeaders, importLimits } from '#contract/content/terms.wire.ts';
import { audit } from '#server/core/audit.ts';
import { withIdempotencyKey } from '#server/core/form-sessions.ts';
import type { Handler } from '#server/core/pipeline.ts';
import type { Queryable } from '#server/db/database.ts';
import { type ImportedRow, importKey, problemsOf, readTable } from '../csv-terms.ts';
import { tellContentChanged } from '../queries/content-resources.ts';
import { academicTerms } from '../schema/terms.ts';

const atOnce = 1_000;
/** More than anybody reads. */
const mostTold = 1_000;

/** [CA-03] All lines or none: where one cannot be saved, each that cannot is named and nothing is written. */
export const importTerms: Handler<'import-terms'> = async ({ kind, csv, formSession }, scene) => {
  const { db, actor, refuse } = scene;
  const table = await readTable(csv, kind);
  if ('fault' in table) {
    const { fault } = table;
    if (fault === 'not_csv') throw refuse(fault);
    if (fault === 'too_many_rows') throw refuse(fault, { params: { most: importLimits.rows } });
    throw refuse(fault, { params: { wanted: importHeaders[kind].join(',') } });
  }
  const data = await withIdempotencyKey(scene, formSession, async () => {
    // Nobody adds a name between the look and the write.
    await db.execute(sql`lock table ${academicTerms} in share row exclusive mode`);
    const { boards, taken } = await knownTerms(db, kind);
    const problems = problemsOf(table.rows, kind, { boards, taken });
    if (problems.length > 0) return { saved: 0, problems: problems.slice(0, mostTold) };
    await insertTerms(db, kind, table.rows, boards);
    tellContentChanged(scene);
    await audit(scene, actor, 'content.imported', { of: kind, rows: table.rows.length });
    return { saved: table.rows.length, problems: [] };
  });
  return { success: 'true', data };
};

async function knownTerms(db: Queryable, kind: 'board' | 'standard') {
  const stored = await db
    .select({
      id: academicTerms.id,
      kind: academicTerms.kind,
      name: academicTerms.name,
      parentId: academicTerms.parentId,
    })
    .from(academicTerms)
    .where(and(sql`${academicTerms.kind} in ('board', ${kind})`, isNull(academicTerms.removedAt)));
  const ofBoards = stored.filter((row) => row.kind === 'board');
  const nameOf = new Map(ofBoards.map(({ id, name }) => [id, importKey(name)]));
  return {
    boards: new Map(ofBoards.map(({ id, name }) => [importKey(name), id])),
    taken: new Set(
      stored
        .filter((row) => row.kind === kind)
        .map(({ name, parentId }) => `${nameOf.get(parentId) ?? ''}|${importKey(name)}`),
    ),
  };
}

async function insertTerms(
  db: Queryable,
  kind: 'board' | 'standard',
  rows: readonly ImportedRow[],
  boards: ReadonlyMap<string, number>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += atOnce)
    await db.insert(academicTerms).values(
      rows.slice(at, at + atOnce).map(({ board, code, standard }) => ({
        kind,
        code,
        name: kind === 'board' ? board : standard,
        parentId: kind === 'board' ? 0 : (boards.get(importKey(board)) ?? 0),
      })),
    );
}
