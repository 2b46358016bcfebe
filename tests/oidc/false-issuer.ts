import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { client } from './provider.ts';

/** What of a token a test makes otherwise than it should be. */
export interface Bent {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly alg?: string;
  /** Signed by somebody else. */
  readonly isForged?: boolean;
  readonly typ?: string;
}

/** Words without end, as fast as they are read. */
function endless(reply: ServerResponse): void {
  const piece = Buffer.alloc(2 ** 16, 'a');
  reply.writeHead(200, { 'content-type': 'application/json' });
  const more = () => {
    while (!reply.destroyed && reply.write(piece));
  };
  reply.on('drain', more);
  more();
}

/**
 * A provider that gives out whatever token a test wants: what a real one never does. It answers each code with the same
 * token, and remembers with which nonce somebody was sent to it.
 */
export async function startFalseIssuer() {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const state = {
    bent: {} as Bent,
    nonce: '',
    now: () => Date.now(),
    broken: false,
    /** Its answers never end. */
    endless: false,
    /** Holds back what it says of itself, until this is done. */
    until: Promise.resolve(),
    /** How often it was asked for each path. */
    asked: new Map<string, number>(),
  };
  const answer = async (request: IncomingMessage, reply: ServerResponse) => {
    const path = (request.url ?? '').split('?')[0];
    const json = (body: object) =>
      reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    state.asked.set(path ?? '', (state.asked.get(path ?? '') ?? 0) + 1);
    if (state.broken) return reply.writeHead(502).end('down');
    if (path === '/.well-known/openid-configuration') await state.until;
    if (state.endless) return endless(reply);
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
  };
  const server = createServer((request, reply) => void answer(request, reply)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${Number(Object(server.address()).port)}`;

  function tokenOf({ claims = {}, alg = 'RS256', typ }: Bent, key: KeyObject): string {
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
    const signed = `${part({ alg, kid: 'one', ...(typ && { typ }) })}.${part(body)}`;
    const signature = alg === 'none' ? '' : createSign('RSA-SHA256').update(signed).sign(key, 'base64url');
    return `${signed}.${signature}`;
  }

  /** Signed by this issuer, or by a stranger; `claims` take the place of those of a token of who somebody is. */
  const sign = (bent: Bent) => tokenOf(bent, (bent.isForged ? stranger : keys).privateKey);

  return {
    issuer,
    state,
    sign,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
