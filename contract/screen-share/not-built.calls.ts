import { declareCall } from '#contract/core/define-call.ts';

/** Calls that answer `501 not_built`: one that is built gets a file of its own. */
export const notBuiltCalls = {
  /** [CC-14, CC-15] */
  'start-video-screen': declareCall('start-video-screen', { method: 'POST', areas: ['Auth and session'] }),
  setScreenShareRoom: declareCall('setScreenShareRoom', { method: 'POST', areas: ['Auth and session'] }),
  /** [C4-06] */
  'student-available': declareCall('student-available', { method: 'POST', areas: ['Faculty'] }),
};
