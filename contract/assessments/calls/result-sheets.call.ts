import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { resultSheetsOutput, resultSheetsPage } from '../marks.wire.ts';

/** Ours [CE-02]: printable results with every answer and key, some students at a time. */
export const resultSheetsCall = defineCall('result-sheets', {
  method: 'POST',
  areas: ['Assessments'],
  ours: true,
  input: resultSheetsPage,
  output: resultSheetsOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
