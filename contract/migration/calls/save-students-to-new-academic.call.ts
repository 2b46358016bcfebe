import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { planRefusals } from '../migration.refusals.ts';
import { planInput, planOutput } from '../migration.wire.ts';

/** [C8-01, QU-49] Begins a plan, or changes its rules or single students, and checks it as a dry run. */
export const saveStudentsToNewAcademicCall = defineCall('save-students-to-newAcademic', {
  method: 'POST',
  areas: ['Student migration'],
  input: planInput,
  output: planOutput,
  errors: planRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.migration,
  rate: 'write',
});
