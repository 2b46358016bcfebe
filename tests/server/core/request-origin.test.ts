import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, isBuilt } from '#contract/catalogue.ts';
import { callPath } from '#contract/core/define-call.ts';
import { wrapRequest } from '#contract/core/payload.codec.ts';
import { undoLimits } from '#contract/notices/undo.rules.ts';
import { shareAsFaculty } from '../notice-inputs.ts';
import { mailsSent } from '../outbox.ts';
import { rawRequest } from '../raw-request.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { metadataOf } from '../uploading.ts';

let test: TestServer;
let asha: Client;
beforeAll(async () => {
  test = await startTestServer();
  asha = await test.signIn(test.world.asha);
});
afterAll(() => test.close());

const everyCall = Object.values(calls);
const bearerOf = (client: Client) => ({ authorization: `Bearer ${client.token ?? ''}` });
const json = { 'content-type': 'application/json' };

/** What a sender can claim about where a request was meant for; each passes for this machine in some reading. */
const lies = [
  { host: 'evil.example' },
  { host: '127.0.0.1:80@evil.example' },
  { host: 'localhost:1@evil.example' },
  { host: '127.0.0.1#evil.example' },
  {
    host: 'localhost',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '1@evil.example',
    'x-forwarded-for': 'evil.example',
    'x-original-host': 'evil.example',
    'x-origin-reference': 'https://evil.example',
    forwarded: 'for=evil.example;host=evil.example;proto=https',
    referer: 'https://evil.example/',
  },
];

async function askForReset(headers: Readonly<Record<string, string>>): Promise<number> {
  const { ticket, sum } = await test.anonymous.ok('get-captcha', {});
  const wish = {
    email: 'bina@test.example',
    userType: 4,
    formSession: JSON.stringify(headers).slice(0, 60),
    recaptcha: `sum:${sum[0] + sum[1]}:${ticket}`,
  };
  const body = JSON.stringify(wrapRequest('data', wish, test.server.app.codec));
  const path = callPath(calls.forgotPassword);
  return (
    await rawRequest(test.server.address, path, { method: 'POST', headers: { ...json, ...headers }, body })
  ).status;
}

/** Everything the database holds, as text. */
async function everyRow(): Promise<string> {
  const { db } = test.server.app;
  const { rows } = await db.execute(sql`select tablename from pg_tables where schemaname = 'public'`);
  const texts = [];
  for (const { tablename } of rows)
    texts.push(
      (await db.execute(sql`select json_agg(t)::text as text from ${sql.identifier(String(tablename))} t`))
        .rows,
    );
  return JSON.stringify(texts);
}

describe('an address the product gives away', () => {
  it('is its own in every mail to a new password, whatever the asker says of hosts [security.md]', async () => {
    for (const lie of lies) expect([lie, await askForReset(lie)]).toEqual([lie, 200]);
    const mails = (await mailsSent(test, 'password-reset-')).filter(({ to }) => to === 'Bina@test.example');
    expect(mails).toHaveLength(lies.length);
    for (const { text } of mails) {
      expect(text).toContain(`${test.server.address}/update-password#code=`);
      expect(text).toContain('I have a code');
      expect(text).not.toContain('evil.example');
    }
  });

  it('is the listening address in mails about notices and in calendars', async () => {
    await shareAsFaculty(asha, {
      grade: String(test.world.places['9A'].gradeId),
      due_date: '2026-11-25',
      notify_email: 1,
    });
    // Mail waits for as long as the notice may be taken back.
    test.clock.now = new Date(test.clock.now.getTime() + undoLimits.mail * 1000);
    const texts = (await mailsSent(test, 'notice-')).map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).toContain(`${test.server.address}/`);
    const esha = await test.signIn(test.world.esha);
    const { path } = (await esha.ok('make-calendar-feed', {})).data;
    for (const lie of lies) {
      const calendar = await rawRequest(test.server.address, path, { headers: lie });
      expect(calendar.text.replaceAll('\r\n ', '')).toContain(`URL:${test.server.address}/student?open=`);
      expect(calendar.text).not.toContain('evil');
    }
  });

  it('is nowhere what a request says of hosts: no call answers it, no row keeps it', async () => {
    for (const headers of lies.slice(-2))
      for (const call of everyCall.filter(({ name }) => name !== 'updateLogout')) {
        const { text, headers: answered } = await rawRequest(test.server.address, callPath(call), {
          method: 'POST',
          headers: { ...json, ...bearerOf(asha), ...headers },
          body: '{}',
        });
        expect(call.name + JSON.stringify(answered) + text).not.toContain('evil.example');
      }
    for (const headers of lies) {
      const upload = await rawRequest(test.server.address, '/uploads', {
        method: 'POST',
        headers: {
          ...bearerOf(asha),
          'tus-resumable': '1.0.0',
          'upload-length': '10',
          'upload-metadata': metadataOf('a.pdf'),
          ...headers,
        },
      });
      expect([headers, upload.status, upload.headers.location]).toEqual([
        headers,
        201,
        expect.stringMatching(/^\/uploads\//),
      ]);
    }
    await test.server.jobs().drain();
    expect(await everyRow()).not.toContain('evil.example');
  });

  it('is the configured one where there is one, and that is a plain web address', async () => {
    const configured = await startTestServer({ PUBLIC_URL: 'https://school.example/' });
    expect(configured.server.app.publicUrl()).toBe('https://school.example');
    await configured.close();
    for (const PUBLIC_URL of [
      'javascript:alert(1)',
      'https://school.example@evil.example',
      'ftp://x.example',
      'https://school.example/path',
      'https://school.example/?a',
    ])
      await expect(startTestServer({ PUBLIC_URL })).rejects.toThrow('PUBLIC_URL must be an address like');
  });
});

