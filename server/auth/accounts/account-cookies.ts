import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '#server/core/context.ts';
import { issueSignedToken, readSignedToken } from '../signed-tokens.ts';
import type { Identity } from './identity.ts';
import type { Flight } from './provider-client.ts';

/* Signed cookies that scripts cannot read: a stolen address, even with a code in it, holds none of this. */

/** While a person is at the provider. Lax: the way back begins on the provider's page. */
const flightCookie = 'banyan_oidc';
/** From the way back until the app has signed them in. */
const pendingCookie = 'banyan_account';
/** Until they sign out at the provider too. */
const endCookie = 'banyan_oidc_end';

export const routesPath = '/auth/oidc';

/** How long a person may take at the provider, and after it. */
export const flightSeconds = 600;
export const pendingSeconds = 600;

interface LinkWish {
  readonly schoolId: number;
  readonly personId: number;
  readonly sessionId: string;
}

export interface FlightFacts extends Flight {
  readonly provider: string;
  /** An address of ours; '' leads to the person's start page. */
  readonly back: string;
  /** The signed-in person who connects an account; null: a person signs in. */
  readonly link: LinkWish | null;
}

const optionsOf = (app: Pick<Services, 'publicUrl'>, path: string, sameSite: 'lax' | 'strict') => ({
  path,
  httpOnly: true,
  sameSite,
  secure: app.publicUrl().startsWith('https:'),
});

export function sendOff(app: Services, reply: FastifyReply, { link, ...facts }: FlightFacts): void {
  const signed = issueSignedToken(app, 'oidc-flight', { ...facts, ...link }, flightSeconds);
  reply.setCookie(flightCookie, signed, { ...optionsOf(app, routesPath, 'lax'), maxAge: flightSeconds });
}

/** Reads the flight of this browser and its single-use ticket; null: none, or too long ago. */
export function takeFlight(
  app: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): { readonly ticket: string; readonly facts: FlightFacts } | null {
  const ticket = request.cookies[flightCookie];
  reply.clearCookie(flightCookie, { path: routesPath });
  const read = ticket === undefined ? null : readSignedToken(app, 'oidc-flight', ticket);
  if (ticket === undefined || read === null) return null;
  const text = (name: string) => String(read[name] ?? '');
  return {
    ticket,
    facts: {
      provider: text('provider'),
      state: text('state'),
      nonce: text('nonce'),
      verifier: text('verifier'),
      back: text('back'),
      link:
        read['sessionId'] === undefined
          ? null
          : {
              schoolId: Number(read['schoolId']),
              personId: Number(read['personId']),
              sessionId: text('sessionId'),
            },
    },
  };
}

export interface Pending extends Identity {
  readonly provider: string;
  /** When they came back, in milliseconds. */
  readonly at: number;
}

export function keepPending(app: Services, reply: FastifyReply, pending: Omit<Pending, 'at'>): void {
  const signed = issueSignedToken(
    app,
    'oidc-account',
    { ...pending, at: app.now().getTime() },
    pendingSeconds,
  );
  reply.setCookie(pendingCookie, signed, { ...optionsOf(app, '/', 'strict'), maxAge: pendingSeconds });
}

export function readPending(
  app: Services,
  request: FastifyRequest,
): { readonly ticket: string; readonly pending: Pending } | null {
  const ticket = request.cookies[pendingCookie];
  const read = ticket === undefined ? null : readSignedToken(app, 'oidc-account', ticket);
  if (ticket === undefined || read === null) return null;
  const text = (name: string) => String(read[name] ?? '');
  return {
    ticket,
    pending: {
      provider: text('provider'),
      issuer: text('issuer'),
      subject: text('subject'),
      account: text('account'),
      domain: text('domain'),
      sid: text('sid'),
      at: Number(read['at']),
    },
  };
}

/** The next person who signs in or out in this browser must not enter as the one from the provider. */
export function dropPending({ cookies }: FastifyRequest, reply: FastifyReply): void {
  if (cookies[pendingCookie] !== undefined) reply.clearCookie(pendingCookie, { path: '/' });
}

/** In characters: browsers drop a cookie of 4,096. */
const longestToken = 3_500;

/** The provider needs its own token to know whom to sign out. Only this browser keeps it. */
export function keepEnd(app: Services, reply: FastifyReply, provider: string, token: string): void {
  const kept = `${provider}.${token.length > longestToken ? '' : token}`;
  const maxAge = app.config.sessionMinutes * 60;
  reply.setCookie(endCookie, kept, { ...optionsOf(app, routesPath, 'strict'), maxAge });
}

/** '' where there is no token of that provider. */
export function takeEnd(request: FastifyRequest, reply: FastifyReply, provider: string): string {
  const kept = request.cookies[endCookie] ?? '';
  reply.clearCookie(endCookie, { path: routesPath });
  return kept.startsWith(`${provider}.`) ? kept.slice(provider.length + 1) : '';
}
