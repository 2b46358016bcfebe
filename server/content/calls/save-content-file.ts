import { contentUploadKind } from '#contract/content/content-files.rules.ts';
import { generalPolicy } from '#contract/files/upload-policies.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { claimUpload } from '#server/files/claim-upload.ts';
import { toShownFile } from '../queries/shown-files.ts';

/** [QC-15, VU-04] */
export const saveContentFile: Handler<'save-content-file'> = async (input, scene) => {
  const file = await claimUpload({ kind: contentUploadKind, policy: generalPolicy }, input, scene);
  return { success: 'true', data: toShownFile(file) };
};
