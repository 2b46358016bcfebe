import type { Handler } from '#server/core/pipeline.ts';
import { liveSessions } from '../queries/sessions.ts';

/** [CC-07, QU-14] */
export const getMultiuserDevice: Handler<'get-multiuser-device'> = async (_input, { app, db, actor }) => {
  const live = await liveSessions(db, app.now(), { schoolId: actor.school.id, id: actor.id });
  return {
    status: 'true',
    data: live.map(({ id, device, createdAt, expiresAt }) => ({
      session: id,
      browser: device.browser ?? '',
      os: device.os ?? '',
      since: createdAt.toISOString(),
      expires: expiresAt.toISOString(),
      is_this: id === actor.sessionId,
    })),
  };
};
