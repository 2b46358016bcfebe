import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#server/core/config.ts';
import { operate } from '#server/operate.ts';
import type { Finding } from '#server/operator/doctor/finding.ts';
import { lookAtCertificate } from '#server/operator/doctor/look-at-certificate.ts';
import { lookAtFolder } from '#server/operator/doctor/look-at-folder.ts';
import { lookAtMail } from '#server/operator/doctor/look-at-mail.ts';
import { lookAtPort } from '#server/operator/doctor/look-at-port.ts';
import { lookAtNode, lookAtSettings } from '#server/operator/doctor/look-at-settings.ts';
import { diagnose } from '#server/operator/index.ts';
import { connectPatiently } from '#server/operator/open-installation.ts';
import { storedKeys } from '#server/operator/stored-keys.ts';
import { freePort } from '../program.ts';
import { createDatabase, sampleFile, startTestServer, type TestServer } from '../test-server.ts';

const folders: string[] = [];
async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'banyan-doctor-'));
  folders.push(folder);
  return folder;
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));
afterEach(() => vi.restoreAllMocks());

const saysOf = (findings: readonly Finding[], state?: Finding['state']) =>
  findings.filter((each) => state === undefined || each.state === state).map(({ says }) => says);

describe('the settings', () => {
  it('are all named that are wrong or half, not the first alone, with what to do and without a secret', () => {
    const { findings, config } = lookAtSettings({
      PORT: 'eighty',
      DATABASE_URL: 'mysql://banyan:secret@host/db',
      TLS_CERT: '/etc/cert.pem',
      LIVEKIT_KEY: 'key',
      SESSION_MINUTES: '20',
    });
    const told = saysOf(findings, 'wrong');
    expect(told).toEqual([
      expect.stringMatching(/^PORT must be a whole number \(it is "eighty"\)/),
      'DATABASE_URL must start with postgresql://.',
      'TLS_CERT and TLS_KEY belong together: set both, or neither.',
      'LIVEKIT_URL, LIVEKIT_KEY and LIVEKIT_SECRET belong together: set all three, or none.',
    ]);
    expect(findings.filter(({ state, todo }) => state !== 'fine' && !todo)).toEqual([]);
    // What is right still holds.
    expect(config.sessionMinutes).toBe(20);
  });

  it('are warned of where their name is misspelt, or two of them hardly go together', () => {
    const { findings } = lookAtSettings({
      SMTP_URI: 'smtp://mail',
      TRUSTED_PROXIE: '10.0.0.1',
      HOST: '0.0.0.0',
      PATH: '/bin',
      HOME: '/root',
      PUBLIC_URL: 'http://school.example',
    });
    const told = saysOf(findings, 'doubtful').join('\n');
    expect(told).toContain('SMTP_URI is no setting.');
    expect(told).toContain('TRUSTED_PROXIE is no setting.');
    expect(told).toContain('PUBLIC_URL is set and TRUSTED_PROXIES is not');
    expect(told).toContain('passwords travel in the open');
    expect(told).toContain('DEMO_DATA is on');
    expect(told).not.toMatch(/PATH|HOME/);
  });

  it('are fine where nothing is set, and an old Node.js is not', () => {
    expect(lookAtSettings({}).findings).toEqual([
      { state: 'fine', what: 'settings', says: 'All of them can be used.' },
    ]);
    expect(lookAtNode('20.18.3').state).toBe('wrong');
    expect(lookAtNode('20.19.0').state).toBe('fine');
    expect(lookAtNode('24.1.0').state).toBe('fine');
  });
});

describe('the data folder', () => {
  it('is open to others, or has no room', async () => {
    const dataDir = await emptyFolder();
    await writeFile(join(dataDir, 'database-password'), 'secret');
    await chmod(join(dataDir, 'database-password'), 0o644);
    const findings = await lookAtFolder(readConfig({ DATA_DIR: dataDir, DISK_RESERVE_MB: '1000000000' }));
    expect(saysOf(findings, 'wrong')).toEqual([
      expect.stringContaining('database-password can be read by others.'),
      expect.stringContaining('are free, less than DISK_RESERVE_MB'),
    ]);
    await chmod(join(dataDir, 'database-password'), 0o600);
    const shut = await lookAtFolder(readConfig({ DATA_DIR: dataDir, DISK_RESERVE_MB: '0' }));
    expect(saysOf(shut, 'wrong')).toEqual([]);
  });
});

