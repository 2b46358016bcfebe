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

/** Plans that were given up are kept so long. */
const discardedDays = 30;

/** What the room offers besides its calls. */
export const migrationRoom: Room = {
  exports: [linesExport],
  personal: [
    // What a move did to an entry is taken back of that entry, or of nobody.
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
