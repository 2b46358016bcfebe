import { logoutRecordAt } from '#server/auth/forced-logout.ts';
import { realtimePass } from '#server/auth/realtime-pass.ts';
import { endOfSession } from '#server/auth/sessions.ts';
import type { AppContext } from '#server/core/context.ts';
import type { RealtimeRules } from './realtime.types.ts';

/** Who may connect to the realtime database, and what lies in it. */
export function realtimeRules(app: AppContext): RealtimeRules {
  return {
    now: app.now,
    listenerOf: (pass) => realtimePass.read(app, pass),
    valueAt: ({ schoolId }, key) => logoutRecordAt(app.db, schoolId, key),
    endOf: (sessionId) => endOfSession(app, sessionId),
    onError: (error) => app.log.error({ err: error }, 'The realtime database could not answer'),
  };
}
