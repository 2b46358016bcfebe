import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { draftKey } from '../draft.wire.ts';

/** Deletes the draft of one notice; without an id, all of the caller's drafts. */
export const dropNoticeDraftCall = defineCall('drop-notice-draft', {
  method: 'POST',
  areas: ['Notices'],
  ours: true,
  loader: false,
  input: v.object({ of: v.nullable(v.object(draftKey)) }),
  output: v.object({ success: v.literal('true') }),
  errors: {},
  access: { [roles.superAdmin]: 'own', [roles.schoolAdmin]: 'own', [roles.faculty]: 'own' },
  module: modules.notices,
  rate: 'write',
});
