import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { schoolsReport } from '../figures.wire.ts';

/** [CB-03, DS-01, EN-32] Figures of the office's schools; for a caller with assigned schools, of those only. */
export const getSadminDashboardReportCall = defineCall('get-sadmin-dashboard-report', {
  method: 'POST',
  areas: ['Dashboards and reports'],
  input: v.object({ sAdmin_id: id }),
  output: v.object({ data: schoolsReport }),
  errors: {},
  access: { [roles.superAdmin]: 'all' },
  claims: { user: 'sAdmin_id' },
  module: modules.schools,
});
