import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { savedOutput } from '#contract/core/saving.ts';
import { saveWithFilesRefusals } from '../content.refusals.ts';
import { saveItemInput } from '../modules.wire.ts';

/** Ours [CA-03]: saves a film, document, presentation or link of a topic. */
export const saveTopicContentCall = defineCall('save-topic-content', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  idempotencyKey: 'formSession',
  rate: 'write',
  input: saveItemInput,
  output: savedOutput,
  errors: saveWithFilesRefusals,
  access: { [roles.superAdmin]: 'all' },
  module: modules.academicContent,
  forAllSchools: true,
});
