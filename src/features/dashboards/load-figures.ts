import type { GroupKind } from '#contract/core/group-kinds.ts';
import { getClubwiseDashboardReportCall } from '#contract/dashboards/calls/get-clubwise-dashboard-report.call.ts';
import { getGradewiseDashboardReportCall } from '#contract/dashboards/calls/get-gradewise-dashboard-report.call.ts';
import { getSadminDashboardReportCall } from '#contract/dashboards/calls/get-sadmin-dashboard-report.call.ts';
import { getTotalFacultyStudentCall } from '#contract/dashboards/calls/get-total-faculty-student.call.ts';
import type { GroupFigures, SchoolFigures, SchoolsReport } from '#contract/dashboards/figures.wire.ts';
import { call } from '#src/lib/api-client.ts';

export async function loadSchoolsReport(personId: number, signal: AbortSignal): Promise<SchoolsReport> {
  return (await call(getSadminDashboardReportCall, { sAdmin_id: personId }, { signal })).data;
}

export async function loadSchoolFigures(schoolId: number, signal: AbortSignal): Promise<SchoolFigures> {
  return (await call(getTotalFacultyStudentCall, { school_id: schoolId }, { signal })).data;
}

export async function loadGroupFigures(
  kind: GroupKind,
  schoolId: number,
  signal: AbortSignal,
): Promise<GroupFigures[]> {
  const report = kind === 'club' ? getClubwiseDashboardReportCall : getGradewiseDashboardReportCall;
  return (await call(report, { school_id: schoolId }, { signal })).data;
}
