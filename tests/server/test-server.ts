import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client as PgClient } from 'pg';
import { inject } from 'vitest';
import { type BuiltCallName, type CallName, type CallOf, calls, isBuilt } from '#contract/catalogue.ts';
import { type CallInput, type CallOutput, callPath } from '#contract/core/define-call.ts';
import { decodeAnswer, wrapRequest } from '#contract/core/payload.codec.ts';
import { type ErrorBody } from '#contract/core/refusals.ts';
import { startSession } from '#server/auth/sessions.ts';
import { readConfig } from '#server/core/config.ts';
import { uploadMark } from '#server/files/upload-kind.ts';
import { type RunningServer, startServer } from '#server/server.ts';
import { type S3Store, startS3Store } from './s3-store.ts';
import { buildWorld, type Named, password, type World } from './world.ts';

/** What a call answered: its decoded output, or a refusal. */
export type Answer<Output> =
  | { ok: true; status: number; data: Output }
  | { ok: false; status: number; error: ErrorBody };

interface Warning {
  readonly message: string;
  readonly [detail: string]: unknown;
}

export interface TestServer {
  readonly server: RunningServer;
  readonly world: World;
  /** The server's clock; move it by assigning. */
  clock: { now: Date };
  /** What it told its operator, the latest last. */
  readonly warnings: Warning[];
  readonly dataDir: string;
  /** Where its files are, if not on the disk. */
  readonly store: S3Store | null;
  /** `language`: that of their screen, where it says one. */
  signIn(who: Named, language?: string): Promise<Client>;
  /** Signed in without showing a password, which takes long: for crowds. */
  enter(who: Named): Promise<Client>;
  /** Without a session. */
  readonly anonymous: Client;
  /** Puts a file in place as a finished upload of this person; returns the upload's id. */
  finishedUpload(who: Named, name: string, bytes: Uint8Array, kind?: string): Promise<string>;
  /** Another process's worth of server, with the same database, folder and clock; it is closed before this one. */
  beside(env: Record<string, string>): Promise<TestServer>;
  close(): Promise<void>;
}

export interface Client {
  readonly token: string | null;
  readonly cookie: string | null;
  call<Name extends BuiltCallName>(
    name: Name,
    input: CallInput<CallOf<Name>>,
  ): Promise<Answer<CallOutput<CallOf<Name>>>>;
  /** The same, where a refusal fails the test. */
  ok<Name extends BuiltCallName>(
    name: Name,
    input: CallInput<CallOf<Name>>,
  ): Promise<CallOutput<CallOf<Name>>>;
  /** Any body to any call, as a hostile or foreign client would send it. */
  raw(
    name: CallName,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; text: string }>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
}

export const sampleFile = (name: string) =>
  readFile(new URL(`../../server/seeds/data/files/${name}`, import.meta.url));

/** Where the servers of a test file have their files: on the disk, unless it says otherwise. */
export const placeOfFiles: { isBucket: boolean } = { isBucket: false };

/** A real server on its own database and folder, with the people of world.ts in it. */
export async function startTestServer(
  env: Record<string, string> = {},
  given?: { url: string; drop: () => Promise<void> },
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'banyan-server-'));
  const database = given ?? (await createDatabase());
  const clock = { now: new Date('2026-11-18T06:00:00Z') };
  const store = placeOfFiles.isBucket ? await startS3Store() : null;
  const test = await startIn({ env: { ...store?.env, ...env }, database, dataDir, clock, store });
  return {
    ...test,
    close: async () => {
      await test.close();
      await store?.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

interface Surroundings {
  readonly env: Record<string, string>;
  readonly database: { readonly url: string };
  readonly dataDir: string;
  readonly clock: { now: Date };
  readonly store: S3Store | null;
  /** Left out: it is built. */
  readonly world?: World;
}

async function startIn(around: Surroundings): Promise<TestServer> {
  const { env, database, dataDir, clock } = around;
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    DEVICES_AT_ONCE: 'allow',
    LOGIN_TRIES_PER_MINUTE: '100000',
    // The log of statements names the call that asked, which is followed for slow ones alone; none is as slow.
    ...(process.env['SQL_LOG'] ? { SLOW_STATEMENT_MS: '600000' } : {}),
    ...env,
  });
  const quiet = () => undefined;
  const warnings: Warning[] = [];
  const server = await startServer(config, database.url, {
    log: {
      info: quiet,
      warn: (details, message) => warnings.push({ message, ...details }),
      error: (details, message) =>
        process.stderr.write(`${message} ${String((details as { err?: unknown }).err)}\n`),
    },
    now: () => clock.now,
  });
  const world = around.world ?? (await buildWorld(server.app.db));
  const client = (token: string | null, cookie: string | null) => createClient(server, token, cookie);
  return {
    server,
    world,
    clock,
    warnings,
    dataDir,
    store: around.store,
    anonymous: client(null, null),
    signIn: async (who, language) => {
      const { status, text, cookies } = await post(`${server.address}/login`, {
        headers: {},
        body: JSON.stringify({
          email: who.loginName,
          password,
          deviceDetails: { deviceId: 'test', browser: 'test', os: 'test', tz: 'UTC' },
        }),
      });
      if (status !== 200) throw new Error(`${who.loginName}: ${text}`);
      const cookie = /banyan_session=([^;]+)/.exec(cookies.join(','))?.[1] ?? null;
      const body = JSON.parse(text) as { api_token: string };
      return createClient(server, body.api_token, cookie, language);
    },
    enter: async (who) => {
      const device = { deviceId: 'test', browser: 'test', os: 'test', tz: 'UTC' };
      const { token, cookie } = await startSession(server.app, server.app.db, who, device);
      return client(token, cookie);
    },
    finishedUpload: async (who, name, bytes, kind = 'notice') => {
      const id =
        uploadMark({ schoolId: who.schoolId, personId: who.id }, kind) + randomBytes(12).toString('hex');
      await server.app.uploads.place(id, bytes, name);
      return id;
    },
    beside: (own) => startIn({ ...around, env: { ...env, ...own }, world }),
    close: () => server.close(),
  };
}