describe('a certificate', () => {
  it('is expired, soon to be, of another name, or not of this key', async () => {
    const folder = await emptyFolder();
    const file = (name: string) => join(folder, name);
    const make = (name: string) =>
      execFileSync(
        'openssl',
        'req -x509 -newkey rsa:2048 -nodes -days 90 -subj /CN=school.example -addext'
          .split(' ')
          .concat(
            'subjectAltName=DNS:school.example',
            '-keyout',
            file(`${name}.key`),
            '-out',
            file(`${name}.crt`),
          ),
        { stdio: 'ignore' },
      );
    make('one');
    make('other');
    const look = (days: number, env: Record<string, string> = {}) =>
      lookAtCertificate(
        readConfig({ TLS_CERT: file('one.crt'), TLS_KEY: file('one.key'), ...env }),
        new Date(Date.now() + days * 86_400_000),
      );
    await chmod(file('one.key'), 0o600);
    expect(saysOf(await look(0))).toEqual([expect.stringContaining('It holds until')]);
    expect(saysOf(await look(70), 'doubtful')).toEqual(['It expires in 19 days.']);
    expect(saysOf(await look(91), 'wrong')).toEqual([expect.stringContaining('It expired on')]);
    expect(saysOf(await look(-2), 'wrong')).toEqual([expect.stringContaining('It holds only from')]);
    expect(saysOf(await look(0, { PUBLIC_URL: 'https://other.example' }), 'wrong')).toEqual([
      'It is not for other.example, which PUBLIC_URL names.',
    ]);
    expect(saysOf(await look(0, { PUBLIC_URL: 'https://school.example' }), 'wrong')).toEqual([]);
    expect(saysOf(await look(0, { TLS_KEY: file('other.key') }), 'wrong')).toEqual([
      expect.stringContaining('TLS_CERT and TLS_KEY cannot be used'),
    ]);
    await chmod(file('one.key'), 0o644);
    expect(saysOf(await look(0), 'doubtful')).toEqual([expect.stringContaining('can be read by others')]);
  });
});

describe('the mail server', () => {
  it('answers, or does not, told without its password', async () => {
    const smtp = createServer((socket) => {
      socket.write('220 here\r\n');
      socket.on('data', (line: Buffer) =>
        socket.write(/^QUIT/i.test(line.toString()) ? '221 bye\r\n' : '250 fine\r\n'),
      );
      socket.on('error', () => undefined);
    }).listen(0, '127.0.0.1');
    await once(smtp, 'listening');
    const { port } = smtp.address() as { port: number };
    const look = (SMTP_URL: string) => lookAtMail(readConfig({ SMTP_URL }));
    expect((await look(`smtp://127.0.0.1:${port}`)).state).toBe('fine');
    smtp.close();
    const gone = await look(`smtp://banyan:secret@127.0.0.1:${await freePort()}`);
    expect(gone).toMatchObject({ state: 'wrong', says: 'The mail server does not answer.' });
  });
});

describe('the port', () => {
  it('is free, ours, or taken by another program', async () => {
    const port = await freePort();
    const look = (env: Record<string, string> = {}) => lookAtPort(readConfig({ PORT: String(port), ...env }));
    expect(saysOf(await look(), 'fine')).toEqual([`${port} is free; no server runs there.`]);
    const other = createServer((socket) => socket.resume().end('nonsense')).listen(port, '127.0.0.1');
    await once(other, 'listening');
    expect(saysOf(await look(), 'wrong')).toEqual([`Port ${port} is taken by another program.`]);
    other.close();
    await once(other, 'close');
    const server = await startTestServer({ PORT: String(port) });
    expect(saysOf(await look(), 'fine')).toEqual([`Our server runs at ${port} and is ready.`]);
    await server.close();
    expect(saysOf(await look({ HOST: '192.0.2.1' }), 'wrong')).toEqual([
      expect.stringContaining('The server cannot listen at 192.0.2.1'),
    ]);
  });
});

