import { roles } from '#contract/core/roles.ts';
import type { Room } from '#server/core/room.ts';
import { consentsExport } from './export-consents.ts';
import { readWallFile } from './queries/read-wall-file.ts';
import { consents, portfolioItems, portfolios, wallEntries } from './schema.ts';

const { superAdmin, schoolAdmin, faculty, student } = roles;

/** What the room offers besides its calls. */
export const wallRoom: Room = {
  exports: [consentsExport],
  files: [readWallFile],
  carriers: [{ column: wallEntries.coverFileId }],
  personal: [
    { part: 'works on the wall of fame', table: wallEntries },
    { part: 'consents of guardians', table: consents, isMerged: true },
    { part: 'portfolio', table: portfolios, isMerged: true, newest: portfolios.updatedAt },
    { part: 'works in the portfolio', table: portfolioItems },
  ],
  menu: [
    { name: 'Portfolio', url: 'mylearning/portfolio', icon: 'portfolio', roles: [student] },
    {
      name: 'Wall of fame',
      url: 'wallOfFame',
      icon: 'wall',
      roles: [superAdmin, schoolAdmin, faculty, student],
    },
    { name: 'Consents', url: 'admin/consents', icon: 'consents', roles: [schoolAdmin] },
  ],
};
