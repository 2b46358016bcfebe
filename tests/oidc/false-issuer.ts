import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { client } from './provider.ts';

/** What of a token a test makes otherwise than it should be. */
export interface Bent {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly alg?: string;
  /** Signed by somebody else. */
  readonly isForged?: boolean;
}

/**
 * A provider that gives out whatever token a test wants: what a real one never does. It answers each code with the same
 * token, and remembers with which nonce somebody was sent to it.
 */
export async function startFalseIssuer() {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const state = { bent: {} as Bent, nonce: '', now: () => Date.now(), broken: false };
  const server = createServer((request, reply) => {
    const path = (request.url ?? '').split('?')[0];
    const json = (body: object) =>
      reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (state.broken) return reply.writeHead(502).end('down');
    if (path === '/.well-known/openid-configuration')
      return json({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    if (path === '/jwks')
      return json({
        keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
      });
    if (path === '/token') {
      const id_token = tokenOf(state.bent, (state.bent.isForged ? stranger : keys).privateKey);
      return json({ access_token: 'nothing', token_type: 'Bearer', expires_in: 60, id_token });
    }
    return reply.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${Number(Object(server.address()).port)}`;

  function tokenOf({ claims = {}, alg = 'RS256' }: Bent, key: KeyObject): string {
    const iat = Math.floor(state.now() / 1000);
    const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
    const body = {
      iss: issuer,
      aud: client.id,
      sub: 'somebody',
      nonce: state.nonce,
      email: 'asha@first.example',
      email_verified: true,
      iat,
      exp: iat + 300,
      ...claims,
    };
    const signed = `${part({ alg, kid: 'one' })}.${part(body)}`;
    const signature = alg === 'none' ? '' : createSign('RSA-SHA256').update(signed).sign(key, 'base64url');
    return `${signed}.${signature}`;
  }

  return {
    issuer,
    state,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
