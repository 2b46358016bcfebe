import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { UnitOfWork } from '#server/core/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { sessions } from './schema/session.ts';
import { endSession } from './sessions.ts';

interface PersonKey {
  readonly schoolId: number;
  readonly id: number;
}

/** What a browser told of itself [QU-14]; older rows may hold less. */
interface StoredDevice {
  readonly deviceId?: string;
  readonly browser?: string;
  readonly os?: string;
}

/** Browsers that keep nothing call themselves so, all of them. */
const noDevice = ['', 'unknown'];

export async function liveSessions(db: Queryable, now: Date, person: PersonKey) {
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.schoolId, person.schoolId),
        eq(sessions.personId, person.id),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
      ),
    )
    .orderBy(desc(sessions.createdAt));
  return rows.map((row) => ({ ...row, device: row.device as StoredDevice }));
}

/** Of these people of a school those who have a page open just now. */
export async function peopleConnected(
  { app, db }: Pick<UnitOfWork, 'app' | 'db'>,
  schoolId: number,
  personIds: readonly number[],
): Promise<number[]> {
  if (personIds.length === 0) return [];
  const live = await db
    .select({ id: sessions.id, personId: sessions.personId })
    .from(sessions)
    .where(
      and(
        eq(sessions.schoolId, schoolId),
        sql`${sessions.personId} = any(${sql.param([...personIds])}::int[])`,
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, app.now()),
      ),
    );
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

/** Ends everything the person has open, save one session if it is named. */
export async function endSessionsOf(
  unit: UnitOfWork,
  person: PersonKey,
  exceptSessionId?: string,
): Promise<number> {
  const open = await unit.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.schoolId, person.schoolId),
        eq(sessions.personId, person.id),
        isNull(sessions.endedAt),
        exceptSessionId === undefined ? undefined : ne(sessions.id, exceptSessionId),
      ),
    );
  for (const { id } of open) await endSession(unit, id);
  return open.length;
}
