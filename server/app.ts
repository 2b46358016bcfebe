import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type BuiltCallName, calls, isBuilt } from '#contract/catalogue.ts';
import { callPath } from '#contract/core/define-call.ts';
import { handlers } from './call-handlers.ts';
import { AddressTries } from './core/address-tries.ts';
import { answerError } from './core/answer-error.ts';
import { Turnstile } from './core/at-once.ts';
import { compressAnswers } from './core/compression.ts';
import type { Config } from './core/config.ts';
import type { AppContext, Services } from './core/context.ts';
import { bodyLimitOf, queryMost } from './core/input-bound.ts';
import { LargeBodies } from './core/large-bodies.ts';
import { ownerOfBody, type Pipeline, requireActor, serveCall } from './core/pipeline.ts';
import { RateLimiter } from './core/rate-limit.ts';
import { notBuilt, tooLarge } from './core/refusal.ts';
import { refuseOtherOrigin } from './core/request-origin.ts';
import { tlsServerOf } from './core/tls.ts';
import { registerFileRoutes } from './files/file-routes.ts';
import { registerUploads } from './files/uploads.ts';
import { registerPages } from './pages.ts';
import { rooms } from './rooms.ts';
import { lockSchoolRow } from './schools/index.ts';

/** For a body outside of calls. Each call has its own limit, and files travel through /uploads. */
const bodyLimitBytes = 2 ** 16;

/** `complete` gives the app its context once the sockets, which the context needs, stand on its HTTP server. */
export function createApp(options: Pick<Config, 'trustedProxies' | 'tls'>): {
  readonly http: FastifyInstance;
  readonly complete: (app: AppContext, services: Services) => Promise<void>;
} {
  const http = Fastify({
    bodyLimit: bodyLimitBytes,
    trustProxy: options.trustedProxies.length > 0 && [...options.trustedProxies],
    forceCloseConnections: 'idle',
    requestTimeout: 0,
    ...(options.tls && { serverFactory: tlsServerOf(options.tls) }),
  });
  return { http, complete: (app, services) => complete(http, app, services) };
}

async function complete(http: FastifyInstance, app: AppContext, services: Services): Promise<void> {
  const { rateLimits, loginTriesPerMinute } = app.config;
  const limiter = new RateLimiter(rateLimits, app.cluster, () => app.now().getTime());
  const tries = new AddressTries(rateLimits, loginTriesPerMinute, () => app.now().getTime(), app.cluster);
  await http.register(cookie);
  http.setErrorHandler((error, request, reply) => answerError(app, error, request, reply));
  http.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  });
  compressAnswers(http);
  refuseOtherSites(http, app);
  const turnstile = new Turnstile(app.config.rateLimits, app.config.databaseLimits.connections);
  const largeBodies = new LargeBodies();
  parseInTurn(http, app, largeBodies);
  registerCalls(http, { app, services, limiter, tries, turnstile, largeBodies });
  for (const { routes } of rooms) routes?.(http, app, limiter);
  const kinds = Object.fromEntries(rooms.flatMap(({ uploads = {} }) => Object.entries(uploads)));
  registerFileRoutes(http, app);
  await registerUploads(http, app, { kinds, lockSchoolRow });
  await registerPages(http, app);
}

/** Other sites may only link here: they can neither call nor upload. */
function refuseOtherSites(http: FastifyInstance, app: AppContext): void {
  const callPaths = new Set(Object.values(calls).map(callPath));
  http.addHook('onRequest', async (request) => {
    const isLink = request.method === 'GET' && !callPaths.has(request.routeOptions.url ?? '');
    if (!isLink) refuseOtherOrigin(request, app.config.publicUrl);
  });
}

function parseInTurn(http: FastifyInstance, app: AppContext, largeBodies: LargeBodies): void {
  const parse = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request: FastifyRequest, text: string) =>
      largeBodies.parse(
        text,
        () => ownerOfBody(app, request),
        () =>
          new Promise((resolve, reject) => {
            void parse(request, text, (error, body) => (error ? reject(error) : resolve(body)));
          }),
      ),
  );
}

function registerCalls(http: FastifyInstance, pipeline: Pipeline): void {
  for (const call of Object.values(calls)) {
    // A call that changes state by GET takes POST too [QU-56]; none takes GET unless the catalogue says so.
    const method = call.method === 'GET' ? (['GET', 'POST'] as const) : (['POST'] as const);
    http.route({
      method: [...method],
      url: callPath(call),
      bodyLimit: isBuilt(call) ? bodyLimitOf(call) : bodyLimitBytes,
      handler: async (request, reply) => {
        if (request.url.length > queryMost) throw tooLarge();
        if (!isBuilt(call)) {
          await requireActor(pipeline.app, request);
          throw notBuilt();
        }
        const handler = handlers[call.name as BuiltCallName];
        return serveCall(pipeline, call, handler as Parameters<typeof serveCall>[2], request, reply);
      },
    });
  }
}
