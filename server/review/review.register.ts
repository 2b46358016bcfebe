import { roles } from '#contract/core/roles.ts';
import type { Room } from '#server/core/room.ts';
import { commentPhrases, rubricScores, workComments, workReminders, workReviews } from './schema.ts';

/** What the room offers besides its calls. */
export const reviewRoom: Room = {
  menu: [
    {
      name: 'Rubrics',
      url: 'review/rubrics',
      icon: 'rubrics',
      roles: [roles.superAdmin],
      order: 46,
    },
    { name: 'Review', url: 'review', icon: 'review', roles: [roles.faculty, roles.schoolAdmin], order: 22 },
  ],
  personal: [
    { part: 'reviews of works', table: workReviews, isMerged: true },
    { part: 'comments on works', table: workComments, isMerged: true },
    { part: 'rubric scores', table: rubricScores, isMerged: true },
    { part: 'reminders of works', table: workReminders, isMerged: true },
    { part: 'phrases for feedback', table: commentPhrases },
  ],
};
