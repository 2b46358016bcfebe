import { contentUploadKind, exceededLimit } from '#contract/curriculum/content-files.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { claimUpload } from '#server/files/claim-upload.ts';
import { toShownFile } from '../queries/shown-files.ts';

/** [QC-15, VU-04] The size was announced with another name, where the name is changed: it is looked at again. */
export const saveContentFile: Handler<'save-content-file'> = async (input, scene) => {
  const file = await claimUpload(contentUploadKind, input, scene);
  const limit = exceededLimit(file.name, file.size);
  if (limit) throw scene.refuse('file_too_large_for', { params: limit });
  return { success: 'true', data: toShownFile(file) };
};
