import { shareHostMachine } from './share-host/share-host.machine.ts';
import { shareViewerMachine } from './share-viewer/share-viewer.machine.ts';

/** The room's machines by the id of their charts. */
export const screenShareMachines = { shareHost: shareHostMachine, shareViewer: shareViewerMachine };
