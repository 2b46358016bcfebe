import type { UnitOfWork } from '#server/core/context.ts';
import type { Queryable } from '#server/db/database.ts';
import type { PersonKey } from './queries/people.ts';
import { liveSessions, liveSessionsOf, unendedSessions } from './queries/sessions.ts';
import { endSession } from './sessions.ts';

/** What all browsers without storage send. */
const noDevice = ['', 'unknown'];

export async function peopleConnected(
  { app, db }: Pick<UnitOfWork, 'app' | 'db'>,
  schoolId: number,
  personIds: readonly number[],
): Promise<number[]> {
  if (personIds.length === 0) return [];
  const live = await liveSessionsOf(db, app.now(), schoolId, personIds);
  const connected = await app.broadcaster.connectedSessions(live.map(({ id }) => id));
  return [...new Set(live.filter(({ id }) => connected.has(id)).map(({ personId }) => personId))];
}

/** [LG-07] The person's live sessions on other devices than this one. */
export async function sessionsElsewhere(
  db: Queryable,
  now: Date,
  person: PersonKey,
  deviceId: string,
): Promise<string[]> {
  const isHere = (other: string) => other === deviceId && !noDevice.includes(deviceId);
  const live = await liveSessions(db, now, person);
  return live.filter(({ device }) => !isHere(device.deviceId ?? '')).map(({ id }) => id);
}

export async function endSessionsOf(
  unit: UnitOfWork,
  person: PersonKey,
  exceptSessionId?: string,
): Promise<number> {
  const open = await unendedSessions(unit.db, person, exceptSessionId);
  for (const { id } of open) await endSession(unit, id);
  return open.length;
}
