import type { Room } from '#server/core/room.ts';
import { readWorkFile } from './queries/read-work-file.ts';
import { workAttempts, workEntries, works } from './schema.ts';
import { workUploads } from './uploads.ts';

export const worksRoom: Room = {
  personal: [
    // Of two works on one project the later one stays. Other rows follow by their keys.
    { part: 'project work', table: works, isMerged: true, newest: works.updatedAt },
    { part: 'project work handed in', table: workAttempts },
    { part: 'files and links of project work', table: workEntries },
  ],
  uploads: workUploads,
  files: [readWorkFile],
  carriers: [{ column: workEntries.fileId, school: workEntries.schoolId }, { column: works.coverFileId }],
};
