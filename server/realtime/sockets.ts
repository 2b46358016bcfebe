import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { Actor } from '#server/core/actor.ts';
import type { AppContext } from '#server/core/context.ts';
import type { Broadcaster } from './broadcaster.ts';
import { type Channel, channels, channelsOf } from './channels.ts';
import { disconnectSessions, tellLoggedOut } from './forced-logout.ts';
import type { IsMoved, LiveLines } from './live-line.ts';
import type { MembershipChange } from './membership-listener.ts';
import type { Audience } from './realtime.types.ts';
import { createRealtimeDatabase, type RealtimeDatabase } from './realtime-database.ts';
import { createRecentHints, type RecentHints } from './recent-hints.ts';
import { createThrottle } from './throttle.ts';

export interface Sockets extends Broadcaster {
  /** Starts accepting connections; the app context needs the broadcaster before it is complete. */
  attach(app: AppContext, audience: Audience): void;
  /** Puts connected people into the channels of today, and disconnects those who may not be here; null: everybody. */
  peopleMoved(moved: readonly MembershipChange[] | null): void;
  /** Connections of both kinds. */
  counts(): { readonly sockets: number; readonly realtime: number };
  close(): Promise<void>;
}

/** What may go with a hint, whichever it is. */
interface Sent {
  readonly content: unknown;
  readonly except?: readonly Channel[];
}

interface Served {
  readonly app: AppContext;
  readonly audience: Audience;
}

/** A missed hint is replayed to a browser that comes back within this time. */
const recoverMilliseconds = 120_000;

export function createSockets(http: HttpServer, lines: LiveLines): Sockets {
  const io = new Server(http, {
    path: '/socket',
    serveClient: false,
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: 16 * 1024,
    connectionStateRecovery: { maxDisconnectionDuration: recoverMilliseconds, skipMiddlewares: false },
  });
  const realtime = createRealtimeDatabase(http);
  const endSessions = (sessionIds: readonly string[]) => {
    disconnectSessions(io, sessionIds);
    realtime.endSessions(sessionIds);
    for (const line of lines.all()) line.endSessions(sessionIds);
  };
  const calmly = createThrottle();
  const recent = createRecentHints();
  let served: Served | null = null;
  return {
    attach: (app, audience) => {
      const attached = { app, audience };
      served = attached;
      realtime.attach(audience.realtime);
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
          if (!socket.recovered) tellMissed(socket, recent);
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
      for (const line of lines.all()) line.peopleMoved(isMoved);
      for (const socket of io.of('/').sockets.values())
        if (isMoved(socket.data.actor as Actor))
          inTurn(app, socket, () => follow(attached, socket, realtime));
    },
    broadcast: (hint, to, ...[parts]) => {
      const { content, except = [] }: Sent = { content: undefined, ...parts };
      // To socket.io no channels at all would be everybody.
      if (to.length === 0) return;
      const send = () => {
        recent.remember({ name: hint.name, content, to, except });
        io.to([...to])
          .except([...except])
          .emit(hint.name, content);
      };
      if (hint.calm === 0) send();
      else calmly(`${hint.name}:${JSON.stringify(content)}`, hint.calm, send);
    },
    askAgain: (to) => {
      if (to.length > 0) io.to([...to]).emit('ready');
    },
    endSession: (sessionId) => endSessions([sessionId]),
    forceLogout: (schoolId, { key, record, sessionIds }) => {
      tellLoggedOut(io, sessionIds, record);
      realtime.publish(schoolId, key, record);
      endSessions(sessionIds);
    },
    connectedSessions: (sessionIds) =>
      new Set(
        sessionIds.filter(
          (id) => io.of('/').adapter.rooms.has(channels.session(id)) || realtime.isConnected(id),
        ),
      ),
    counts: () => ({ sockets: io.of('/').sockets.size, realtime: realtime.connections() }),
    close: async () => {
      realtime.close();
      for (const line of lines.all()) line.close();
      await io.close();
    },
  };
}

/** How much earlier than it says a page may have asked for what it shows, in milliseconds: the way to the server. */
const askedEarlier = 5_000;

/** Tells a new page what changed since it asked for its data. What is not remembered any more, it asks for again. */
function tellMissed(socket: Socket, recent: RecentHints): void {
  const { askedAgo } = socket.handshake.auth;
  if (!Number.isFinite(askedAgo)) return;
  const missed = recent.missed(Math.max(0, askedAgo) + askedEarlier, (channel) => socket.rooms.has(channel));
  if (missed) for (const { name, content } of missed) socket.emit(name, content);
  else socket.emit('ready');
}

/** Changes the channels of one socket one after another, so that the latest look-up wins. */
function inTurn(app: AppContext, socket: Socket, act: () => Promise<void>): void {
  const last = (socket.data.turn as Promise<void> | undefined) ?? Promise.resolve();
  socket.data.turn = last.then(act).catch((error: unknown) => {
    app.log.error({ err: error }, 'A socket could not join its channels');
    socket.disconnect(true);
  });
}

/**
 * A connection that comes back has the channels its person had when it broke, and one that stays those of when it came.
 * Only today's are kept. True when that changed anything.
 */
async function enter({ audience }: Served, socket: Socket, actor: Actor): Promise<boolean> {
  const names = new Set<string>(channelsOf(actor, await audience.standingOf(actor), audience.desks));
  const stale = [...socket.rooms].filter((name) => name !== socket.id && !names.has(name));
  const isChanged = stale.length > 0 || [...names].some((name) => !socket.rooms.has(name));
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

/** Uses a set, because the end of a year moves a whole school. */
function amongThe(moved: readonly MembershipChange[] | null): IsMoved {
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
