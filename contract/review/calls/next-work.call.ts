import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { nextWorkInput, nextWorkOutput } from '../queue.wire.ts';

export const nextWorkCall = defineCall('next-work', {
  method: 'POST',
  ours: true,
  areas: ['Faculty'],
  loader: false,
  input: nextWorkInput,
  output: nextWorkOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
