import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { rawText } from '#contract/core/text.ts';
import { addRefusals } from '../people.refusals.ts';
import { addedPersonOutput, offeredLoginName, ofSchool } from '../people.wire.ts';
import { studentWire } from '../person-fields.rules.ts';

/** [C2-07, EN-35] Adds a student, with a code for the first sign-in. */
export const addStudentCall = defineCall('add-student', {
  method: 'POST',
  areas: ['Faculty'],
  request: 'data-id-flag',
  input: v.object({ ...ofSchool, formSession: rawText(64), ...offeredLoginName, ...studentWire }),
  output: addedPersonOutput,
  errors: addRefusals,
  idempotencyKey: 'formSession',
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.students,
  rate: 'write',
  transaction: 'parts',
  bodyBytes: 2 ** 20,
});
