import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { Cluster, Question, Topic } from '#server/cluster/cluster.ts';
import type { Actor } from '#server/core/actor.ts';
import type { AppContext } from '#server/core/context.ts';
import type { Broadcaster, DoneLogout } from './broadcaster.ts';
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
  /** Updates people's channels, and disconnects those who may not be here any more; null: everybody. */
  peopleMoved(moved: readonly MembershipChange[] | null): void;
  counts(): { readonly sockets: number; readonly realtime: number };
  close(): Promise<void>;
}

interface Sent {
  readonly content: unknown;
  readonly except?: readonly Channel[];
}

interface Served {
  readonly app: AppContext;
  readonly audience: Audience;
}

interface Person {
  actor: Actor;
  turn: Promise<void>;
}

/** Kept out of `socket.data`, which is stored for returning browsers, with several processes in Redis. */
const people = new WeakMap<Socket, Person>();

function personAt(socket: Socket): Person {
  const person = people.get(socket);
  if (!person) throw new Error('A socket came in unasked.');
  return person;
}

/** A browser that returns within this time hears missed hints. */
const recoverMilliseconds = 120_000;

const sessionsEnded: Topic<readonly string[]> = { name: 'sessions-ended' };
const loggedOut: Topic<Pick<DoneLogout, 'key' | 'record'> & { readonly schoolId: number }> = {
  name: 'logged-out',
};
const connected: Question<readonly string[], readonly string[]> = { name: 'connected' };

/** After a gap all browsers ask for everything again, spread over these milliseconds. */
const askAgainWithin = 5_000;

export function createSockets(http: HttpServer, lines: LiveLines, cluster: Cluster): Sockets {
  // When a client asks for an upgrade, Node removes its own error listener from the connection. If the client then
  // disconnects before anybody answers, the error would end the process.
  http.prependListener('upgrade', (_request, line) => line.on('error', () => line.destroy()));
  const io = new Server(http, {
    path: '/socket',
    serveClient: false,
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: 16 * 1024,
    connectionStateRecovery: { maxDisconnectionDuration: recoverMilliseconds, skipMiddlewares: false },
  });
  cluster.attach(io);
  const realtime = createRealtimeDatabase(http);
  /** Ends what belongs to these sessions at this process, except sockets, which end for all processes at once. */
  const endOwn = (sessionIds: readonly string[]) => {
    served?.app.sessions.forgetActors();
    realtime.endSessions(sessionIds);
    for (const line of lines.all()) line.endSessions(sessionIds);
  };
  const endSessions = (sessionIds: readonly string[]) => {
    if (sessionIds.length === 0) return;
    disconnectSessions(io, sessionIds);
    endOwn(sessionIds);
    cluster.tell(sessionsEnded, sessionIds);
  };
  const connectedHere = (sessionIds: readonly string[]) =>
    sessionIds.filter((id) => io.of('/').adapter.rooms.has(channels.session(id)) || realtime.isConnected(id));
  const calmly = createThrottle(joinHearers);
  const recent = createRecentHints();
  let served: Served | null = null;
  const peopleMoved = (moved: readonly MembershipChange[] | null) => {
    const attached = served;
    if (!attached) return;
    const { app } = attached;
    app.sessions.forgetActors();
    const isMoved = amongThe(moved);
    for (const line of lines.all()) line.peopleMoved(isMoved);
    for (const socket of io.of('/').sockets.values())
      if (isMoved(personAt(socket).actor)) inTurn(app, socket, () => follow(attached, socket, realtime));
  };
  cluster.hear(sessionsEnded, endOwn);
  cluster.hear(loggedOut, ({ schoolId, key, record }) => realtime.publish(schoolId, key, record));
  cluster.answer(connected, connectedHere);
  cluster.hearHints(({ name, content, to, except }) =>
    recent.remember({ name, content, to: to as readonly Channel[], except: except as readonly Channel[] }),
  );
  cluster.whenCaughtUp(() => {
    peopleMoved(null);
    for (const socket of io.of('/').sockets.values())
      setTimeout(() => socket.emit('ready'), Math.random() * askAgainWithin).unref();
  });
  return {
    attach: (app, audience) => {
      const attached = { app, audience };
      served = attached;
      realtime.attach(audience.realtime);
      io.use((socket, next) => {
        void authenticate(app, socket.handshake.auth).then((result) => {
          if (result instanceof Error) return next(result);
          people.set(socket, { actor: result, turn: Promise.resolve() });
          return next();
        });
      });
      io.on('connection', (socket) => {
        const { actor } = personAt(socket);
        inTurn(app, socket, async () => {
          await enter(attached, socket, actor);
          // Sent after the join, so that later hints are not missed: the browser asks again once.
          socket.emit('ready');
          if (!socket.recovered) tellMissed(socket, recent);
        });
        endWithSession(app, socket, actor.expiresAt);
      });
    },
    peopleMoved,
    broadcast: (hint, to, ...[parts]) => {
      const { content, except = [] }: Sent = { content: undefined, ...parts };
      // socket.io takes an empty list of channels for everybody.
      if (to.length === 0) return;
      const send = (hearers: Hearers) => {
        recent.remember({ name: hint.name, content, ...hearers });
        io.to([...hearers.to])
          .except([...hearers.except])
          .emit(hint.name, content);
      };
      if (hint.calm === 0) send({ to, except });
      else calmly(`${hint.name}:${JSON.stringify(content)}`, hint.calm, { to, except }, send);
    },
    askAgain: (to) => {
      if (to.length > 0) io.to([...to]).emit('ready');
    },
    endSession: (sessionId) => endSessions([sessionId]),
    forceLogout: (schoolId, { key, record, sessionIds }) => {
      tellLoggedOut(io, sessionIds, record);
      realtime.publish(schoolId, key, record);
      cluster.tell(loggedOut, { schoolId, key, record });
      endSessions(sessionIds);
    },
    connectedSessions: async (sessionIds) => {
      if (sessionIds.length === 0) return new Set();
      const elsewhere = await cluster.ask(connected, sessionIds);
      return new Set([...connectedHere(sessionIds), ...elsewhere.flat()]);
    },
    counts: () => ({ sockets: io.of('/').sockets.size, realtime: realtime.connections() }),
    close: async () => {
      realtime.close();
      for (const line of lines.all()) line.close();
      await io.close();
    },
  };
}

