import * as v from 'valibot';
import { domainsAtMost } from '#contract/auth/account.rules.ts';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { trimmedText } from '#contract/core/text.ts';
import { count } from '#contract/core/wire-numbers.ts';
import { providerName, schoolProvider } from '../account.wire.ts';
import { schoolProviderRefusals } from '../auth.refusals.ts';

/** Ours: switches a provider on or off for the caller's school, and sets the school's e-mail domains. */
export const saveSchoolProviderCall = defineCall('save-school-provider', {
  method: 'POST',
  areas: ['Auth and session'],
  ours: true,
  input: v.object({
    provider: providerName,
    is_on: v.picklist([0, 1]),
    domains: v.pipe(v.array(trimmedText(100)), v.maxLength(domainsAtMost)),
    /** The version that was read; 0 before the first save. */
    version: count,
  }),
  output: v.object({ data: schoolProvider }),
  errors: schoolProviderRefusals,
  access: { [roles.schoolAdmin]: 'school' },
  rate: 'write',
});
