import { audit } from '#server/core/audit.ts';
import { withIdempotencyKey } from '#server/core/form-sessions.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { refuseUnlessMayCall } from '#server/core/scope.policy.ts';
import { lockContentFile } from '../queries/content-files.ts';
import { reviseFile } from '../revise-file.ts';

/** [C9-03] Readers of a published project get the new revision at the next publication. */
export const editDocumentS3File: Handler<'edit-document-S3-file'> = async (input, scene) => {
  const { db, actor } = scene;
  const data = await withIdempotencyKey(scene, input.formSession, async () => {
    const carried = await lockContentFile(db, 0, input.document_id);
    if (!carried) throw notFound();
    // Content outside projects has no publication: every school reads the revision at once.
    if (carried.projectId === null) refuseUnlessMayCall('save-book', actor);
    const revision = await reviseFile(scene, carried, input.file_id);
    await audit(scene, actor, 'content.revised', { of: carried.carrier, id: carried.carrierId, revision });
    return { document_id: input.file_id, revision };
  });
  return { success: 'true', data };
};
