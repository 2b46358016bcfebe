import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { releaseRefusals } from '../people.refusals.ts';
import { releasedOutput, releaseInput } from '../transfer.wire.ts';

/** Ours: releases a student to another school, which takes them over with this code. Until then nothing changes. */
export const releaseStudentCall = defineCall('release-student', {
  method: 'POST',
  areas: ['Faculty'],
  ours: true,
  input: releaseInput,
  output: releasedOutput,
  errors: releaseRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.students,
  rate: 'write',
});
