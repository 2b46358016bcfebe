import type { Room } from '#server/core/room.ts';
import { registerAssetRoutes } from './asset-routes.ts';
import { clearPrograms } from './clear.ts';
import { programsExport } from './export-programs.ts';
import { registerFrameRoutes } from './frame-routes.ts';
import { registerProgramRoutes } from './program-routes.ts';
import { workspaceAssets, workspaces, workspaceVersions } from './schema.ts';
import { workspaceUploads } from './uploads.ts';

/** What the room offers besides its calls. */
export const workspaceRoom: Room = {
  exports: [programsExport],
  personal: [
    // Merging two entries of one student keeps both workspaces. Versions and assets follow by their keys.
    { part: 'workspaces', table: workspaces, isMerged: true },
    { part: 'versions of programs', table: workspaceVersions },
    { part: 'pictures and sounds of programs', table: workspaceAssets, secret: ['secret'] },
  ],
  uploads: workspaceUploads,
  carriers: [{ column: workspaceAssets.fileId, school: workspaceAssets.schoolId }],
  clear: clearPrograms,
  routes: (http, app, limiter) => {
    registerAssetRoutes(http, app, limiter);
    registerProgramRoutes(http, app);
    registerFrameRoutes(http, app);
  },
};
