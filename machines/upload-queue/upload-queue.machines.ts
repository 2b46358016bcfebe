import { uploadQueueMachine } from './upload-queue.machine.ts';

/** The room's machines by the id of their charts. */
export const uploadQueueMachines = { uploadQueue: uploadQueueMachine };
