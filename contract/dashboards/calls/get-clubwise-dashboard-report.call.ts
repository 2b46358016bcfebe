import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { figuresInput, groupsFigures } from '../figures.wire.ts';

/** [CB-01] Figures of a school by club, in their order. */
export const getClubwiseDashboardReportCall = defineCall('get-clubwise-dashboard-report', {
  method: 'POST',
  areas: ['Dashboards and reports'],
  input: figuresInput,
  output: v.object({ data: groupsFigures }),
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.students,
});
