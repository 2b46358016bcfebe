import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { uuidText } from '#contract/core/text.ts';
import { wireId } from '#contract/core/wire-numbers.ts';
import { keptAtOnce } from '../offline.wire.ts';

/** Which of these notices the caller may still read, with their versions. The browser must drop the others. */
export const checkKeptNoticesCall = defineCall('check-kept-notices', {
  method: 'POST',
  areas: ['Notices'],
  ours: true,
  loader: false,
  input: v.object({
    notices: v.pipe(v.array(wireId), v.maxLength(keptAtOnce)),
    files: v.pipe(v.array(uuidText()), v.maxLength(keptAtOnce)),
  }),
  output: v.object({
    status: v.literal(1),
    notices: v.array(v.object({ id: v.number(), version: v.number() })),
    files: v.array(v.string()),
  }),
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.student]: 'audience', [roles.faculty]: 'audience' },
});
