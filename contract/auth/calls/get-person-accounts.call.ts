import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { connectedAccount } from '../account.wire.ts';

export const getPersonAccountsCall = defineCall('get-person-accounts', {
  method: 'POST',
  areas: ['Auth and session'],
  ours: true,
  input: v.object({ person_id: id }),
  output: v.object({
    data: v.array(v.object({ name: v.string(), label: v.string(), connection: connectedAccount })),
  }),
  errors: {},
  access: { [roles.schoolAdmin]: 'school' },
});
