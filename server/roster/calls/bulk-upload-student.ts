import { rosterUploadKind } from '#contract/roster/roster.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { isRefusal } from '#server/core/refusal.ts';
import { cleanFileName } from '#server/files/file-name.ts';
import { dropUpload, orTaken, refuseForeignUpload, refuseUnlessArrived } from '#server/files/own-upload.ts';
import { refuseUnlessMayWrite } from '#server/people/index.ts';
import { lockSchoolRow, reachSchool } from '#server/schools/index.ts';
import { moveImport } from '../imports.ts';
import { refuseUnlessMayImport } from '../policy.ts';
import { importOfUpload, insertImport } from '../queries/import.ts';
import { refuseBadFile } from '../start-import.ts';

/** [C2-09] Handing in one upload twice makes one import. */
export const bulkUploadStudent: Handler<'bulk-upload-student'> = async (input, scene) => {
  const { app, actor, part } = scene;
  refuseUnlessMayImport(actor, input.kind);
  const school = await part(async (unit) => {
    const reached = await reachSchool(unit, input.school_id);
    refuseUnlessMayWrite(unit, reached);
    return reached;
  });
  refuseForeignUpload(scene, input.upload_id, rosterUploadKind);
  const known = await part(({ db }) => importOfUpload(db, school.id, input.upload_id));
  if (known !== undefined) return { success: 'true', data: { import_id: known } };
  await refuseUnlessArrived(scene, input.upload_id);
  const name = cleanFileName(input.org_name);
  try {
    await app.uploads.use(input.upload_id, (path) => refuseBadFile(scene, { path, name, kind: input.kind }));
  } catch (error) {
    if (!isRefusal(error)) throw orTaken(error);
    await dropUpload(scene, input.upload_id);
    throw error;
  }
  const importId = await part(async ({ db, afterCommit }) => {
    // The second of two calls finds the import that the first began, or finds that its file is read and gone.
    await lockSchoolRow(db, school.id);
    const begun = await importOfUpload(db, school.id, input.upload_id);
    if (begun !== undefined) return begun;
    await refuseUnlessArrived(scene, input.upload_id);
    const row = await insertImport(db, {
      schoolId: school.id,
      kind: input.kind,
      fileName: name,
      uploadId: input.upload_id,
      madeBy: actor.id,
      madeAt: app.now(),
    });
    await moveImport(db, app, row, 'reading');
    afterCommit(app.wakeJobs);
    return row.id;
  });
  return { success: 'true', data: { import_id: importId } };
};
