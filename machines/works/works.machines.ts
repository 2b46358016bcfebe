import { projectUploadMachine } from './project-upload/project-upload.machine.ts';

/** The room's machines by the id of their charts. */
export const worksMachines = { projectUpload: projectUploadMachine };
