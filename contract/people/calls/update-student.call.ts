import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { count } from '#contract/core/wire-numbers.ts';
import { editRefusals } from '../people.refusals.ts';
import { personOfSchool, savedPersonOutput } from '../people.wire.ts';
import { studentWire } from '../person-fields.rules.ts';

/** [C2-07, RP-21, GR-02] The office edits a student's record; a teacher only contacts and picture. */
export const updateStudentCall = defineCall('update-student', {
  method: 'POST',
  areas: ['Faculty'],
  request: 'data-id-flag',
  input: v.object({ ...personOfSchool.entries, version: count, ...studentWire }),
  output: savedPersonOutput,
  errors: editRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
  module: modules.students,
  rate: 'write',
  transaction: 'parts',
  bodyBytes: 2 ** 20,
});
