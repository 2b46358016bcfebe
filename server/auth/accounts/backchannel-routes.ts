import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/core/context.ts';
import type { RateLimiter } from '#server/core/rate-limit.ts';
import { notFound } from '#server/core/refusal.ts';
import { clientNetwork } from '#server/core/request-origin.ts';
import { routesPath } from './account-cookies.ts';
import { signOutByProvider } from './backchannel-logout.ts';
import { readLogoutToken, WrongLogoutToken } from './logout-token.ts';
import { providerNamed } from './provider-client.ts';

/** In bytes, of a token and its name. */
const bodyAtMost = 2 ** 14;
const form = 'application/x-www-form-urlencoded';

/** OpenID Connect Back-Channel Logout 1.0: anybody may send it, and only the token's signature counts. */
export function registerBackchannel(http: FastifyInstance, app: AppContext, limiter: RateLimiter): void {
  void http.register(async (own) => {
    own.addContentTypeParser(form, { parseAs: 'string', bodyLimit: bodyAtMost }, (_request, text, done) =>
      done(null, text),
    );
    own.post<{ Params: { name: string } }>(
      `${routesPath}/:name/backchannel-logout`,
      { bodyLimit: bodyAtMost },
      async (request, reply) => {
        limiter.count('read', `oidc-logout:${clientNetwork(request)}`, app.now().getTime());
        const provider = providerNamed(app, request.params.name);
        if (!provider) throw notFound();
        reply.header('cache-control', 'no-store');
        const tokens =
          typeof request.body === 'string' ? new URLSearchParams(request.body).getAll('logout_token') : [];
        const [token] = tokens;
        try {
          if (token === undefined || tokens.length > 1) throw new WrongLogoutToken('One token is needed.');
          await signOutByProvider(app, provider, await readLogoutToken(app, provider, token));
          return await reply.code(200).send();
        } catch (error) {
          const isWrong = error instanceof WrongLogoutToken;
          app.log.warn({ err: error, provider: provider.name }, 'A sign-out by a provider came to nothing');
          // After a 503 the provider should try again.
          if (isWrong)
            return reply.code(400).send({ error: 'invalid_request', error_description: error.message });
          return reply.code(503).send({ error: 'temporarily_unavailable' });
        }
      },
    );
  });
}
