import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { cleanCell } from '#server/files/tables/table.ts';
import { isWorking, moveImport } from '../imports.ts';
import { correctRow } from '../queries/staged.ts';
import { lockReachedImport } from '../reach-import.ts';

/** A mended row may change what other rows mean, so all rows are checked again. */
export const correctImportRow: Handler<'mend-import-row'> = async (input, scene) => {
  const { app, db, afterCommit, refuse } = scene;
  const row = await lockReachedImport(scene, input);
  if (isWorking(row.state)) throw refuse('busy');
  if (row.state !== 'reviewing') throw notFound();
  const cells = row.headings.map((_, at) => cleanCell(input.cells[at] ?? ''));
  const change = { raw: cells, ...(input.distinct === 1 && { isDistinct: true }) };
  if (!(await correctRow(db, row, input.line, change))) throw notFound();
  const version = await moveImport(db, app, row, 'checking');
  afterCommit(app.wakeJobs);
  return { success: 'true', data: { version } };
};
