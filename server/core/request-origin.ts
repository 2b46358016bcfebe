import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { refuserOf } from './refusal.ts';

/* The sender chooses what a request says of its origin. Only this file reads it; see docs/threat-model.md. */

/** The connection's address, or the one a trusted proxy saw; a client chooses within its IPv6 /64, so that is one. */
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

/** Browsers send Sec-Fetch-Site, over plain HTTP only Origin, which must be ours or the asked host; others neither. */
export function refuseOtherOrigin({ headers }: FastifyRequest, publicUrl: string | undefined): void {
  const { 'sec-fetch-site': site, origin, host } = headers;
  const isOwn =
    site === undefined
      ? origin === undefined || origin === publicUrl || hostOfOrigin(origin) === host?.toLowerCase()
      : site === 'same-origin' || site === 'none';
  if (!isOwn) throw refuse('forbidden');
}

const hostOfOrigin = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null);

/** Goes back only to the client that sent it: the realtime database's client reconnects there. */
export function hostToReturnTo({ headers }: IncomingMessage): string {
  return headers.host ?? '';
}

/** Marks a WebSocket passed on by another process. A stranger who sends it only misses the right process. */
export const forwardedHeader = 'x-banyan-forwarded';

export const wasForwarded = ({ headers }: IncomingMessage): boolean => headers[forwardedHeader] !== undefined;

export const headersToForward = ({ headers }: IncomingMessage) => ({ ...headers, [forwardedHeader]: '1' });

/** True where a page of another site opened this socket. Browsers send Origin; other clients do not. */
export function isOtherOrigin({ headers }: IncomingMessage, publicUrl: string | undefined): boolean {
  const { origin, host } = headers;
  return origin !== undefined && origin !== publicUrl && hostOfOrigin(origin) !== host?.toLowerCase();
}

/** Hosts where the app embeds its pages, for a page's policy; only host and port, since this goes into a header. */
export function ownHosts({ headers }: FastifyRequest, publicUrl: string | undefined): readonly string[] {
  const hosts = [headers.host ?? '', publicUrl?.replace(/^https?:\/\//, '') ?? ''];
  return [...new Set(hosts.filter(isHost))];
}

const isHost = (host: string): boolean => /^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:]+\])(?::\d{1,5})?$/i.test(host);

/** A proxy sets one of these headers unless it was configured not to. */
const signsOfProxy = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

/** True where a program of this machine asked, not through a proxy: the answer is for the operator alone. */
export function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isHere = /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
  return isHere && !signsOfProxy.some((name) => headers[name] !== undefined);
}
