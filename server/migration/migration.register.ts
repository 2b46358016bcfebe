import { dayMilliseconds } from '#contract/core/days.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import type { Room } from '#server/core/room.ts';
import { linesExport } from './export-lines.ts';
import { leaversJobs } from './leavers.ts';
import { clearPlans } from './queries/plans.ts';
import { scheduleJobs } from './schedule.ts';
import { migrationLines } from './schema.ts';
import { exceptionUploads } from './uploads.ts';

/** Days that discarded plans are kept. */
const discardedDays = 30;

export const migrationRoom: Room = {
  exports: [linesExport],
  personal: [
    // A move belongs to the entry it changed, so lines do not follow a merge.
    { part: 'moves between years', table: migrationLines },
  ],
  menu: [
    {
      name: 'Student migration',
      url: modules.migration,
      icon: 'student-migration',
      roles: [roles.superAdmin, roles.schoolAdmin],
    },
  ],
  jobs: { ...scheduleJobs, ...leaversJobs },
  uploads: exceptionUploads,
  clear: (app, today) => clearPlans(app.db, new Date(today.getTime() - discardedDays * dayMilliseconds)),
};
