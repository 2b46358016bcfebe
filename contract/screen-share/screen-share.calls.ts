import { getScreenShareCall } from './calls/get-screen-share.call.ts';
import { setScreenShareRoomCall } from './calls/set-screen-share-room.call.ts';
import { startVideoScreenCall } from './calls/start-video-screen.call.ts';
import { stopScreenShareCall } from './calls/stop-screen-share.call.ts';
import { studentAvailableCall } from './calls/student-available.call.ts';

/** Every call of this room, for the catalogue. */
export const screenShareCalls = {
  'get-screen-share': getScreenShareCall,
  setScreenShareRoom: setScreenShareRoomCall,
  'start-video-screen': startVideoScreenCall,
  'stop-screen-share': stopScreenShareCall,
  'student-available': studentAvailableCall,
};
