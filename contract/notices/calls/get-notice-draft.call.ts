import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { draftKey } from '../draft.wire.ts';

export const getNoticeDraftCall = defineCall('get-notice-draft', {
  method: 'POST',
  areas: ['Notices'],
  ours: true,
  loader: true,
  input: v.object(draftKey),
  output: v.object({
    success: v.literal('true'),
    data: v.nullable(v.object({ draft: v.string(), typed_at: v.number() })),
  }),
  errors: {},
  access: { [roles.superAdmin]: 'own', [roles.schoolAdmin]: 'own', [roles.faculty]: 'own' },
  module: modules.notices,
});
