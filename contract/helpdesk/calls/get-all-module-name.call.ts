import * as v from 'valibot';
import { defineCall, everybodysOwn } from '#contract/core/define-call.ts';
import { rawText } from '#contract/core/text.ts';
import { modules } from '../helpdesk.wire.ts';

export const getAllModuleNameCall = defineCall('get-all-module-name', {
  method: 'POST',
  areas: ['Helpdesk'],
  input: v.object({ search: v.optional(rawText(200), '') }),
  output: modules,
  errors: {},
  access: everybodysOwn,
});
