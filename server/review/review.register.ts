import { roles } from '#contract/core/roles.ts';
import type { Room } from '#server/core/room.ts';
import { pendingExport, worksExport } from './export-lists.ts';
import { commentPhrases, rubricScores, workComments, workReminders, workReviews } from './schema.ts';

export const reviewRoom: Room = {
  exports: [pendingExport, worksExport],
  menu: [
    {
      name: 'Rubrics',
      url: 'review/rubrics',
      icon: 'rubrics',
      roles: [roles.superAdmin],
    },
    { name: 'Review', url: 'review', icon: 'review', roles: [roles.faculty, roles.schoolAdmin] },
  ],
  // Rows follow the work by its key.
  personal: [
    { part: 'reviews of works', table: workReviews },
    { part: 'comments on works', table: workComments },
    { part: 'rubric scores', table: rubricScores },
    { part: 'reminders of works', table: workReminders, isMerged: true },
    { part: 'phrases for feedback', table: commentPhrases },
  ],
};
