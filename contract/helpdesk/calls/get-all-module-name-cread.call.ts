import * as v from 'valibot';
import { defineCall, everybodysOwn } from '#contract/core/define-call.ts';
import { modules } from '../helpdesk.wire.ts';

export const getAllModuleNameCreadCall = defineCall('get-all-module-name-cread', {
  method: 'GET',
  areas: ['Helpdesk'],
  input: v.object({}),
  output: modules,
  errors: {},
  access: everybodysOwn,
});
