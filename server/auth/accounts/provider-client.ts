import * as oidc from 'openid-client';
import type { Services } from '#server/core/context.ts';
import { isLoopback, type SignInProvider } from '#server/core/sign-in-providers.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { type Identity, identityOf } from './identity.ts';

type Place = Pick<Services, 'config' | 'now' | 'publicUrl'>;

/** How far the provider's clock and ours may be apart, in seconds. */
export const clockTolerance = 60;
/** How long a provider may take to answer, in seconds: people see an empty page meanwhile. */
export const patience = 8;
/** How long a provider's metadata counts as true, in milliseconds. */
const believed = 3_600_000;

interface Known {
  readonly server: oidc.ServerMetadata;
  readonly until: number;
  keys: oidc.ExportedJWKSCache | undefined;
}

const known = new Map<string, Known>();
/** Requests under way: later callers wait for the same answer. */
const asking = new Map<string, Promise<Known>>();

export const providerNamed = ({ config }: Pick<Services, 'config'>, name: string) =>
  config.signInProviders.find((each) => each.name === name);

/** Where the provider sends people back to; it is registered there word for word. */
export const callbackOf = ({ publicUrl }: Pick<Services, 'publicUrl'>, { name }: SignInProvider): string =>
  `${publicUrl()}/auth/oidc/${name}/callback`;

/** A library client for one use: somebody may set our clock between two uses. */
async function clientFor(app: Place, provider: SignInProvider): Promise<oidc.Configuration> {
  const { server, keys } = await knownOf(provider);
  const metadata = {
    client_secret: provider.clientSecret,
    [oidc.clockTolerance]: clockTolerance,
    [oidc.clockSkew]: Math.round((app.now().getTime() - Date.now()) / 1000),
  };
  const client = new oidc.Configuration(server, provider.clientId, metadata);
  client.timeout = patience;
  client[oidc.customFetch] = boundedFetch;
  // Checks signatures too, although the token comes straight from the provider.
  oidc.enableNonRepudiationChecks(client);
  if (isLoopback(provider.issuer)) oidc.allowInsecureRequests(client);
  if (keys) oidc.setJwksCache(client, keys);
  return client;
}

export async function knownOf(provider: SignInProvider): Promise<Known> {
  const { issuer } = provider;
  const before = known.get(issuer);
  if (before && before.until > Date.now()) return before;
  const answer = asking.get(issuer) ?? discover(provider, before).finally(() => asking.delete(issuer));
  asking.set(issuer, answer);
  return answer;
}

async function discover({ issuer, clientId }: SignInProvider, before: Known | undefined): Promise<Known> {
  const execute = isLoopback(issuer) ? [oidc.allowInsecureRequests] : [];
  const found = await oidc.discovery(new URL(issuer), clientId, undefined, undefined, {
    timeout: patience,
    [oidc.customFetch]: boundedFetch,
    execute,
  });
  const now: Known = { server: found.serverMetadata(), until: Date.now() + believed, keys: before?.keys };
  known.set(issuer, now);
  return now;
}

export interface Flight {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export const newFlight = (): Flight => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  verifier: oidc.randomPKCECodeVerifier(),
});

/** The provider's sign-in page. It always asks which account: the last one may be another person's. */
export async function askAddress(app: Place, provider: SignInProvider, flight: Flight): Promise<string> {
  const client = await clientFor(app, provider);
  const address = oidc.buildAuthorizationUrl(client, {
    redirect_uri: callbackOf(app, provider),
    response_type: 'code',
    scope: 'openid email profile',
    state: flight.state,
    nonce: flight.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(flight.verifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  });
  return address.href;
}

export async function identityFrom(
  app: Place,
  provider: SignInProvider,
  query: string,
  { state, nonce, verifier }: Flight,
): Promise<{ readonly identity: Identity; readonly token: string }> {
  const client = await clientFor(app, provider);
  const tokens = await oidc.authorizationCodeGrant(client, new URL(`${callbackOf(app, provider)}?${query}`), {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const keys = oidc.getJwksCache(client);
  const place = known.get(provider.issuer);
  if (place && keys) place.keys = keys;
  const claims = tokens.claims();
  if (!claims || !tokens.id_token) throw new Error('A provider gave no token of who somebody is.');
  return { identity: identityOf(claims), token: tokens.id_token };
}

/** True where people can be signed out at the provider from here; false too while it does not answer. */
export async function offersEnd(provider: SignInProvider): Promise<boolean> {
  const found = await knownOf(provider).catch(() => null);
  return found?.server.end_session_endpoint !== undefined;
}

/** The provider's page that signs a person out and leads back to our sign-in page; null: it has none. */
export async function endAddress(
  app: Place,
  provider: SignInProvider,
  token: string,
): Promise<string | null> {
  if (!(await offersEnd(provider))) return null;
  const address = oidc.buildEndSessionUrl(await clientFor(app, provider), {
    post_logout_redirect_uri: `${app.publicUrl()}/login`,
    ...(token === '' ? {} : { id_token_hint: token }),
  });
  return address.href;
}

/** Why it failed: the person changed their mind, the provider did not answer, or the answer was wrong. */
export function whyNot(error: unknown): 'cancelled' | 'unreachable' | 'refused' {
  if (error instanceof oidc.AuthorizationResponseError)
    return error.error === 'access_denied' ? 'cancelled' : 'refused';
  return isUnreachable(error) ? 'unreachable' : 'refused';
}

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return true;
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500;
  // `fetch failed`, or an answer outside the protocol: the provider's own fault.
  if (error instanceof TypeError) return !('code' in error) || error.code === undefined;
  const cause = error.cause;
  return cause instanceof Response ? cause.status >= 500 : cause instanceof Error && isUnreachable(cause);
}
