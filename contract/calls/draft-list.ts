import * as v from 'valibot';
import { modules } from '#contract/auth/modules.rules.ts';
import { type CallShape, defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { count } from '#contract/core/wire-numbers.ts';

export const drafts = {
  method: 'POST',
  areas: ['Notices'],
  ours: true,
  loader: false,
} as const satisfies CallShape;
/** Whoever writes notices: the central office, school admins, faculty. */
export const writers = {
  access: { [roles.superAdmin]: 'own', [roles.schoolAdmin]: 'own', [roles.faculty]: 'own' },
  module: modules.notices,
} as const;

/** One draft a person, mode and notice; `notice_id` 0 is the new notice. */
export const draftKey = {
  mode: v.picklist(['add', 'edit', 'editReshare']),
  notice_id: count,
};
const row = v.object({
  ...draftKey,
  title: v.string(),
  typed_at: v.number(),
  /** ISO 8601, UTC. */
  saved_at: v.string(),
});
export type NoticeDraftRow = v.InferOutput<typeof row>;

/** What the drafts button counts and its list shows; apart from the rest of them, for the first screen's sake. */
export const draftListCalls = {
  /** The newest first, without their texts. */
  'get-notice-drafts': defineCall('get-notice-drafts', {
    ...drafts,
    input: v.object({}),
    output: v.object({ success: v.literal('true'), data: v.array(row) }),
    errors: [],
    ...writers,
  }),
};