interface Hearers {
  readonly to: readonly Channel[];
  readonly except: readonly Channel[];
}

/** One hint to the hearers of two: left out is only who was left out of both. */
const joinHearers = (one: Hearers, other: Hearers): Hearers => ({
  to: [...new Set([...one.to, ...other.to])],
  except: one.except.filter((channel) => other.except.includes(channel)),
});

/** In milliseconds: the way to the server adds to the age that a page reports. */
const askedEarlier = 5_000;

/** Tells a new page what changed since it asked for its data, or makes it ask again where that is forgotten. */
function tellMissed(socket: Socket, recent: RecentHints): void {
  const { askedAgo } = socket.handshake.auth;
  if (!Number.isFinite(askedAgo)) return;
  const missed = recent.missed(Math.max(0, askedAgo) + askedEarlier, (channel) => socket.rooms.has(channel));
  if (missed) for (const { name, content } of missed) socket.emit(name, content);
  else socket.emit('ready');
}

/** For a fault of ours: browsers come back by themselves. `disconnect` would tell them that their session is over. */
const breakOff = (socket: Socket) => socket.conn.close();

/** Changes the channels of one socket one after another, so that the latest look-up wins. */
function inTurn(app: AppContext, socket: Socket, act: () => Promise<void>): void {
  const person = personAt(socket);
  person.turn = person.turn.then(act).catch((error: unknown) => {
    app.log.error({ err: error }, 'A socket could not join its channels');
    breakOff(socket);
  });
}

/** A returning or long-lived connection may have older channels. Returns whether anything changed. */
async function enter({ audience }: Served, socket: Socket, actor: Actor): Promise<boolean> {
  const names = new Set<string>(channelsOf(actor, await audience.standingOf(actor), audience.desks));
  const stale = [...socket.rooms].filter((name) => name !== socket.id && !names.has(name));
  const isChanged = stale.length > 0 || [...names].some((name) => !socket.rooms.has(name));
  for (const name of stale) await socket.leave(name);
  await socket.join([...names]);
  return isChanged;
}

async function follow(served: Served, socket: Socket, realtime: RealtimeDatabase): Promise<void> {
  const { sessionId, school: before } = personAt(socket).actor;
  const { app, audience } = served;
  const actor = await app.sessions.actorOfSession(sessionId);
  if (!actor) {
    realtime.endSessions([sessionId]);
    socket.disconnect(true);
    return;
  }
  personAt(socket).actor = actor;
  realtime.keepTo(sessionId, new Set(await audience.keysOf(actor)));
  // What they have read may be another's now, or last year's: the browser asks again.
  const isMoved = await enter(served, socket, actor);
  if (isMoved || before.academicYear !== actor.school.academicYear) socket.emit('ready');
}

/** Uses a set, because the end of a year moves a whole school. */
function amongThe(moved: readonly MembershipChange[] | null): IsMoved {
  const keys = new Set(moved?.map(({ schoolId, personId }) => `${schoolId}:${personId ?? ''}`));
  return ({ id, school }) => moved === null || keys.has(`${school.id}:${id}`) || keys.has(`${school.id}:`);
}

/** The socket stays if the session was extended meanwhile. */
function endWithSession(app: AppContext, socket: Socket, expiresAt: Date): void {
  const left = expiresAt.getTime() - app.now().getTime();
  const expiry = setTimeout(
    () => {
      app.sessions.endOfSession(personAt(socket).actor.sessionId).then(
        (end) => (end && socket.connected ? endWithSession(app, socket, end) : socket.disconnect(true)),
        () => breakOff(socket),
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
