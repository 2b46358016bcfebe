import * as v from 'valibot';

/** The realtime database's wire protocol, version 5: text frames of JSON. */

const request = v.object({
  t: v.literal('d'),
  d: v.object({
    r: v.pipe(v.number(), v.safeInteger()),
    a: v.string(),
    b: v.optional(v.record(v.string(), v.unknown()), {}),
  }),
});

export interface RealtimeRequest {
  readonly number: number;
  readonly action: string;
  /** The requested place without outer slashes; '' is the root. */
  readonly path: string;
  readonly credential: string;
}

export const keepAlive = '0';

/** null for anything that is no request, also for a part of a long message, which nobody needs here. */
export function readRequest(text: string): RealtimeRequest | null {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return null;
  }
  const read = v.safeParse(request, said);
  if (!read.success) return null;
  const { r, a, b } = read.output.d;
  return {
    number: r,
    action: a,
    path: textOf(b['p']).replace(/^\/+|\/+$/g, ''),
    credential: textOf(b['cred']),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const control = (type: string, data: unknown) => JSON.stringify({ t: 'c', d: { t: type, d: data } });
const data = (content: object) => JSON.stringify({ t: 'd', d: content });

/** The client returns to `host` when its connection breaks. */
export const greeting = (at: number, host: string, session: string) =>
  control('h', { ts: at, v: '5', h: host, s: session });
export const shutdown = (reason: string) => control('s', reason);
export const answer = (number: number, status: string, content: unknown = '') =>
  data({ r: number, b: { s: status, d: content } });
export const pushed = (path: string, value: unknown) => data({ a: 'd', b: { p: path, d: value } });
/** The client's right is over; it asks for a new pass. */
export const authRevoked = () => data({ a: 'ac', b: { s: 'invalid_token', d: 'The session is over.' } });
