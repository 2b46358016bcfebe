import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { documentInput, revisionsOutput } from '../documents.wire.ts';

/** [C9-03] The revisions of a document; the outside editor is off. */
export const getZohoDocumentListCall = defineCall('get-zoho-document-list', {
  method: 'POST',
  areas: ['School and school admin'],
  input: documentInput,
  output: revisionsOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all' },
  module: modules.academicContent,
});
