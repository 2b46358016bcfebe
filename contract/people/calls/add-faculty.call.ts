import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { rawText } from '#contract/core/text.ts';
import { addRefusals } from '../people.refusals.ts';
import { addedPersonOutput, offeredLoginName, ofSchool } from '../people.wire.ts';
import { facultyWire } from '../person-fields.rules.ts';

/** [C2-01, EN-36] Adds a teacher, with a code for the first sign-in. */
export const addFacultyCall = defineCall('add-faculty', {
  method: 'POST',
  areas: ['Faculty'],
  input: v.object({ ...ofSchool, formSession: rawText(64), ...offeredLoginName, ...facultyWire }),
  output: addedPersonOutput,
  errors: addRefusals,
  idempotencyKey: 'formSession',
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.faculty,
  rate: 'write',
  transaction: 'parts',
  bodyBytes: 2 ** 20,
});
