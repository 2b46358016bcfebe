import {
  createRemoteJWKSet,
  customFetch,
  decodeProtectedHeader,
  errors,
  type JWTPayload,
  jwtVerify,
} from 'jose';
import type { Services } from '#server/core/context.ts';
import { isLoopback, type SignInProvider } from '#server/core/sign-in-providers.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { numberOf } from './identity.ts';
import { clockTolerance, knownOf, patience } from './provider-client.ts';

export interface LogoutRequest {
  readonly issuer: string;
  /** '' where the token names only a session. */
  readonly subject: string;
  /** The provider's session; '' for all sessions of the account. */
  readonly sid: string;
  /** Unique to the token. */
  readonly jti: string;
}

export class WrongLogoutToken extends Error {}

/** No signatures by a shared secret: ours is known to the person who set the server up. */
const signatures = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
const kinds = ['jwt', 'logout+jwt', 'application/logout+jwt'];
const event = 'http://schemas.openid.net/event/backchannel-logout';
/** In seconds. Tokens are remembered this long, so that none works twice. */
export const logoutTokenSeconds = 600;

const keys = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

/** The set fetches unknown keys at most once in half a minute, however many tokens arrive. */
function keysAt(address: string): ReturnType<typeof createRemoteJWKSet> {
  const found = keys.get(address);
  if (found) return found;
  const made = createRemoteJWKSet(new URL(address), {
    timeoutDuration: patience * 1000,
    [customFetch]: boundedFetch,
  });
  keys.set(address, made);
  return made;
}

/** Reads a token by OpenID Connect Back-Channel Logout 1.0, section 2.6; else throws `WrongLogoutToken`. */
export async function readLogoutToken(
  app: Pick<Services, 'now'>,
  provider: SignInProvider,
  token: string,
): Promise<LogoutRequest> {
  const { server } = await knownOf(provider);
  const address = server.jwks_uri ?? '';
  if (!address.startsWith('https:') && !(isLoopback(provider.issuer) && address !== ''))
    throw new Error('A provider of accounts names no keys.');
  const offered = server.id_token_signing_alg_values_supported ?? ['RS256'];
  refuseOtherKinds(token);
  try {
    const { payload } = await jwtVerify(token, keysAt(address), {
      issuer: provider.issuer,
      audience: provider.clientId,
      algorithms: signatures.filter((each) => offered.includes(each)),
      clockTolerance,
      currentDate: app.now(),
      maxTokenAge: logoutTokenSeconds,
      requiredClaims: ['iat', 'jti', 'events'],
    });
    return logoutRequestOf(provider, payload);
  } catch (error) {
    // Leaves out the cause, which holds the token's content.
    if (error instanceof errors.JOSEError && !isOutage(error)) throw new WrongLogoutToken(error.message);
    throw error;
  }
}

function refuseOtherKinds(token: string): void {
  let typ: unknown;
  try {
    ({ typ } = decodeProtectedHeader(token));
  } catch {
    throw new WrongLogoutToken('It is no token.');
  }
  if (typ === undefined) return;
  if (typeof typ !== 'string' || !kinds.includes(typ.toLowerCase()))
    throw new WrongLogoutToken('It is a token of another kind.');
}

/** True where nobody can verify the token yet. */
const isOutage = (error: errors.JOSEError) =>
  error instanceof errors.JWKSTimeout || error.code === 'ERR_JOSE_GENERIC';

function logoutRequestOf(
  provider: SignInProvider,
  { sub, sid, jti, nonce, events }: JWTPayload,
): LogoutRequest {
  const happened: unknown = typeof events === 'object' && events !== null ? Object(events)[event] : undefined;
  if (typeof happened !== 'object' || happened === null)
    throw new WrongLogoutToken('It tells of no sign-out.');
  // Identity tokens carry a nonce, and they sign nobody out.
  if (nonce !== undefined) throw new WrongLogoutToken('It carries a nonce.');
  const asked = { issuer: provider.issuer, subject: numberOf(sub), sid: numberOf(sid), jti: numberOf(jti) };
  if (asked.jti === '') throw new WrongLogoutToken('It has no number.');
  const isOdd = (sub !== undefined && asked.subject === '') || (sid !== undefined && asked.sid === '');
  if (isOdd || (asked.subject === '' && asked.sid === '')) throw new WrongLogoutToken('It names nobody.');
  return asked;
}
