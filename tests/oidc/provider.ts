import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider';

/** An account there, as its organisation keeps it. */
export interface OutsideAccount {
  readonly id: string;
  readonly email: string;
  readonly isVerified: boolean;
}

export const client = { id: 'banyan', secret: 'a secret of the provider and of us' } as const;

export interface OutsideProvider {
  readonly issuer: string;
  /** Who exists there; a test adds and removes. */
  readonly accounts: Map<string, OutsideAccount>;
  /** Who sits before the browser: their account is chosen without a question. null: a page asks. */
  sitting: string | null;
  /** Where people are sent back to: registered before anybody comes. */
  register(address: string): void;
  close(): Promise<void>;
}

/** A real provider of accounts on this machine, with everything of it but its look. */
export async function startProvider(): Promise<OutsideProvider> {
  let answer: (request: IncomingMessage, reply: ServerResponse) => void = (_request, reply) =>
    reply.writeHead(503).end();
  const server = createServer((request, reply) => answer(request, reply)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${portOf(server)}`;
  const outside: OutsideProvider = {
    issuer,
    accounts: new Map(),
    sitting: null,
    register: (address) => {
      const provider = new Provider(issuer, configuration(outside, address));
      // It tells its operator what a test knows.
      provider.on('server_error', (_ctx, error) => process.stderr.write(`${String(error)}\n`));
      const handle = provider.callback();
      answer = (request, reply) => {
        if (request.url?.startsWith('/who/')) void ask(outside, provider, request, reply);
        else void handle(request, reply);
      };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return outside;
}

const portOf = (server: Server) => Number(Object(server.address()).port);

function configuration(outside: OutsideProvider, address: string): Configuration {
  const policy = interactionPolicy.base();
  // Google and Microsoft know this question; the library leaves it to whoever uses it.
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${address}/auth/oidc/school/callback`],
        post_logout_redirect_uris: [`${address}/login`],
        token_endpoint_auth_method: 'client_secret_post',
        backchannel_logout_uri: `${address}/auth/oidc/school/backchannel-logout`,
        backchannel_logout_session_required: true,
      },
    ],
    // As Google and Microsoft do it: what was asked for stands in the token itself.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = `<!doctype html><title>Leave</title>${form}
            <button type="submit" form="op.logoutForm" name="logout" value="yes">Yes, sign me out</button>`;
        },
      },
    },
    interactions: { policy, url: (_ctx, interaction) => `/who/${interaction.uid}` },
    findAccount: (_ctx, id) => {
      const account = outside.accounts.get(id);
      return (
        account && {
          accountId: id,
          claims: () => ({ sub: id, email: account.email, email_verified: account.isVerified, name: id }),
        }
      );
    },
    // Nobody is asked what the product may read: it is their school's.
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client?.clientId ?? '',
        accountId: ctx.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    cookies: { keys: ['a key of the stand-in'] },
    ttl: {
      Interaction: 3600,
      Session: 3600,
      Grant: 3600,
      AccessToken: 600,
      IdToken: 600,
      AuthorizationCode: 60,
    },
  };
}

/** The page that asks who somebody is; `?as=` answers it, and so does who sits there. */
async function ask(
  outside: OutsideProvider,
  provider: Provider,
  request: IncomingMessage,
  reply: ServerResponse,
): Promise<void> {
  const { searchParams } = new URL(request.url ?? '', outside.issuer);
  const as = searchParams.get('as') ?? outside.sitting;
  if (as === null) {
    const choices = [...outside.accounts.values()].map(
      ({ id, email }) => `<button name="as" value="${id}">${email}</button>`,
    );
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(
      `<!doctype html><title>Choose</title><h1>Choose an account</h1>
         <form>${choices.join('')}<button name="as" value="">Cancel</button></form>`,
    );
    return;
  }
  const result =
    as === '' || !outside.accounts.has(as)
      ? { error: 'access_denied', error_description: 'Nobody went on.' }
      : { login: { accountId: as, remember: true }, select_account: {} };
  await provider.interactionFinished(request, reply, result, { mergeWithLastSubmission: false });
}
