import { readFileText, readOldFiles } from './files/file-texts.ts';
import { sweepFiles } from './files/sweep-files.ts';
import type { Works } from './jobs/runner.ts';
import { clearJob, clearOldRows } from './old-rows.ts';
import { rooms } from './rooms.ts';

/** What does each kind of job: the files' own, the daily clearing, and those of the rooms. */
export const jobHandlers: Works = {
  [clearJob]: clearOldRows,
  'read-file-text': (app, payload) =>
    readFileText(app, { schoolId: Number(payload.schoolId), fileId: String(payload.fileId) }),
  'read-old-files': readOldFiles,
  'sweep-files': sweepFiles,
  ...Object.fromEntries(rooms.flatMap(({ jobs = {} }) => Object.entries(jobs))),
};