describe('a request of another site', () => {
  const foreign = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1:1' },
  ];

  it.each(foreign)(
    'is refused by every call, built or not, by GET as by POST: %j [QU-56]',
    async (headers) => {
      const wrong = [];
      for (const call of everyCall)
        for (const method of call.method === 'GET' ? ['GET', 'HEAD', 'POST'] : ['POST']) {
          const { status } = await rawRequest(test.server.address, callPath(call), {
            method,
            headers: { ...bearerOf(asha), ...headers, ...(method === 'POST' ? json : {}) },
            ...(method === 'POST' ? { body: '{}' } : {}),
          });
          if (status !== 403) wrong.push([call.name, method, status]);
        }
      expect(wrong).toEqual([]);
    },
  );

  it('changes nothing by a GET that changes state, though it carries a bearer token [QU-56]', async () => {
    const changing = everyCall.filter(
      (call) => call.method === 'GET' && isBuilt(call) && call.rate === 'write',
    );
    expect(changing.map(({ name }) => name).toSorted()).toEqual([
      'clear-all-notifications',
      'clear-project-list',
      'clear-project-list-club',
      'de-selected-project',
      'de-selected-project-club',
      'get-project-id',
      'selected-project',
      'selected-project-club',
    ]);
    await asha.ok('get-form-session', { form: 'notice' });
    const before = await everyRow();
    for (const call of changing)
      for (const headers of foreign)
        await rawRequest(test.server.address, callPath(call), { headers: { ...bearerOf(asha), ...headers } });
    expect(await everyRow()).toBe(before);
  });

  it('cannot upload', async () => {
    for (const method of ['OPTIONS', 'POST', 'PATCH', 'DELETE'])
      for (const headers of foreign)
        expect([
          method,
          (
            await rawRequest(test.server.address, '/uploads', {
              method,
              headers: { ...bearerOf(asha), ...headers },
            })
          ).status,
        ]).toEqual([method, 403]);
  });

  it('may follow a link to a screen', async () => {
    const link = { 'sec-fetch-site': 'cross-site', accept: 'text/html' };
    const { status } = await rawRequest(test.server.address, '/login', { headers: link });
    expect(status).not.toBe(403);
  });
});

describe('a request of the product’s own pages', () => {
  const send = (server: TestServer, headers: Readonly<Record<string, string>>) =>
    rawRequest(server.server.address, callPath(calls['get-captcha']), {
      method: 'POST',
      headers: { ...json, ...headers },
      body: '{}',
    });

  it('is known by Sec-Fetch-Site, and by Origin where a browser sends none over plain HTTP', async () => {
    const { host, origin } = new URL(test.server.address);
    for (const headers of [
      {},
      { 'sec-fetch-site': 'same-origin', origin: 'http://behind.example' },
      { 'sec-fetch-site': 'none' },
      { origin },
      { host: 'school-server:3000', origin: 'http://school-server:3000' },
      { host, origin: `https://${host}` },
    ])
      expect([headers, (await send(test, headers)).status]).toEqual([headers, 200]);
  });

  it('may come by the configured address through a proxy that names another host', async () => {
    const configured = await startTestServer({ PUBLIC_URL: 'https://school.example' });
    const headers = { host: 'localhost:3000', origin: 'https://school.example' };
    expect((await send(configured, headers)).status).toBe(200);
    expect((await send(configured, { ...headers, origin: 'https://evil.example' })).status).toBe(403);
    await configured.close();
  });
});

describe('what a request says of where it comes from', () => {
  const serverFolder = new URL('../../../server/', import.meta.url).pathname;
  const onePlace = 'core/request-origin.ts';
  const wherefrom =
    /\b\w*(?:request|req|handshake|raw)\.(?:ip|ips|host|hostname|port|protocol|originalUrl|address|socket|connection)\b|remoteAddress|(?:headers|rawHeaders)\b.{0,12}\b(?:host|origin|referer|referrer|forwarded|via)\b|:authority|x-forwarded|x-real-ip|sec-fetch|headers\.get\('(?:host|origin|referer|forwarded)/i;

  it('is read in one file of the server and nowhere else', async () => {
    const names = (await readdir(serverFolder, { recursive: true })).filter(
      (name) => name.endsWith('.ts') && name !== onePlace,
    );
    const found = [];
    for (const name of names) {
      const text = await readFile(join(serverFolder, name), 'utf8');
      for (const [index, line] of text.split('\n').entries())
        if (wherefrom.test(line.replace(/\/\/.*|^\s*\/?\*.*/, '')))
          found.push(`${name}:${index + 1}: ${line.trim()}`);
    }
    expect(found).toEqual([]);
  });

  it('is listed in the threat model, each use of it', async () => {
    const code = await readFile(join(serverFolder, onePlace), 'utf8');
    const model = await readFile(new URL('../../../docs/threat-model.md', import.meta.url), 'utf8');
    const section = /## What a request says of itself([^]*?)\n## /.exec(model)?.[1] ?? '';
    const exported = Array.from(code.matchAll(/^export function (\w+)/gm), ([, name]) => name ?? '');
    expect(exported.length).toBeGreaterThan(0);
    for (const name of exported) expect(section).toContain(`\`${name}\``);
  });
});
