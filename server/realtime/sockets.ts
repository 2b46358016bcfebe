import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { Actor } from '#server/core/actor.ts';
import type { AppContext } from '#server/core/context.ts';
import type { Broadcaster } from './broadcaster.ts';
import { disconnectSessions, tellLoggedOut } from './forced-logout.ts';
import { createLivekitRooms } from './livekit/livekit-rooms.ts';
import type { LivekitServer } from './livekit/livekit-token.ts';
import type { MembershipChange } from './membership-listener.ts';
import type { Audience } from './realtime.types.ts';
import { createRealtimeDatabase, type RealtimeDatabase } from './realtime-database.ts';
import { rooms, roomsOf } from './rooms.ts';
import { createScreenRelay } from './screen/screen-relay.ts';
import { createThrottle } from './throttle.ts';

export interface Sockets extends Broadcaster {
  /** Starts accepting connections; the app context needs the broadcaster before it is complete. */
  attach(app: AppContext, audience: Audience): void;
  /** Puts those who are connected into the rooms of today, and lets go who may not be here any more; null: everybody. */
  peopleMoved(moved: readonly MembershipChange[] | null): void;
  close(): Promise<void>;
}

interface Served {
  readonly app: AppContext;
  readonly audience: Audience;
}

/** A missed hint is replayed to a browser that comes back within this time. */
const recoverMilliseconds = 120_000;
/** A school opens a notice all at once; who watches needs no more hints than this apart. */
const deliveryPause = 1000;

export function createSockets(http: HttpServer, livekit?: LivekitServer): Sockets {
  const io = new Server(http, {
    path: '/socket',
    serveClient: false,
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: 16 * 1024,
    connectionStateRecovery: { maxDisconnectionDuration: recoverMilliseconds, skipMiddlewares: false },
  });
  const realtime = createRealtimeDatabase(http);
  const screens = livekit ? createLivekitRooms(livekit) : createScreenRelay(http);
  const endSessions = (sessionIds: readonly string[]) => {
    disconnectSessions(io, sessionIds);
    realtime.endSessions(sessionIds);
    screens.endSessions(sessionIds);
  };
  const calmly = createThrottle(deliveryPause);
  let served: Served | null = null;
  return {
    attach: (app, audience) => {
      const attached = { app, audience };
      served = attached;
      realtime.attach(audience.realtime);
      screens.attach(audience.screens);
      io.use((socket, next) => {
        void authenticate(app, socket.handshake.auth).then((result) => {
          if (result instanceof Error) return next(result);
          socket.data.actor = result;
          return next();
        });
      });
      io.on('connection', (socket) => {
        const actor = socket.data.actor as Actor;
        inTurn(app, socket, async () => {
          await enter(attached, socket, actor);
          // Told only now, so that a hint sent from here on is not missed: the browser asks again once.
          socket.emit('ready');
        });
        endWithSession(app, socket, actor.expiresAt);
      });
    },
    peopleMoved: (moved) => {
      const attached = served;
      if (!attached) return;
      const { app } = attached;
      app.sessions.forgetActors();
      const isMoved = amongThe(moved);
      screens.peopleMoved(isMoved);
      for (const socket of io.of('/').sockets.values())
        if (isMoved(socket.data.actor as Actor))
          inTurn(app, socket, () => follow(attached, socket, realtime));
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
    classesChanged: (names) => {
      io.to([...names]).emit('classes.changed');
    },
    schoolsChanged: (names) => {
      calmly('schools', () => io.to([...names]).emit('schools.changed'));
    },
    curriculumChanged: (names) => {
      io.to([...names]).emit('curriculum.changed');
    },
    askAgain: (names) => {
      io.to([...names]).emit('ready');
    },
    screenShareChanged: (names, hint) => {
      io.to([...names]).emit(hint);
    },
    endScreenShare: (shareId, reason) => screens.endShare(shareId, reason),
    wayToScreen: (guest) => screens.wayIn(guest),
    viewersOf: (shareId) => screens.viewersOf(shareId),
    endSession: (sessionId) => endSessions([sessionId]),
    forceLogout: (schoolId, { key, record, sessionIds }) => {
      tellLoggedOut(io, sessionIds, record);
      realtime.publish(schoolId, key, record);
      endSessions(sessionIds);
    },
    connectedSessions: (sessionIds) =>
      new Set(
        sessionIds.filter(
          (id) => io.of('/').adapter.rooms.has(rooms.session(id)) || realtime.isConnected(id),
        ),
      ),
    close: async () => {
      realtime.close();
      screens.close();
      await io.close();
    },
  };
}

/** What is done with the rooms of one socket, one after another: the last who looked them up is right. */
function inTurn(app: AppContext, socket: Socket, act: () => Promise<void>): void {
  const last = (socket.data.turn as Promise<void> | undefined) ?? Promise.resolve();
  socket.data.turn = last.then(act).catch((error: unknown) => {
    app.log.error({ err: error }, 'A socket could not join its rooms');
    socket.disconnect(true);
  });
}

/**
 * A connection that comes back brings the rooms of who it was when it broke, and one that stays has those of who it was
 * when it came: only today's are kept. True when that changed anything.
 */
async function enter({ audience }: Served, socket: Socket, actor: Actor): Promise<boolean> {
  const names = roomsOf(actor, await audience.standingOf(actor));
  const stale = [...socket.rooms].filter((name) => name !== socket.id && !names.includes(name));
  const isChanged = stale.length > 0 || names.some((name) => !socket.rooms.has(name));
  for (const name of stale) await socket.leave(name);
  await socket.join([...names]);
  return isChanged;
}

/** Who was moved hears of today's audience alone; who may not be here any more goes. */
async function follow(served: Served, socket: Socket, realtime: RealtimeDatabase): Promise<void> {
  const { sessionId, school: before } = socket.data.actor as Actor;
  const { app, audience } = served;
  const actor = await app.sessions.actorOfSession(sessionId);
  if (!actor) {
    realtime.endSessions([sessionId]);
    socket.disconnect(true);
    return;
  }
  socket.data.actor = actor;
  realtime.keepTo(sessionId, new Set(await audience.keysOf(actor)));
  // What they read until now may not be theirs any more, or was of the year before: the browser asks again.
  const isMoved = await enter(served, socket, actor);
  if (isMoved || before.academicYear !== actor.school.academicYear) socket.emit('ready');
}

/** A year's end moves a whole school at once: nobody is looked for in a list. */
function amongThe(
  moved: readonly MembershipChange[] | null,
): (person: Pick<Actor, 'id'> & { readonly school: Pick<Actor['school'], 'id'> }) => boolean {
  const keys = new Set(moved?.map(({ schoolId, personId }) => `${schoolId}:${personId ?? ''}`));
  return ({ id, school }) => moved === null || keys.has(`${school.id}:${id}`) || keys.has(`${school.id}:`);
}

/** The session may have been extended when its time comes: then the socket waits on. */
function endWithSession(app: AppContext, socket: Socket, expiresAt: Date): void {
  const left = expiresAt.getTime() - app.now().getTime();
  const expiry = setTimeout(
    () => {
      app.sessions.endOfSession((socket.data.actor as Actor).sessionId).then(
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
    const actor =
      typeof token === 'string' && token.length <= 200 ? await app.sessions.actorOfToken(token) : null;
    return actor ?? new Error('unauthorized');
  } catch {
    return new Error('unavailable');
  }
}