describe('an installation', () => {
  let test: TestServer;
  let env: Record<string, string>;
  const look = (looksAtFiles = true) =>
    diagnose(env, {
      looksAtFiles,
      say: () => undefined,
      progress: () => undefined,
      signal: new AbortController().signal,
    });
  beforeAll(async () => {
    const database = await createDatabase();
    test = await startTestServer({}, database);
    env = { DATA_DIR: test.dataDir, DATABASE_URL: database.url, PORT: '0' };
    const asha = await test.signIn(test.world.asha);
    const upload = await test.finishedUpload(test.world.asha, 'notice.pdf', await sampleFile('notice.pdf'));
    await asha.ok('handle-upload-files', { upload_id: upload, org_name: 'notice.pdf' });
  });
  afterAll(() => test.close());

  it('that is well has nothing wrong: database, its version, clock and files', async () => {
    const findings = await look();
    expect(saysOf(findings, 'wrong')).toEqual([]);
    const told = saysOf(findings, 'fine').join('\n');
    expect(told).toMatch(/PostgreSQL 1[5-9]/);
    expect(told).toContain('It is of this version.');
    expect(told).toContain('are all there, and no other.');
    expect(findings.find(({ what }) => what === 'clock')?.state).toBe('fine');
  });

  it('that lost a file, or has one too many, is told which and how many', async () => {
    const client = await connectPatiently(env['DATABASE_URL'] ?? '');
    const { rows } = await client.query<{ key: string }>(`${storedKeys} limit 1`);
    await client.end();
    const key = rows[0]?.key ?? '';
    const path = join(test.dataDir, 'files', key.slice(0, 2), key.slice(2, 4), key);
    const stray = path.replace(/.{4}$/, 'ffff');
    await rename(path, stray);
    const findings = await look();
    await rename(stray, path);
    expect(saysOf(findings, 'wrong')).toEqual([`1 that rows name are missing: ${key}`]);
    expect(saysOf(findings, 'doubtful').join()).toContain('1 are named by no row');
    expect(saysOf(await look(false), 'wrong')).toEqual([]);
  });

  it('of a newer version, with jobs that were given up, is told so', async () => {
    const client = await connectPatiently(env['DATABASE_URL'] ?? '');
    await client.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('future', 9999999999999)`,
    );
    await client.query(
      `insert into jobs (kind, payload, dedupe_key, run_at, failures) values ('x', '{}', 'doctor', now() - interval '1 day', 80)`,
    );
    const findings = await look(false);
    await client.query(`delete from jobs where dedupe_key = 'doctor'`);
    await client.query(`delete from drizzle.__drizzle_migrations where hash = 'future'`);
    await client.end();
    expect(saysOf(findings, 'wrong')).toEqual(['It was written by a newer version of this program.']);
    expect(saysOf(findings, 'doubtful')).toContain('1 were given up.');
  });

  it('without a database is told where none answers', async () => {
    const port = await freePort();
    const gone = { ...env, DATABASE_URL: `postgresql://banyan:secret@127.0.0.1:${port}/banyan` };
    const findings = await diagnose(gone, {
      looksAtFiles: true,
      say: () => undefined,
      progress: () => undefined,
      signal: new AbortController().signal,
    });
    expect(saysOf(findings, 'wrong')).toEqual([
      `The database 127.0.0.1:${port}/banyan cannot be used, nothing answers there: check DATABASE_URL.`,
    ]);
  });

  it('is told of by the command: lines or JSON, and exit codes for well, doubtful and wrong', async () => {
    const said = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
    vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
    const json = async (more: Record<string, string> = {}) => {
      const code = await operate(['doctor', '--json', '--no-files'], {
        ...env,
        DISK_RESERVE_MB: '0',
        ...more,
      });
      return {
        code,
        told: JSON.parse(String(said.mock.lastCall?.[0])) as { state: string; findings: Finding[] },
      };
    };
    const well = await json();
    expect([0, 2]).toContain(well.code);
    expect((await json({ SESSION_MINUTE: '3' })).code).toBe(2);
    const bad = await json({ PORT: 'eighty' });
    expect([bad.code, bad.told.state]).toEqual([1, 'wrong']);
    said.mockClear();
    expect(await operate(['doctor', '--no-files'], { ...env, PORT: 'eighty' })).toBe(1);
    expect(said.mock.calls.flat().join('')).toMatch(/^wrong {5}settings: PORT must be a whole number/m);
  });
});

describe('the command', () => {
  it('explains itself where it is asked for nothing it knows, and says no to a wrong setting in one sentence', async () => {
    const said: string[] = [];
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      said.push(String(text));
      return true;
    });
    expect(await operate([], {})).toBe(1);
    expect(await operate(['backup'], {})).toBe(1);
    expect(said.join('')).toContain('makes a backup in a new folder');
    expect(await operate(['backup', join(await emptyFolder(), 'bundle')], { PORT: 'eighty' })).toBe(1);
    expect(said.at(-1)).toContain('PORT must be a whole number');
  });
});
