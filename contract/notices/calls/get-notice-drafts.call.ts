import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { draftKey } from '../draft.wire.ts';

const row = v.object({
  ...draftKey,
  title: v.string(),
  typed_at: v.number(),
  /** ISO 8601, UTC. */
  saved_at: v.string(),
});

/** Newest first, without their texts. */
export const getNoticeDraftsCall = defineCall('get-notice-drafts', {
  method: 'POST',
  areas: ['Notices'],
  ours: true,
  loader: false,
  input: v.object({}),
  output: v.object({ success: v.literal('true'), data: v.array(row) }),
  errors: {},
  access: { [roles.superAdmin]: 'own', [roles.schoolAdmin]: 'own', [roles.faculty]: 'own' },
  module: modules.notices,
});
