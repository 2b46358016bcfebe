import { roles } from '#contract/core/roles.ts';
import type { Room } from '#server/core/room.ts';
import { ticketsExport } from './export-tickets.ts';
import { clearRecordings } from './recordings.ts';
import { videoSearch } from './search-videos.ts';
import { registerVideoRoutes } from './video-routes.ts';

export const helpdeskRoom: Room = {
  exports: [ticketsExport],
  desks: { helpdesk: ({ role }) => role === roles.helpdesk },
  clear: ({ db }, today) => clearRecordings(db, today),
  menu: [{ name: 'Helpdesk', url: 'helpdesk/dashboard', icon: 'helpdesk', roles: [roles.helpdesk] }],
  search: [videoSearch],
  routes: registerVideoRoutes,
};
