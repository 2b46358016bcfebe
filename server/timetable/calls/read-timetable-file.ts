import { timetableLimits } from '#contract/timetable/timetable.rules.ts';
import { timetableUploadKind } from '#contract/timetable/uploads.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { rowsOfUpload } from '#server/roster/index.ts';
import { validateRows } from '../import/judge-rows.ts';
import { rowsOfTable } from '../import/table-rows.ts';
import { refuseTarget } from '../import/target.ts';

export const readTimetableFile: Handler<'read-timetable-file'> = async (input, scene) => {
  refuseDemo(scene);
  const { part, refuse, actor } = scene;
  const { upload_id, org_name, ...target } = input;
  await part((unit) => refuseTarget(unit, target));
  const most = timetableLimits.importRows;
  const table = await rowsOfUpload(scene, { upload_id, org_name, kind: timetableUploadKind }, most + 1);
  const { rows, missing } = rowsOfTable(table);
  if (missing.length > 0) throw refuse('columns', { params: { missing: missing.join(', ') } });
  if (rows.length > most) throw refuse('too_many', { params: { most } });
  const { verdicts, values } = await part((unit) => validateRows(unit.db, actor, target, rows));
  return { rows: verdicts, good: values.length, saved: 0 };
};
