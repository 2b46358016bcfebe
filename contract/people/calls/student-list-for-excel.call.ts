import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { peopleExportInput, studentPageOutput } from '../people.wire.ts';

/** [C2-09, GR-07] `student-list` in larger pages, for a spreadsheet made in the browser. The export is recorded. */
export const studentListForExcelCall = defineCall('student-list-for-excel', {
  method: 'POST',
  areas: ['Faculty'],
  input: peopleExportInput,
  output: studentPageOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.students,
  atOnce: { person: 1, school: 2 },
});
