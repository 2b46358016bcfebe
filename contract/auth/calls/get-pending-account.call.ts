import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';

/** Ours: whether this browser has just come from a provider, and whether that account is connected. */
export const getPendingAccountCall = defineCall('get-pending-account', {
  method: 'POST',
  areas: ['Auth and session'],
  ours: true,
  input: v.object({}),
  output: v.object({
    /** `none`: it has not, or too long ago. */
    state: v.picklist(['none', 'new', 'known']),
    label: v.string(),
    /** The provider's address or name for the account; '' if it gave none. */
    account: v.string(),
  }),
  errors: {},
  access: 'public',
});
