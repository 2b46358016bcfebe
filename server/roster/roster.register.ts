import type { AppContext } from '#server/core/context.ts';
import type { Room } from '#server/core/room.ts';
import { applyImport as applyChecked } from './apply.ts';
import { checkImport as checkRows } from './check.ts';
import { importJobs, orFailed, type WorkingState } from './imports.ts';
import { clearImports } from './queries/clear-imports.ts';
import { type ImportKey } from './queries/import.ts';
import { readImport } from './read-job.ts';
import { importRows } from './schema.ts';
import { undoImport as undoApplied } from './undo.ts';
import { rosterUploads } from './uploads.ts';

const doneBy = (
  job: (typeof importJobs)[WorkingState],
  work: (app: AppContext, key: ImportKey) => Promise<void>,
) => job.doneBy((app, { schoolId, importId }) => work(app, { schoolId, id: importId }));

export const rosterRoom: Room = {
  personal: [
    // An import belongs to the entry it changed, so rows do not move when two entries are merged.
    { part: 'rows of imports', table: importRows },
  ],
  jobs: {
    ...doneBy(importJobs.reading, readImport),
    ...doneBy(importJobs.checking, (app, key) => orFailed(app, key, 'checking', checkRows)),
    ...doneBy(importJobs.applying, (app, key) => orFailed(app, key, 'applying', applyChecked)),
    ...doneBy(importJobs.undoing, undoApplied),
  },
  uploads: rosterUploads,
  clear: clearImports,
};
