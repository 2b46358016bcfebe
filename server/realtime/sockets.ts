import type { Server as HttpServer } from 'node:http';
import { and, eq } from 'drizzle-orm';
import { Server, type Socket } from 'socket.io';
import type { AppContext } from '../context.ts';
import { memberships, schools } from '../db/schema/school.ts';
import { type Actor, actorOfToken, endOfSession } from '../domain/sessions.ts';
import type { Broadcaster } from './broadcaster.ts';
import { disconnectSessions, tellLoggedOut } from './forced-logout.ts';
import { createRealtimeDatabase } from './realtime-database.ts';
import { realtimeRules } from './realtime-rules.ts';
import { rooms, roomsOf, type SchoolPlace } from './rooms.ts';
import { createThrottle } from './throttle.ts';

export interface Sockets extends Broadcaster {
  /** Starts accepting connections; the app context needs the broadcaster before it is complete. */
  attach(app: AppContext): void;
  close(): Promise<void>;
}

/** A missed hint is replayed to a browser that comes back within this time. */
const recoverMilliseconds = 120_000;
/** A school opens a notice all at once; who watches needs no more hints than this apart. */
const deliveryPause = 1000;

export function createSockets(http: HttpServer): Sockets {
  const io = new Server(http, {
    path: '/socket',
    serveClient: false,
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: 16 * 1024,
    connectionStateRecovery: { maxDisconnectionDuration: recoverMilliseconds, skipMiddlewares: false },
  });
  const realtime = createRealtimeDatabase(http);
  const calmly = createThrottle(deliveryPause);
  return {
    attach: (app) => {
      realtime.attach(realtimeRules(app));
      io.use((socket, next) => {
        void authenticate(app, socket.handshake.auth).then((result) => {
          if (result instanceof Error) return next(result);
          socket.data.actor = result;
          return next();
        });
      });
      io.on('connection', (socket) => {
        const actor = socket.data.actor as Actor;
        Promise.all([placesOf(app, actor), schoolPlaceOf(app, actor)])
          .then(([places, schoolPlace]) => enter(socket, roomsOf(actor, places, schoolPlace)))
          // Told only now, so that a hint sent from here on is not missed: the browser asks again once.
          .then(() => socket.emit('ready'))
          .catch((error: unknown) => {
            app.log.error({ err: error }, 'A socket could not join its rooms');
            socket.disconnect(true);
          });
        endWithSession(app, socket, actor.expiresAt);
      });
    },
    noticeChanged: (names, change) => {
      io.to([...names]).emit('notice.changed', change);
    },
    deliveryChanged: (names, change) => {
      calmly(String(change.noticeId), () => io.to([...names]).emit('delivery.changed', change));
    },
    notificationsChanged: (names, except = [], hushed = []) => {
      io.to([...names])
        .except([...except, ...hushed])
        .emit('notification');
      // No rooms at all would be everybody.
      if (hushed.length > 0)
        io.to([...hushed])
          .except([...except])
          .emit('notification.quiet', true);
    },
    helpdeskChanged: (names, change) => {
      io.to([...names]).emit('helpdesk.changed', change);
    },
    endSession: (sessionId) => {
      disconnectSessions(io, [sessionId]);
      realtime.endSessions([sessionId]);
    },
    forceLogout: (schoolId, { key, record, sessionIds }) => {
      tellLoggedOut(io, sessionIds, record);
      realtime.publish(schoolId, key, record);
      disconnectSessions(io, sessionIds);
      realtime.endSessions(sessionIds);
    },
    connectedSessions: (sessionIds) =>
      new Set(
        sessionIds.filter(
          (id) => io.of('/').adapter.rooms.has(rooms.session(id)) || realtime.isConnected(id),
        ),
      ),
    close: async () => {
      realtime.close();
      await io.close();
    },
  };
}

/** A connection that comes back brings the rooms of who it was when it broke: only today's are kept. */
async function enter(socket: Socket, names: readonly string[]): Promise<void> {
  const stale = [...socket.rooms].filter((name) => name !== socket.id && !names.includes(name));
  for (const name of stale) await socket.leave(name);
  await socket.join([...names]);
}

/** The session may have been extended when its time comes: then the socket waits on. */
function endWithSession(app: AppContext, socket: Socket, expiresAt: Date): void {
  const left = expiresAt.getTime() - app.now().getTime();
  const expiry = setTimeout(
    () => {
      endOfSession(app, (socket.data.actor as Actor).sessionId).then(
        (end) => (end && socket.connected ? endWithSession(app, socket, end) : socket.disconnect(true)),
        () => socket.disconnect(true),
      );
    },
    Math.min(Math.max(left, 0), 2 ** 31 - 1),
  );
  expiry.unref();
  socket.once('disconnect', () => clearTimeout(expiry));
}

async function authenticate(app: AppContext, auth: Record<string, unknown>): Promise<Actor | Error> {
  const { token } = auth;
  try {
    const actor = typeof token === 'string' && token.length <= 200 ? await actorOfToken(app, token) : null;
    return actor ?? new Error('unauthorized');
  } catch {
    return new Error('unavailable');
  }
}

function placesOf(app: AppContext, actor: Actor) {
  return app.db
    .select({ gradeId: memberships.gradeId, divisionId: memberships.divisionId })
    .from(memberships)
    .where(and(eq(memberships.schoolId, actor.school.id), eq(memberships.personId, actor.id)));
}

async function schoolPlaceOf(app: AppContext, actor: Actor): Promise<SchoolPlace> {
  const [place] = await app.db
    .select({ countryId: schools.countryId, stateId: schools.stateId })
    .from(schools)
    .where(eq(schools.id, actor.school.id));
  return place ?? { countryId: 0, stateId: 0 };
}
