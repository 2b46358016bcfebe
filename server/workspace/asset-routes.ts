import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/core/context.ts';
import type { RateLimiter } from '#server/core/rate-limit.ts';
import { notFound } from '#server/core/refusal.ts';
import { clientNetwork } from '#server/core/request-origin.ts';
import { sendStored } from '#server/files/send-stored.ts';
import { fileOfSecret } from './queries/assets.ts';

const secretForm = /^[\w-]{43}$/;

/** [C1-15] A sandboxed page sends no cookie, so the secret address is the credential. The file name is for people. */
export function registerAssetRoutes(http: FastifyInstance, app: AppContext, limiter: RateLimiter): void {
  http.get<{ Params: { secret: string; name: string } }>(
    '/workspace/assets/:secret/:name',
    async (request, reply) => {
      const { secret } = request.params;
      const file = secretForm.test(secret) ? await fileOfSecret(app.db, secret) : undefined;
      if (!file) {
        // Only wrong guesses count: a class behind one address loads many pictures at once.
        limiter.count('read', clientNetwork(request), app.now().getTime());
        throw notFound();
      }
      reply.headers({
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      });
      return sendStored(app, request, reply, { ...file, isCrossOrigin: true });
    },
  );
}
