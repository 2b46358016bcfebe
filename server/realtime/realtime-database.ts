import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { WebSocketServer } from 'ws';
import { hostToReturnTo } from '#server/core/request-origin.ts';
import type { RealtimeLimits, RealtimeRules } from './realtime.types.ts';
import { RealtimeConnection } from './realtime-connection.ts';

export const realtimeLimits: RealtimeLimits = {
  messageBytes: 16 * 1024,
  connections: 20_000,
  perSession: 20,
  strangerMilliseconds: 10_000,
  idleMilliseconds: 120_000,
  requestsPerMinute: 120,
};

export interface RealtimeDatabase {
  attach(rules: RealtimeRules): void;
  publish(schoolId: number, key: string, value: object): void;
  endSessions(sessionIds: readonly string[]): void;
  /** From now on the session's connections may read only these keys. */
  keepTo(sessionId: string, keys: ReadonlySet<string>): void;
  isConnected(sessionId: string): boolean;
  connections(): number;
  close(): void;
}

/** [QU-09] The client library connects here, at the root of the host; only the server writes. */
const realtimePath = '/.ws';

/** The realtime database on the embedded server, in the wire protocol of the official client library. */
export function createRealtimeDatabase(http: HttpServer, limits = realtimeLimits): RealtimeDatabase {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.messageBytes });
  const connections = new Set<RealtimeConnection>();
  const bySession = new Map<string, Set<RealtimeConnection>>();
  let rules: RealtimeRules | null = null;

  /** false: the session has as many connections as it may. */
  const enter = (connection: RealtimeConnection, sessionId: string): boolean => {
    const own = bySession.get(sessionId) ?? new Set();
    if (own.size >= limits.perSession) return false;
    bySession.set(sessionId, own.add(connection));
    return true;
  };
  const leave = (connection: RealtimeConnection, sessionId: string | undefined) => {
    connections.delete(connection);
    const own = sessionId === undefined ? undefined : bySession.get(sessionId);
    own?.delete(connection);
    if (sessionId !== undefined && own?.size === 0) bySession.delete(sessionId);
  };

  http.on('upgrade', (request, socket, head) => {
    if (pathOf(request) !== realtimePath) return;
    const known = rules;
    if (!known || connections.size >= limits.connections) {
      socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const host = hostToReturnTo(request);
      connections.add(new RealtimeConnection(webSocket, { host, rules: known, limits, enter, leave }));
    });
  });

  return {
    attach: (given) => {
      rules = given;
    },
    publish: (schoolId, key, value) => {
      for (const connection of connections) connection.publish(schoolId, key, value);
    },
    endSessions: (sessionIds) => {
      for (const id of sessionIds)
        for (const connection of bySession.get(id) ?? []) connection.end('The session is over.');
    },
    keepTo: (sessionId, keys) => {
      for (const connection of bySession.get(sessionId) ?? []) connection.keepTo(keys);
    },
    isConnected: (sessionId) => bySession.has(sessionId),
    connections: () => connections.size,
    close: () => {
      rules = null;
      for (const connection of connections) connection.end('The server stops.');
      sockets.close();
    },
  };
}

const pathOf = (request: IncomingMessage) => (request.url ?? '').split('?')[0];
