import type { Room } from '#server/core/room.ts';
import { readWorkFile } from './read-work-file.ts';
import { workAttempts, workEntries, works } from './schema.ts';
import { workUploads } from './uploads.ts';

/** What the room offers besides its calls. */
export const worksRoom: Room = {
  personal: [
    // Of two works on one project the later one stays; what hangs on the other goes with it.
    { part: 'project work', table: works, isMerged: true, newest: works.updatedAt },
    { part: 'project work handed in', table: workAttempts, isMerged: true },
    { part: 'files and links of project work', table: workEntries, isMerged: true },
  ],
  uploads: workUploads,
  files: [readWorkFile],
  carriers: [
    { column: workEntries.fileId, school: workEntries.schoolId },
    // The office's as well as the school's.
    { column: works.coverFileId },
  ],
};
