import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { documentInput, viewUrlOutput } from '../documents.wire.ts';

/** [C9-03] The address that shows a document. */
export const getDocumentViewUrlCall = defineCall('get-document-view-url', {
  method: 'POST',
  areas: ['School and school admin'],
  input: documentInput,
  output: viewUrlOutput,
  errors: {},
  access: {
    [roles.superAdmin]: 'all',
    [roles.schoolAdmin]: 'school',
    [roles.student]: 'audience',
    [roles.faculty]: 'school',
  },
  module: modules.academicContent,
});
