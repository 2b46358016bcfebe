import { assetUploadMachine } from './asset-upload/asset-upload.machine.ts';
import { workspaceMachine } from './workspace/workspace.machine.ts';

/** The room's machines by the id of their charts. */
export const workspaceMachines = { workspace: workspaceMachine, assetUpload: assetUploadMachine };
