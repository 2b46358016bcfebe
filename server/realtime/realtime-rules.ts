import type { AppContext } from '../context.ts';
import { logoutRecordAt } from '../domain/forced-logout.ts';
import { realtimePass } from '../domain/realtime-pass.ts';
import { endOfSession } from '../domain/sessions.ts';
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
