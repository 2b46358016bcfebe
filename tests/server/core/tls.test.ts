import { execFileSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type PeerCertificate, type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/catalogue.ts';
import { callPath } from '#contract/core/define-call.ts';
import { readConfig } from '#server/core/config.ts';
import { followCertificate } from '#server/core/tls.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let folder: string;
let test: TestServer;
const file = (name: string) => join(folder, name);

/** A certificate that signs itself, with this name. */
function make(name: string): void {
  const subject = ['-subj', `/CN=${name}`, '-days', '2'];
  const out = ['-keyout', file(`${name}.key`), '-out', file(`${name}.crt`)];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...out], {
    stdio: 'ignore',
  });
}
/** One that ended yesterday. */
function makeExpired(name: string): void {
  const subject = ['-newkey', 'rsa:2048', '-nodes', '-subj', `/CN=${name}`];
  execFileSync('openssl', ['req', ...subject, '-keyout', file(`${name}.key`), '-out', file(`${name}.csr`)], {
    stdio: 'ignore',
  });
  const signed = ['-in', file(`${name}.csr`), '-signkey', file(`${name}.key`), '-days', '-1'];
  execFileSync('openssl', ['x509', '-req', ...signed, '-out', file(`${name}.crt`)], { stdio: 'ignore' });
}
function use(name: string): void {
  copyFileSync(file(`${name}.key`), file('key.pem'));
  copyFileSync(file(`${name}.crt`), file('cert.pem'));
}
const shown = () =>
  new Promise<PeerCertificate['subject']['CN']>((resolve, reject) => {
    const { port } = new URL(test.server.address);
    const socket: TLSSocket = connect(
      { port: Number(port), host: '127.0.0.1', rejectUnauthorized: false },
      () => {
        resolve(socket.getPeerCertificate().subject.CN);
        socket.destroy();
      },
    );
    socket.once('error', reject);
  });
const statusOf = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const options = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      rejectUnauthorized: false,
    };
    const asked = request(`${test.server.address}${path}`, options, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.once('error', reject);
    asked.end('{}');
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'banyan-tls-'));
  make('first');
  make('second');
  use('first');
  test = await startTestServer({ TLS_CERT: file('cert.pem'), TLS_KEY: file('key.pem') });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a server with a certificate of its own', () => {
  it('speaks https, and links lead there', async () => {
    expect(test.server.address).toMatch(/^https:/);
    expect(test.server.app.publicUrl()).toMatch(/^https:/);
    expect(await statusOf(callPath(calls['get-captcha']))).toBe(200);
    expect(await shown()).toBe('first');
  });

  it('takes a renewed one without a restart, and keeps the old one where the new one is broken', {
    timeout: 300_000,
  }, async () => {
    use('second');
    await expect.poll(shown).toBe('second');
    writeFileSync(file('cert.pem'), 'half a file');
    expect(await shown()).toBe('second');
  });

  it('says in its log that the one it shows has expired, and goes on showing it', async () => {
    const log: string[] = [];
    const note = (_details: object, message: string) => log.push(message);
    const files = { cert: file('expired.crt'), key: file('expired.key') };
    makeExpired('expired');
    followCertificate(createServer(), files, { info: note, warn: note, error: note })();
    expect(log).toEqual([expect.stringMatching(/^The certificate in TLS_CERT expired on .* renew it/)]);
    use('expired');
    await expect.poll(shown).toBe('expired');
    await expect.poll(() => test.warnings.map(({ message }) => message)).toContain(log[0]);
  });

  it('does not start with half of it, or with what is none', async () => {
    expect(() => readConfig({ TLS_CERT: 'cert.pem' })).toThrow('belong together');
    await expect(
      startTestServer({ TLS_CERT: file('first.crt'), TLS_KEY: file('second.key') }),
    ).rejects.toThrow('cannot be used');
  });
});
