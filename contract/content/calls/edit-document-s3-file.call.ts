import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { editDocumentRefusals } from '../content.refusals.ts';
import { editDocumentInput, editDocumentOutput } from '../documents.wire.ts';

/** [C9-03] Adds a new revision of a document; earlier ones are kept. */
export const editDocumentS3FileCall = defineCall('edit-document-S3-file', {
  method: 'POST',
  areas: ['School and school admin'],
  idempotencyKey: 'formSession',
  rate: 'write',
  input: editDocumentInput,
  output: editDocumentOutput,
  errors: editDocumentRefusals,
  access: { [roles.superAdmin]: 'all' },
  module: modules.academicContent,
});
