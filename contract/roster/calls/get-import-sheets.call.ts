import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { readRefusals } from '../roster.refusals.ts';
import { importSheetsOutput, ofImport } from '../roster.wire.ts';

/** Ours: the first rows of each sheet, for choosing the heading row. */
export const getImportSheetsCall = defineCall('get-import-sheets', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: ofImport,
  output: importSheetsOutput,
  errors: { not_kept: readRefusals.not_kept },
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.students,
});
