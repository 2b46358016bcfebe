import { stat } from 'node:fs/promises';
import { request } from 'node:https';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPayloadCodec } from '#server/core/payload-codec.ts';
import { shareAsFaculty } from '../notice-inputs.ts';
import { freePort } from '../program.ts';
import { openWire } from '../realtime-client.ts';
import { type Client, createClient, sampleFile } from '../test-server.ts';
import { arrived, beginUpload, claimUpload, idOf, sendPart, signInTo, stallAfter } from '../uploading.ts';
import { type Named, password } from '../world.ts';
import { hasNginx, type Nginx, startNginx } from './nginx.ts';
import { hasRedis } from './redis-server.ts';
import { type Process, TwoProcesses } from './two-processes.ts';

/** An operator's machine: packaging/nginx.conf before two programs with one database, one folder and one Redis. */
let machine: TwoProcesses;
let one: Process;
let other: Process;
let nginx: Nginx;
const open: Socket[] = [];
const codec = createPayloadCodec('banyan-payload');

const partBytes = 2 ** 20;

describe.skipIf(!hasNginx || !hasRedis)('two processes behind nginx', () => {
  beforeAll(async () => {
    // The certificate is signed by nobody.
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    const port = await freePort();
    machine = await TwoProcesses.prepare({
      PUBLIC_URL: `https://127.0.0.1:${port}`,
      TRUSTED_PROXIES: '127.0.0.1',
      RATE_LIMITS: 'on',
      LOGIN_TRIES_PER_MINUTE: '4',
    });
    one = await machine.start();
    other = await machine.start();
    nginx = await startNginx([one.port, other.port], port);
  });
  afterEach(() => {
    for (const socket of open.splice(0)) socket.disconnect();
  });
  afterAll(async () => {
    await nginx?.stop();
    await machine?.close();
    vi.unstubAllEnvs();
  });

  async function enter(who: Named): Promise<Client> {
    const { token, cookie } = await signInTo(nginx.address, who);
    return clientAt(nginx.address, token, cookie.split('=')[1] ?? '');
  }
  const clientAt = (address: string, token: string | null, cookie: string | null) =>
    createClient({ address, app: { codec } }, token, cookie);

  async function listen(client: Client) {
    const socket = io(nginx.address, {
      path: '/socket',
      transports: ['websocket'],
      auth: { token: client.token },
      forceNew: true,
      reconnectionDelay: 50,
      rejectUnauthorized: false,
    });
    open.push(socket);
    const heard: number[] = [];
    socket.on('notice.changed', ({ noticeId }: { noticeId: number }) => heard.push(noticeId));
    await new Promise<void>((resolve, reject) => {
      socket.once('ready', resolve);
      socket.once('connect_error', reject);
    });
    return { socket, heard };
  }
  const noticeOf9A = (client: Client) =>
    shareAsFaculty(client, { grade: String(machine.world.places['9A'].gradeId) });
  /** Which of the two was asked for these paths. */
  async function askedFor(path: string, method?: string) {
    const all = await nginx.requests();
    const fitting = all.filter(
      (each) => each.path.startsWith(path) && (method ?? each.method) === each.method,
    );
    return new Set(fitting.flatMap(({ ports }) => ports));
  }

  it('sign a person in by a Secure cookie that holds at both', async () => {
    const response = await fetch(`${nginx.address}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: nginx.address },
      body: JSON.stringify({
        email: machine.world.dev.loginName,
        password,
        deviceDetails: { deviceId: '', browser: '', os: '', tz: 'UTC' },
      }),
    });
    const set = response.headers.get('set-cookie') ?? '';
    expect([response.status, set]).toEqual([
      200,
      expect.stringMatching(/; HttpOnly; Secure; SameSite=Strict/),
    ]);
    const cookie = /banyan_session=([^;]+)/.exec(set)?.[1] ?? '';
    for (let turn = 0; turn < 4; turn += 1) {
      const again = await clientAt(nginx.address, null, cookie).raw('resume-session', {});
      expect(again.status).toBe(200);
    }
    expect(await askedFor('/', 'POST')).toEqual(new Set([one.port, other.port]));
  });

  it('refuse what a page of another site asks, and tell nobody outside how they are', async () => {
    const asha = await enter(machine.world.asha);
    const strange = await asha.raw('get-froala-key', {}, { origin: 'https://elsewhere.example' });
    expect(strange.status).toBe(403);
    const own = await asha.raw('get-froala-key', {}, { origin: nginx.address });
    expect(own.status).toBe(200);
    for (const path of ['/metrics', '/healthz', '/readyz'])
      expect((await fetch(nginx.address + path)).status).toBe(404);
    const plain = await fetch(`${nginx.plainAddress}/login?next=1`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([301, `${nginx.address}/login?next=1`]);
  });

  it('let WebSockets through, and a hint from either', async () => {
    const asha = await enter(machine.world.asha);
    const dev = await enter(machine.world.dev);
    const readers = [await listen(dev), await listen(dev)];
    for (const at of [one, other]) {
      const id = await noticeOf9A(clientAt(at.address, asha.token, null));
      for (const { heard } of readers)
        await vi.waitFor(() => expect(heard).toContain(id), { timeout: 15_000 });
    }
    // The realtime database comes back to the name that people type.
    const wire = openWire(nginx.address);
    expect((await wire.greeting).h).toBe(new URL(nginx.address).host);
    wire.close();
    await wire.closed;
  });

  it('take a film of some MB in parts, each by whichever is asked, and what arrived before a line broke', async () => {
    const { token, cookie } = await signInTo(nginx.address, machine.world.asha);
    const clip = await sampleFile('clip-720p.mp4');
    // A box that players skip.
    const free = Buffer.alloc(4 * 2 ** 20);
    free.writeUInt32BE(free.length);
    free.write('free', 4);
    const film = new Uint8Array(Buffer.concat([clip, free]));
    const upload = idOf(await beginUpload(nginx.address, token, 'film.mp4', film.length));
    const first = film.slice(0, 300_000);
    const gone = new AbortController();
    const broken = stallAfter(nginx.address, token, upload, first, gone.signal);
    const onDisk = async () => (await stat(join(machine.dataDir, 'uploads', upload))).size;
    await expect.poll(onDisk).toBeGreaterThan(0);
    gone.abort();
    await broken;
    let offset = await arrived(nginx.address, token, upload);
    expect(offset).toBeGreaterThan(0);
    while (offset < film.length) {
      const sent = await sendPart(
        nginx.address,
        token,
        upload,
        film.slice(offset, offset + partBytes),
        offset,
      );
      expect(sent.status).toBe(204);
      offset = Number(sent.headers.get('upload-offset'));
    }
    expect(await askedFor(`/uploads/${upload}`, 'PATCH')).toEqual(new Set([one.port, other.port]));
    const claimed = await claimUpload(nginx.address, token, upload, 'film.mp4');
    expect(claimed.status).toBe(200);
    const [from, to] = [clip.length - 1_000, clip.length + 999];
    const part = await fetch(`${nginx.address}/files/${claimed.fileId}`, {
      headers: { cookie, range: `bytes=${from}-${to}` },
    });
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes ${from}-${to}/${film.length}`,
    ]);
    expect(Buffer.from(await part.arrayBuffer()).equals(film.slice(from, to + 1))).toBe(true);
  });

  it('take a call of some MB, and refuse a larger one', async () => {
    const dev = await enter(machine.world.dev);
    const read = await dev.raw('save-workspace-program', 'x'.repeat(2 * 2 ** 20));
    // The server has read it and says no itself.
    expect([read.status, JSON.parse(read.text)]).toEqual([400, expect.objectContaining({ status: 400 })]);
    const refused = await dev.raw('save-workspace-program', 'x'.repeat(9 * 2 ** 20));
    expect([refused.status, refused.text]).toEqual([413, expect.stringContaining('nginx')]);
  });

  it('count tries to sign in by the address behind nginx, whatever the sender says it is', async () => {
    const { dev, esha } = machine.world;
    // Every address that begins so is this machine.
    for (const invented of ['', '203.0.113.1', '203.0.113.2', '203.0.113.3'])
      expect(await tryFrom('127.0.0.2', dev.loginName, 'a wrong one', invented)).not.toBe(429);
    await vi.waitFor(
      async () => {
        for (const invented of ['203.0.113.4', '203.0.113.5'])
          expect(await tryFrom('127.0.0.2', esha.loginName, password, invented)).toBe(429);
      },
      { timeout: 15_000 },
    );
    expect(await tryFrom('127.0.0.3', esha.loginName, password)).toBe(200);
  });

  it('go on with the other when one is killed', async () => {
    const asha = await enter(machine.world.asha);
    const dev = await enter(machine.world.dev);
    const readers = [await listen(dev), await listen(dev)];
    await one.kill();
    const statuses: number[] = [];
    for (let turn = 0; turn < 20; turn += 1) statuses.push((await asha.raw('get-froala-key', {})).status);
    expect(statuses).toEqual(Array.from({ length: 20 }, () => 200));
    await vi.waitFor(() => expect(readers.every(({ socket }) => socket.connected)).toBe(true), {
      timeout: 15_000,
    });
    await vi.waitFor(
      async () => {
        const id = await noticeOf9A(asha);
        await vi.waitFor(() => expect(readers.every(({ heard }) => heard.includes(id))).toBe(true));
      },
      { timeout: 15_000 },
    );
  });

  const tryFrom = (localAddress: string, email: string, secret: string, forwarded = '') =>
    new Promise<number>((resolve, reject) => {
      const asked = request(
        `${nginx.address}/login`,
        {
          method: 'POST',
          localAddress,
          headers: {
            'content-type': 'application/json',
            ...(forwarded && { 'x-forwarded-for': forwarded }),
          },
        },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? 0);
        },
      );
      asked.once('error', reject);
      const deviceDetails = { deviceId: '', browser: '', os: '', tz: 'UTC' };
      asked.end(JSON.stringify({ email, password: secret, deviceDetails }));
    });
});
