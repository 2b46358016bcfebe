import type { rosterCalls } from '#contract/roster/roster.calls.ts';
import type { AppContext } from '#server/core/context.ts';
import type { Handlers } from '#server/core/pipeline.ts';
import type { Room } from '#server/core/room.ts';
import { applyImport as applyChecked } from './apply.ts';
import { applyImport } from './calls/apply-import.ts';
import { bulkUploadFormat } from './calls/bulk-upload-format.ts';
import { bulkUploadStudent } from './calls/bulk-upload-student.ts';
import { checkImport } from './calls/check-import.ts';
import { dropImport } from './calls/drop-import.ts';
import { exportOneroster } from './calls/export-oneroster.ts';
import { getImport } from './calls/get-import.ts';
import { getImportRows } from './calls/get-import-rows.ts';
import { getImportSheets } from './calls/get-import-sheets.ts';
import { getImports } from './calls/get-imports.ts';
import { mendImportRow } from './calls/mend-import-row.ts';
import { readImport as readAgain } from './calls/read-import.ts';
import { undoImport } from './calls/undo-import.ts';
import { checkImport as checkRows } from './check.ts';
import { clearImports } from './clear-imports.ts';
import { importJobs, orFailed, type WorkingState } from './imports.ts';
import { type ImportKey } from './queries/import.ts';
import { readImport } from './read-job.ts';
import { importRows } from './schema.ts';
import { undoImport as undoApplied } from './undo.ts';
import { rosterUploads } from './uploads.ts';

/** A built call of the room without a handler does not compile, nor a handler without a call. */
export const rosterHandlers: Handlers<typeof rosterCalls> = {
  'apply-import': applyImport,
  'bulk-upload-format': bulkUploadFormat,
  'bulk-upload-student': bulkUploadStudent,
  'check-import': checkImport,
  'drop-import': dropImport,
  'export-oneroster': exportOneroster,
  'get-import': getImport,
  'get-import-rows': getImportRows,
  'get-import-sheets': getImportSheets,
  'get-imports': getImports,
  'mend-import-row': mendImportRow,
  'read-import': readAgain,
  'undo-import': undoImport,
};

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
