import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { frameLimitBytes } from '#contract/screen-share/frame.codec.ts';
import { type RelayHello, relayPath, shareParameter } from '#contract/screen-share/relay.wire.ts';
import type { EndReason } from '#contract/screen-share/share.model.ts';
import { alone, type Cluster, type Question, type Topic } from '#server/cluster/cluster.ts';
import { forwardUpgrade } from '#server/cluster/forward-upgrade.ts';
import { isOtherOrigin, wasForwarded } from '#server/core/request-origin.ts';
import {
  type ScreenGuest,
  type ScreenHub,
  type ScreenLimits,
  type ScreenLine,
  type ScreenRules,
  screenLimits,
} from './screen.types.ts';
import { ScreenChannel } from './screen-channel.ts';
import { ScreenConnection, type Seat } from './screen-connection.ts';

const shareEnded: Topic<{ readonly shareId: number; readonly reason: EndReason }> = { name: 'share-ended' };
const viewersHere: Question<number, number> = { name: 'viewers-of-share' };

const nameOf = (shareId: number) => `share:${shareId}`;

/** Reads only the headers of frames. Of several processes one holds a share; the others forward connections to it. */
export function createScreenRelay(
  http: HttpServer,
  cluster: Cluster = alone,
  limits: ScreenLimits = screenLimits,
): ScreenHub {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: frameLimitBytes });
  const connections = new Set<ScreenConnection>();
  const channels = new Map<number, ScreenChannel>();
  let rules: ScreenRules | null = null;
  const quietly = (work: Promise<unknown> | undefined) =>
    void work?.catch((error: unknown) => rules?.onError(error));

  const channelOf = (shareId: number): ScreenChannel => {
    const channel = channels.get(shareId) ?? new ScreenChannel(limits);
    channels.set(shareId, channel);
    return channel;
  };
  const tidy = (shareId: number) => {
    if (!channels.get(shareId)?.isEmpty) return;
    channels.delete(shareId);
    cluster.release(nameOf(shareId));
  };
  const endChannel = (shareId: number, reason: EndReason) => {
    channels.get(shareId)?.end(reason);
    channels.delete(shareId);
    cluster.release(nameOf(shareId));
  };
  cluster.hear(shareEnded, ({ shareId, reason }) => endChannel(shareId, reason));
  cluster.answer(viewersHere, (shareId) => channels.get(shareId)?.viewers ?? 0);
  const ofSession = (sessionId: string) =>
    [...connections].filter(({ guest }) => guest?.sessionId === sessionId);

  const hostSeat = (line: ScreenLine): Seat => {
    const { shareId } = line.guest;
    const channel = channelOf(shareId);
    channel.enterHost(line);
    quietly(rules?.opened(line.guest));
    return {
      frame: (bytes) => channel.relay(bytes),
      text: (text) => channel.hear(text),
      leave: (wentByThemself) => {
        if (!channel.leaveHost(line)) return;
        // A broken line gets the time of a heartbeat; a closed tab the time of a refresh.
        if (wentByThemself)
          setTimeout(() => {
            if (!channels.get(shareId)?.hasHost) quietly(rules?.end(shareId, 'closed'));
          }, limits.graceMilliseconds).unref();
        tidy(shareId);
      },
    };
  };
  const viewerSeat = (line: ScreenLine, hello: RelayHello): Seat => {
    const { shareId } = line.guest;
    const channel = channelOf(shareId);
    const { viewer, most } = channel.enterViewer(line, hello);
    if (most !== null) quietly(rules?.crowded(line.guest, most));
    return {
      frame: () => 'viewer_spoke',
      text: (text) => channel.hearViewer(viewer, text),
      leave: () => {
        channel.leaveViewer(viewer);
        tidy(shareId);
      },
    };
  };
  const enter = async (line: ScreenLine, hello: RelayHello): Promise<Seat | null> => {
    if (ofSession(line.guest.sessionId).length > limits.perSession) return null;
    // The session may have ended between reading the pass and now.
    if (!(await rules?.mayStay(line.guest))) return null;
    return line.guest.isHost ? hostSeat(line) : viewerSeat(line, hello);
  };

  const endGuest = (connection: ScreenConnection, guest: ScreenGuest, reason: EndReason) => {
    if (guest.isHost) quietly(rules?.end(guest.shareId, reason));
    connection.socket.send(JSON.stringify({ told: 'ended', reason }));
    connection.socket.close(1000);
  };
  const lookAgain = async (connection: ScreenConnection, guest: ScreenGuest) => {
    const until = await rules?.mayStay(guest);
    if (until) connection.stayUntil(until);
    else endGuest(connection, guest, 'moved');
  };
  const round = setInterval(() => {
    const known = rules;
    if (!known) return;
    const hosts = [...connections].filter(({ guest, isAlive }) => guest?.isHost === true && isAlive);
    cluster.renew([...channels.keys()].map(nameOf));
    quietly(known.endStale(hosts.flatMap(({ guest }) => guest?.shareId ?? [])));
    for (const connection of connections) {
      connection.probe();
      const { guest } = connection;
      if (guest && guest.expiresAt <= known.now()) quietly(lookAgain(connection, guest));
    }
  }, limits.roundMilliseconds).unref();

  http.on('upgrade', (request, socket, head) => {
    if ((request.url ?? '').split('?')[0] !== relayPath) return;
    const known = rules;
    if (!known || connections.size >= limits.connections)
      return void socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
    if (isOtherOrigin(request, known.publicUrl))
      return void socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
    void passOn(cluster, request, { socket, head })
      .then((isElsewhere) => isElsewhere || receive(known, request, { socket, head }))
      .catch((error: unknown) => {
        known.onError(error);
        socket.destroy();
      });
  });
  const receive = (known: ScreenRules, request: IncomingMessage, { socket, head }: Upgrade) =>
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const connection = new ScreenConnection(
        webSocket,
        {
          strangerMilliseconds: limits.strangerMilliseconds,
          admit: known.admit,
          enter,
          offended: (guest, why) => quietly(known.refused(guest, why)),
          onError: known.onError,
        },
        () => connections.delete(connection),
      );
      connections.add(connection);
    });

  return {
    attach: (given) => {
      rules = given;
    },
    wayIn: () => null,
    endShare: (shareId, reason) => {
      endChannel(shareId, reason);
      cluster.tell(shareEnded, { shareId, reason });
    },
    viewersOf: async (shareId) => {
      const own = channels.get(shareId)?.viewers;
      if (own !== undefined) return own;
      return Math.max(0, ...(await cluster.ask(viewersHere, shareId)));
    },
    endSessions: (sessionIds) => {
      for (const id of sessionIds)
        for (const connection of ofSession(id))
          if (connection.guest) endGuest(connection, connection.guest, 'signed_out');
    },
    peopleMoved: (isMoved) => {
      for (const connection of connections) {
        const { guest } = connection;
        if (guest && isMoved({ id: guest.personId, school: { id: guest.schoolId } }))
          quietly(lookAgain(connection, guest));
      }
    },
    close: () => {
      clearInterval(round);
      rules = null;
      for (const { socket } of connections) socket.terminate();
      sockets.close();
    },
  };
}

interface Upgrade {
  readonly socket: Duplex;
  readonly head: Buffer;
}

/** true: forwarded to the process that holds the share. */
async function passOn(cluster: Cluster, request: IncomingMessage, upgrade: Upgrade): Promise<boolean> {
  if (!cluster.isShared || wasForwarded(request)) return false;
  const shareId = Number(new URL(request.url ?? '/', 'http://here').searchParams.get(shareParameter));
  if (!Number.isSafeInteger(shareId) || shareId <= 0) return false;
  const thing = nameOf(shareId);
  const holder = await cluster.claim(thing);
  if (holder === cluster.ownAddress()) return false;
  if (await forwardUpgrade(request, { ...upgrade, origin: holder })) return true;
  // The holder died or is unreachable: the share continues here.
  await cluster.disown(thing, holder);
  const next = await cluster.claim(thing);
  return next !== cluster.ownAddress() && forwardUpgrade(request, { ...upgrade, origin: next });
}
