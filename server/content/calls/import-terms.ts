import { importHeaders, importLimits } from '#contract/content/terms.wire.ts';
import { audit } from '#server/core/audit.ts';
import { withIdempotencyKey } from '#server/core/form-sessions.ts';
import type { Handler } from '#server/core/pipeline.ts';
import type { Queryable } from '#server/db/database.ts';
import { type ImportedRow, importKey, problemsOf, readTable } from '../csv-terms.ts';
import { tellContentChanged } from '../queries/content-resources.ts';
import { insertTerms, listTermsBeside, lockTerms } from '../queries/terms.ts';

const mostTold = 1_000;

/** [CA-03] Imports all lines or none. If some are bad, each is named and nothing is written. */
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
    // The lock keeps others from adding a name between check and write.
    await lockTerms(db);
    const { boards, taken } = await knownTerms(db, kind);
    const problems = problemsOf(table.rows, kind, { boards, taken });
    if (problems.length > 0) return { saved: 0, problems: problems.slice(0, mostTold) };
    await insertTerms(db, table.rows.map(toTerm(kind, boards)));
    tellContentChanged(scene);
    await audit(scene, actor, 'content.imported', { of: kind, rows: table.rows.length });
    return { saved: table.rows.length, problems: [] };
  });
  return { success: 'true', data };
};

async function knownTerms(db: Queryable, kind: 'board' | 'standard') {
  const stored = await listTermsBeside(db, kind);
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

const toTerm =
  (kind: 'board' | 'standard', boards: ReadonlyMap<string, number>) =>
  ({ board, code, standard }: ImportedRow) => ({
    kind,
    code,
    name: kind === 'board' ? board : standard,
    parentId: kind === 'board' ? 0 : (boards.get(importKey(board)) ?? 0),
  });
