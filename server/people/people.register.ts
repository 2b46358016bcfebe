import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import type { Room } from '#server/core/room.ts';
import { eraseBin } from './erase-people.ts';
import { facultyExport, studentsExport } from './export-people.ts';
import { enrolments, externalIds, peopleChanges, personPairs } from './schema.ts';
import { clearSheets, sheetJobs } from './sheets/sign-in-sheet.ts';

export const peopleRoom: Room = {
  personal: [
    { part: 'place history', table: enrolments, isMerged: true },
    { part: 'numbers elsewhere', table: externalIds, isMerged: true },
    { part: 'changes of the record', table: peopleChanges, isMerged: true },
    { part: 'is not', table: personPairs },
  ],
  menu: [
    {
      name: 'Faculty',
      url: modules.faculty,
      icon: 'faculty',
      roles: [roles.superAdmin, roles.schoolAdmin],
    },
    {
      name: 'Students',
      url: modules.students,
      icon: 'students',
      roles: [roles.superAdmin, roles.schoolAdmin],
    },
    { name: 'My students', url: 'mystudent', icon: 'my-students', roles: [roles.faculty] },
  ],
  exports: [studentsExport, facultyExport],
  jobs: sheetJobs,
  clear: async (app) => {
    await clearSheets(app);
    await eraseBin(app);
  },
};
