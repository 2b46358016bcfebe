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

/** What the room offers besides its calls. */
export const rosterRoom: Room = {
  personal: [
    // What an import did to an entry is taken back of that entry, or of nobody.
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
