import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { cancelJob } from '#server/jobs/own-jobs.ts';
import { exportJobKey } from '../export-job.ts';
import { tellExportsChanged } from '../hints.ts';
import { endExport, ownExport } from '../queries/exports.ts';

export const cancelExport: Handler<'cancel-export'> = async ({ id }, scene) => {
  const { app, db, actor } = scene;
  const now = app.now();
  const row = await ownExport(db, actor, { id, now });
  if (!row) throw notFound();
  if (await endExport(db, row, { state: 'cancelled', endedAt: now })) {
    await cancelJob(scene, exportJobKey(row));
    tellExportsChanged(scene, row);
  }
  return { success: 'true' };
};
