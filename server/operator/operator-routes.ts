import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { calls } from '#contract/catalogue.ts';
import { callPath } from '#contract/core/define-call.ts';
import type { Config } from '#server/core/config.ts';
import type { AppContext } from '#server/core/context.ts';
import { underName } from '#server/core/current-work.ts';
import { notFound } from '#server/core/refusal.ts';
import { isFromThisMachine } from '#server/core/request-origin.ts';
import { CallTimes } from './measures/call-times.ts';
import { processMeasures } from './measures/process-measures.ts';
import { Readiness } from './readiness.ts';

export function registerOperatorRoutes(http: FastifyInstance, app: AppContext): void {
  http.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ program: 'banyan', status: 'alive' }),
  );
  const readiness = new Readiness(app);
  http.get('/readyz', async (_request, reply) => {
    const reasons = await readiness.reasons();
    const isReady = reasons.length === 0;
    return reply
      .status(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ program: 'banyan', status: isReady ? 'ready' : 'not ready', reasons });
  });
  serveMeasures(http, app);
}

function serveMeasures(http: FastifyInstance, app: AppContext): void {
  const { measures, config } = app;
  const { source, stop } = processMeasures();
  measures.add(source);
  http.addHook('onClose', async () => stop());
  const times = new CallTimes();
  measures.add(times);
  const names = new Map(Object.values(calls).map((call) => [callPath(call), call.name]));
  const nameOf = (request: FastifyRequest) => {
    const route = request.routeOptions.url ?? 'none';
    return names.get(route) ?? route;
  };
  // Callbacks: an `async` hook would cost each answer a promise.
  http.addHook('onResponse', (request, reply, done) => {
    times.note(nameOf(request), reply.statusCode, reply.elapsedTime);
    done();
  });
  if (config.slowStatementMilliseconds > 0)
    http.addHook('onRequest', (request, _reply, done) => underName(nameOf(request), done));
  http.get('/metrics', async (request, reply) => {
    const allowed = mayRead(request, config);
    reply.header('cache-control', 'no-store');
    // 404 hides the route from people without the right.
    if (allowed === 'nobody') throw notFound();
    if (allowed === 'token')
      return reply.status(401).header('www-authenticate', 'Bearer').send('METRICS_TOKEN is wanted.\n');
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await measures.text());
  });
}

/** Behind a proxy all clients have its address, so an address alone opens nothing. */
function mayRead(
  request: FastifyRequest,
  { metricsToken, publicUrl }: Pick<Config, 'metricsToken' | 'publicUrl'>,
): 'yes' | 'token' | 'nobody' {
  if (metricsToken === undefined)
    return publicUrl === undefined && isFromThisMachine(request) ? 'yes' : 'nobody';
  const given = /^Bearer (.{1,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(metricsToken)) ? 'yes' : 'token';
}

const digest = (text: string) => createHash('sha256').update(text).digest();
