import { type CallShape, declareCall } from '../define-call.ts';

const auth = { method: 'POST', areas: ['Auth and session'] } as const satisfies CallShape;
const encoded = { ...auth, request: 'data' } as const satisfies CallShape;

/** Area "Auth and session" [CC], beside the calls of session.ts. */
export const authCalls = {
  /** [CC-02] */
  studentLogin: declareCall('studentLogin', auth),
  /** [CC-03, CC-04] */
  forgotPassword: declareCall('forgotPassword', encoded),
  updatePassword: declareCall('updatePassword', encoded),
  /** [CC-06] */
  'get-psw-status': declareCall('get-psw-status', auth),
  'change-Password': declareCall('change-Password', auth),
  'change-password-after-login': declareCall('change-password-after-login', auth),
  'skip-password-after-login': declareCall('skip-password-after-login', auth),
  /** [CC-07] */
  'get-froala-key': declareCall('get-froala-key', auth),
  'get-lms-options': declareCall('get-lms-options', auth),
  'get-multiuser-device': declareCall('get-multiuser-device', auth),
  'get-logged-in-user': declareCall('get-logged-in-user', auth),
  'del-std-redis-key': declareCall('del-std-redis-key', auth),
  'users-logs': declareCall('users-logs', auth),
  /** [CC-08] */
  'set-user-activity-track': declareCall('set-user-activity-track', auth),
  /** [CC-09] */
  'global-search': declareCall('global-search', auth),
  'global-search-suggestion': declareCall('global-search-suggestion', auth),
  /** [CC-10] */
  'features-video': declareCall('features-video', { ...auth, request: 'data-flag' }),
  /** [CC-14, CC-15] */
  'start-video-screen': declareCall('start-video-screen', auth),
  setScreenShareRoom: declareCall('setScreenShareRoom', auth),
};
