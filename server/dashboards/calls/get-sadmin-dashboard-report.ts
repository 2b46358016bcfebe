import type { Handler } from '#server/core/pipeline.ts';
import { schoolsReport } from '../queries/schools-report.ts';

export const getSadminDashboardReport: Handler<'get-sadmin-dashboard-report'> = async (
  _input,
  { db, actor },
) => ({ data: await schoolsReport(db, actor.schools) });
