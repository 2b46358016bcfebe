import * as v from 'valibot';
import { defineCall, everybodysOwn } from '#contract/core/define-call.ts';
import { rawText } from '#contract/core/text.ts';
import { assistantAnswer, helpdeskLimits } from '../helpdesk.model.ts';

export const helpdeskGptVideoCall = defineCall('helpdesk-Gpt-Video', {
  method: 'POST',
  areas: ['Helpdesk'],
  input: v.object({ search: rawText(helpdeskLimits.questionCharacters) }),
  output: v.object({ data: assistantAnswer.entries.videos }),
  errors: {},
  access: everybodysOwn,
});
