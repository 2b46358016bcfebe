import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { downloadInput } from '../notice.wire.ts';

export const downloadCall = defineCall('download', {
  method: 'POST',
  areas: ['Notices'],
  response: 'binary',
  input: downloadInput,
  output: v.any(),
  errors: {
    demo_school: 'This is a demo school: attachments can be looked at, not downloaded.',
    download_withheld: 'This file can be looked at, not downloaded.',
  },
  access: {
    [roles.superAdmin]: 'school',
    [roles.schoolAdmin]: 'school',
    [roles.student]: 'audience',
    [roles.faculty]: 'audience',
  },
  // Files belong to many rooms; the owner of each file decides who may read it.
  module: 'any',
});
