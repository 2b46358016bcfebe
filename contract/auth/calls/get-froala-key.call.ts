import * as v from 'valibot';
import { defineCall, everybodysOwn } from '#contract/core/define-call.ts';

/** [CC-07, QU-41] The product has its own editor, so the key is empty. */
export const getFroalaKeyCall = defineCall('get-froala-key', {
  method: 'POST',
  areas: ['Auth and session'],
  input: v.object({}),
  output: v.object({ status: v.literal('true'), key: v.literal('') }),
  errors: {},
  access: everybodysOwn,
});
