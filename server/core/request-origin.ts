import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { refuserOf } from './refusal.ts';

/*
 * What a request says of where it comes from and of how it reached us is chosen by its sender. It is read here and
 * nowhere else in the server; docs/threat-model.md lists each use, and a test holds both.
 */

/**
 * The network that limits count by: the connection's address, or what a trusted proxy saw. A client with IPv6 chooses
 * freely within its /64, so that counts as one.
 */
export function clientNetwork({ ip }: FastifyRequest): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.toLowerCase().split('::');
  const groups = (part: string) => part.split(':').filter((group) => group !== '');
  const [first, last] = [groups(head), groups(tail ?? '')];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const network = [...first, ...zeros, ...last].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

const refuse = refuserOf({
  forbidden: 'Another website asked for this. Please open this site itself.',
});

/**
 * Refuses what a page of another site asked for. Browsers say so in Sec-Fetch-Site; over plain HTTP they leave it out,
 * and Origin has to be the configured address or the host that was asked. Other clients send neither.
 */
export function refuseOtherOrigin({ headers }: FastifyRequest, publicUrl: string | undefined): void {
  const { 'sec-fetch-site': site, origin, host } = headers;
  const isOwn =
    site === undefined
      ? origin === undefined || origin === publicUrl || hostOfOrigin(origin) === host?.toLowerCase()
      : site === 'same-origin' || site === 'none';
  if (!isOwn) throw refuse('forbidden');
}

const hostOfOrigin = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null);

/** Told back to the client that sent it and to nobody else: the realtime database's client comes back there. */
export function hostToReturnTo({ headers }: IncomingMessage): string {
  return headers.host ?? '';
}

/** On a WebSocket that another process of this installation passes on; whoever else sends it is kept from nothing but the right process. */
export const forwardedHeader = 'x-banyan-forwarded';

export const wasForwarded = ({ headers }: IncomingMessage): boolean => headers[forwardedHeader] !== undefined;

/** What goes on to another process: all that the browser said. */
export const headersToForward = ({ headers }: IncomingMessage) => ({ ...headers, [forwardedHeader]: '1' });

/** Did a page of another site open this socket? Browsers say so in Origin, and other clients send none. */
export function isOtherOrigin({ headers }: IncomingMessage, publicUrl: string | undefined): boolean {
  const { origin, host } = headers;
  return origin !== undefined && origin !== publicUrl && hostOfOrigin(origin) !== host?.toLowerCase();
}

/**
 * Where the page is embedded by its own app: the host that was asked and the configured one, as a page's policy takes
 * them. What is not a host and a port is left out, since it becomes part of a header.
 */
export function ownHosts({ headers }: FastifyRequest, publicUrl: string | undefined): readonly string[] {
  const hosts = [headers.host ?? '', publicUrl?.replace(/^https?:\/\//, '') ?? ''];
  return [...new Set(hosts.filter(isHost))];
}

const isHost = (host: string): boolean => /^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:]+\])(?::\d{1,5})?$/i.test(host);

/** Who brings a request on for somebody else says so in one of these, unless it was told not to. */
const signsOfProxy = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

/** A program of this machine asked, and no proxy that says for whom: what it is told is for the operator alone. */
export function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isHere = /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
  return isHere && !signsOfProxy.some((name) => headers[name] !== undefined);
}
