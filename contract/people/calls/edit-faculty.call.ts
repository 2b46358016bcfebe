import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { saveProfileOutput, saveStaffProfileInput } from '#contract/profile/profile.wire.ts';
import { editFacultyRefusals } from '../people.refusals.ts';
import { ofSchool } from '../people.wire.ts';
import { facultyWire } from '../person-fields.rules.ts';

/** [C2-01, ER-21] A teacher edits their own profile; the office also edits status and places [D3]. */
export const editFacultyCall = defineCall('edit-faculty', {
  method: 'POST',
  areas: ['Faculty'],
  encodedAnswer: ['data'],
  input: v.strictObject({
    ...ofSchool,
    ...saveStaffProfileInput.entries,
    ...facultyWire,
    active_status: v.exactOptional(bitWire),
  }),
  output: saveProfileOutput,
  errors: editFacultyRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school', [roles.faculty]: 'own' },
  module: modules.faculty,
  rate: 'write',
  transaction: 'parts',
  bodyBytes: 2 ** 20,
});
