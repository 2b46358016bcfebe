import { createHmac } from 'node:crypto';
import type { LivekitServer } from '#server/core/settings-together.ts';

/** LiveKit's video grant: what the bearer may do in which room. */
export interface VideoGrant {
  readonly room: string;
  readonly roomJoin?: boolean;
  readonly roomAdmin?: boolean;
  readonly roomCreate?: boolean;
  readonly canPublish?: boolean;
  readonly canPublishSources?: readonly string[];
  readonly canPublishData?: boolean;
  readonly canSubscribe?: boolean;
}

interface TokenFacts {
  /** A second connection of an identity replaces the first. */
  readonly identity: string;
  readonly name?: string;
  readonly video: VideoGrant;
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A JSON Web Token (RFC 7519), signed with HS256. */
export function signLivekitToken(
  { key, secret }: LivekitServer,
  { identity, name, video }: TokenFacts,
  { now, seconds }: { readonly now: Date; readonly seconds: number },
): string {
  const at = Math.floor(now.getTime() / 1000);
  // Clocks of two machines differ a little.
  const claims = { iss: key, sub: identity, nbf: at - 10, exp: at + seconds, name, video };
  const body = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}
