import type { FileFacts } from '#contract/roster/roster.wire.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { moveImport, refuseMoved } from '../imports.ts';
import { refuseUnlessMayImport } from '../policy.ts';
import { lockReachedImport } from '../reach-import.ts';
import { keptSheetsOf } from '../read/kept-parts.ts';

/** Saves how the person wants the file read, in place of what was detected. The job then reads it that way. */
export const readImport: Handler<'read-import'> = async (input, scene) => {
  const { app, actor, db, afterCommit, refuse } = scene;
  const row = await lockReachedImport(scene, input);
  refuseUnlessMayImport(actor, input.kind);
  refuseMoved(scene, row, input.version, ['mapping', 'reviewing', 'failed']);
  const sheets = row.uploadId === '' ? null : await keptSheetsOf(app, row.uploadId);
  if (!sheets) throw refuse('not_kept');
  const parts = sheets.map(({ name }, at): FileFacts['parts'][number] => {
    const { chosen, heading } = input.parts[at] ?? { chosen: 0, heading: 0 };
    return { name, heading, chosen };
  });
  if (parts.every(({ chosen }) => chosen === 0)) throw refuse('no_sheet');
  const facts: FileFacts = { dialect: '', parts, left: [], passwords: [], ended: 0, skipped: 0 };
  const options = { ...row.options, columns: [], dates: null };
  const version = await moveImport(db, app, row, 'reading', { kind: input.kind, facts, options });
  afterCommit(app.wakeJobs);
  return { success: 'true', data: { version } };
};
