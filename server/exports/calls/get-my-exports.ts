import type { Handler } from '#server/core/pipeline.ts';
import { jobStates } from '#server/jobs/own-jobs.ts';
import { toExportRow } from '../export.presenter.ts';
import { exportJobKey } from '../export-job.ts';
import { ownExports } from '../queries/exports.ts';

export const getMyExports: Handler<'get-my-exports'> = async (_input, { app, db, actor }) => {
  const rows = await ownExports(db, actor, app.now());
  const open = rows.filter(({ state }) => state === 'open');
  const jobs = await jobStates(db, open.map(exportJobKey));
  return { data: rows.map((row) => toExportRow(row, jobs)) };
};
