import * as v from 'valibot';
import { defineCall, everybodysOwn } from '#contract/core/define-call.ts';
import { assistantStart } from '../helpdesk.model.ts';

export const helpdeskGptCreadCall = defineCall('helpdesk-Gpt-Cread', {
  method: 'GET',
  areas: ['Helpdesk'],
  input: v.object({}),
  output: assistantStart,
  errors: {},
  access: everybodysOwn,
});
