import { exportedRowsAtMost, exportsAtMost, openExportsOfSchool } from '#contract/exports/exports.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { badRequest } from '#server/core/refusal.ts';
import { toExportRow } from '../export.presenter.ts';
import { exportJob, exportJobKey } from '../export-job.ts';
import { tellExportsChanged } from '../hints.ts';
import { countExports, insertExport } from '../queries/exports.ts';
import { readRight, sourceOf } from '../rights.ts';

/** [GR-07] Needs the right to the list's own call. */
export const startExport: Handler<'start-export'> = async (input, scene) => {
  const { app, db, actor, refuse, afterCommit } = scene;
  const { kind, query } = input.list;
  const source = sourceOf(app, kind);
  if (!input.columns.every(({ id }) => source.columns.includes(id))) throw badRequest();
  const { total } = await readRight({ app, db, actor, source, query });
  if (total > exportedRowsAtMost) throw refuse('export_too_long');
  const now = app.now();
  const counted = await countExports(db, actor, now);
  // Two starts at one moment may both pass: the job queue still runs them one by one.
  if (counted.openOfSchool >= openExportsOfSchool) throw refuse('exports_busy');
  if (counted.own >= exportsAtMost) throw refuse('exports_used_up');
  const row = await insertExport(db, {
    schoolId: actor.school.id,
    personId: actor.id,
    kind,
    name: input.name,
    format: input.format,
    request: { query, columns: input.columns },
    createdAt: now,
  });
  if (!row) throw refuse('export_running');
  await exportJob.queue(db, {
    payload: { schoolId: row.schoolId, exportId: row.id },
    dedupeKey: exportJobKey(row),
    runAt: now,
  });
  afterCommit(app.wakeJobs);
  tellExportsChanged(scene, row);
  return { success: 'true', data: toExportRow(row, []) };
};
