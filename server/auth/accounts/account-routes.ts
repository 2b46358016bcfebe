import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOwnAddress } from '#contract/auth/account.rules.ts';
import { audit } from '#server/core/audit.ts';
import type { AppContext } from '#server/core/context.ts';
import type { RateLimiter } from '#server/core/rate-limit.ts';
import { notFound } from '#server/core/refusal.ts';
import { clientNetwork } from '#server/core/request-origin.ts';
import type { SignInProvider } from '#server/core/sign-in-providers.ts';
import { consumeToken } from '../signed-tokens.ts';
import {
  dropPending,
  type FlightFacts,
  flightSeconds,
  keepEnd,
  keepPending,
  pendingSeconds,
  readPending,
  routesPath,
  sendOff,
  takeEnd,
  takeFlight,
} from './account-cookies.ts';
import { registerBackchannel } from './backchannel-routes.ts';
import { finishConnection } from './finish-connection.ts';
import { askAddress, endAddress, identityFrom, newFlight, providerNamed, whyNot } from './provider-client.ts';

type Named = FastifyRequest<{ Params: { name: string }; Querystring: { back?: unknown } }>;

/** Pages between our app, the provider and back. They sign nobody in: the app's page does, by a call. */
export function registerAccountRoutes(http: FastifyInstance, app: AppContext, limiter: RateLimiter): void {
  if (app.config.signInProviders.length === 0) return;
  const at = (step: string, go: Step) =>
    http.get<{ Params: { name: string }; Querystring: { back?: unknown } }>(
      `${routesPath}/:name/${step}`,
      async (request, reply) => {
        limiter.count('read', `oidc:${clientNetwork(request)}`, app.now().getTime());
        const provider = providerNamed(app, request.params.name);
        if (!provider) throw notFound();
        reply.header('cache-control', 'no-store');
        return reply.redirect(await go(app, provider, request, reply), 303);
      },
    );
  at('start', start);
  at('callback', callback);
  at('end', end);
  http.get(`${routesPath}/leave`, async (request, reply) => {
    limiter.count('read', `oidc:${clientNetwork(request)}`, app.now().getTime());
    const found = readPending(app, request);
    // Copies of the cookie become worthless too.
    if (found) await consumeToken({ app, db: app.db }, found.ticket, pendingSeconds);
    dropPending(request, reply);
    return reply.header('cache-control', 'no-store').redirect('/login', 303);
  });
  registerBackchannel(http, app, limiter);
}

type Step = (
  app: AppContext,
  provider: SignInProvider,
  request: Named,
  reply: FastifyReply,
) => Promise<string>;

const start: Step = async (app, provider, request, reply) => {
  const { back } = request.query;
  const flight = newFlight();
  // An earlier arrival ends here.
  dropPending(request, reply);
  try {
    const address = await askAddress(app, provider, flight);
    const isOurs = typeof back === 'string' && isOwnAddress(back);
    sendOff(app, reply, { ...flight, provider: provider.name, back: isOurs ? back : '', link: null });
    return address;
  } catch (error) {
    app.log.warn({ err: error, provider: provider.name }, 'A provider of accounts cannot be asked');
    return toLogin(whyNot(error), provider, '');
  }
};

const callback: Step = async (app, provider, request, reply) => {
  const flight = takeFlight(app, request, reply);
  const facts = flight?.facts.provider === provider.name ? flight.facts : null;
  // The ticket is used up before anything is asked, so a second return leads nowhere.
  if (!flight || !facts || !(await consumeToken({ app, db: app.db }, flight.ticket, flightSeconds)))
    return toLogin('over', provider, '');
  const query = request.url.split('?')[1] ?? '';
  try {
    const { identity, token } = await identityFrom(app, provider, query, facts);
    if (facts.link)
      return afterConnection(provider, await finishConnection(app, facts.link, provider, identity));
    keepPending(app, reply, { ...identity, provider: provider.name });
    keepEnd(app, reply, provider.name, token);
    return `/school-account${facts.back === '' ? '' : `?back=${encodeURIComponent(facts.back)}`}`;
  } catch (error) {
    return refused(app, provider, facts, error);
  }
};

async function refused(
  app: AppContext,
  provider: SignInProvider,
  { link, back }: FlightFacts,
  error: unknown,
): Promise<string> {
  const why = whyNot(error);
  if (why !== 'cancelled') {
    app.log.warn(
      { err: error, provider: provider.name },
      'A sign-in by an account of a provider came to nothing',
    );
    await audit({ app, db: app.db }, null, 'account.refused', { provider: provider.name, why });
  }
  return link ? afterConnection(provider, why) : toLogin(why, provider, back);
}

/** [RT-03] The sign-in page still offers the password. */
const toLogin = (why: string, { name }: SignInProvider, back: string) =>
  `/login${back === '' ? '' : `?back=${encodeURIComponent(back)}`}#account=${why}.${name}`;

const afterConnection = ({ name }: SignInProvider, outcome: string) =>
  `/school-account#connection=${outcome}.${name}`;

const end: Step = async (app, provider, request, reply) => {
  const token = takeEnd(request, reply, provider.name);
  const address = await endAddress(app, provider, token).catch(() => null);
  return address ?? toLogin('stays', provider, '');
};
