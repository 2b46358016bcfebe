import type { Room } from '#server/core/room.ts';
import { clearExports } from './clear-exports.ts';
import { exportJob } from './export-job.ts';
import { listExports } from './schema.ts';
import { writeExport } from './write-export.ts';

export const exportsRoom: Room = {
  personal: [{ part: 'exports of lists', table: listExports, secret: ['storage_key'] }],
  jobs: exportJob.doneBy(writeExport),
  clear: clearExports,
};
