import type { AppContext } from '#server/core/context.ts';
import type { RealtimeRules } from '#server/realtime/realtime.types.ts';
import { logoutRecordAt } from './forced-logout.ts';
import { realtimePass } from './realtime-pass.ts';

export function realtimeRules(app: AppContext): RealtimeRules {
  return {
    now: app.now,
    listenerOf: (pass) => realtimePass.read(app, pass),
    valueAt: ({ schoolId }, key) => logoutRecordAt(app.db, schoolId, key),
    endOf: app.sessions.endOfSession,
    onError: (error) => app.log.error({ err: error }, 'The realtime database could not answer'),
  };
}
