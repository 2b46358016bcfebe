import type { Room } from '#server/core/room.ts';
import { readWorkFile } from './queries/read-work-file.ts';
import { workAttempts, workEntries, works } from './schema.ts';
import { workUploads } from './uploads.ts';

/** What the room offers besides its calls. */
export const worksRoom: Room = {
  personal: [
    // Of two works on one project the later one stays. What belongs to a work goes with it, by its key.
    { part: 'project work', table: works, isMerged: true, newest: works.updatedAt },
    { part: 'project work handed in', table: workAttempts },
    { part: 'files and links of project work', table: workEntries },
  ],
  uploads: workUploads,
  files: [readWorkFile],
  carriers: [
    { column: workEntries.fileId, school: workEntries.schoolId },
    // The office's as well as the school's.
    { column: works.coverFileId },
  ],
};