/** A database of its own, made from the migrated template; `template0` is an empty one. */
export async function createDatabase(
  template = inject('templateName'),
): Promise<{ url: string; drop: () => Promise<void>; endConnections: () => Promise<void> }> {
  const adminUrl = inject('adminUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = async (text: string) => {
    const connection = new PgClient({ connectionString: adminUrl });
    await connection.connect();
    await connection.query(text);
    await connection.end();
  };
  await admin(`create database ${name} template ${template}`);
  return {
    url: adminUrl.replace(/\/[^/]*$/, `/${name}`),
    drop: () => admin(`drop database ${name} with (force)`),
    endConnections: () =>
      admin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`),
  };
}

const agent = new Agent({ keepAlive: true });

interface Posted {
  readonly status: number;
  readonly text: string;
  readonly cookies: readonly string[];
}

/** As `fetch`, which takes a fifth of the processor time of a call. */
function post(
  address: string,
  {
    headers,
    body,
  }: { readonly headers: Readonly<Record<string, string>>; readonly body: string | undefined },
): Promise<Posted> {
  if (address.startsWith('https:')) return postSecurely(address, { headers, body });
  return new Promise((resolve, reject) => {
    const sent = request(
      address,
      { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.once('error', reject);
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(parts).toString(),
            cookies: answer.headers['set-cookie'] ?? [],
          }),
        );
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}

/** With the certificates that the tests of TLS give to `fetch`. */
async function postSecurely(
  address: string,
  {
    headers,
    body,
  }: { readonly headers: Readonly<Record<string, string>>; readonly body: string | undefined },
): Promise<Posted> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body }),
  });
  return { status: response.status, text: await response.text(), cookies: response.headers.getSetCookie() };
}

/** Of any server that answers at an address with this codec. */
export function createClient(
  server: Pick<RunningServer, 'address'> & { readonly app: Pick<RunningServer['app'], 'codec'> },
  token: string | null,
  cookie: string | null,
  language?: string,
): Client {
  const headers = {
    ...(language ? { 'accept-language': language } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(cookie ? { cookie: `banyan_session=${cookie}` } : {}),
  };
  const raw: Client['raw'] = async (name, body, more = {}) => {
    const { status, text } = await post(`${server.address}${callPath(calls[name])}`, {
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    });
    return { status, text };
  };
  const call: Client['call'] = async (name, input) => {
    const shape = calls[name];
    if (!isBuilt(shape)) throw new Error(`${name} is not built.`);
    const { codec } = server.app;
    const { status, text } = await raw(name, wrapRequest(shape.request, input, codec));
    if (status !== 200) return { ok: false, status, error: JSON.parse(text) as ErrorBody };
    const data = shape.response === 'binary' ? text : decodeAnswer(shape, JSON.parse(text), codec);
    return { ok: true, status, data };
  };
  return {
    token,
    cookie,
    call,
    raw,
    ok: async (name, input) => {
      const answer = await call(name, input);
      if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.error)}`);
      return answer.data;
    },
    get: (path, more = {}) =>
      fetch(`${server.address}${path}`, { headers: { ...headers, ...more }, redirect: 'manual' }),
  };
}
