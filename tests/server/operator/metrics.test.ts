import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Measures } from '#server/core/measures.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { CallTimes } from '#server/operator/measures/call-times.ts';
import { rawRequest } from '../raw-request.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
let asha: Client;
beforeAll(async () => {
  test = await startTestServer();
  asha = await test.signIn(test.world.asha);
});
afterAll(() => test.close());

const metrics = async (server = test, headers: Readonly<Record<string, string>> = {}) =>
  rawRequest(server.server.address, '/metrics', { headers });
const valueOf = (text: string, line: string) => {
  const found = text.split('\n').find((each) => each.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
};

describe('what /metrics tells', () => {
  it('counts calls by name and code, and sorts their times', async () => {
    const before = (await metrics()).text;
    await asha.ok('get-form-session', { form: 'notice' });
    await asha.ok('get-form-session', { form: 'notice' });
    const { status, text, headers } = await metrics();
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    const more = (line: string) => (valueOf(text, line) ?? 0) - (valueOf(before, line) ?? 0);
    expect(more('banyan_calls_total{call="get-form-session",code="200"}')).toBe(2);
    expect(more('banyan_call_duration_seconds_count{call="get-form-session"}')).toBe(2);
    expect(more('banyan_call_duration_seconds_bucket{call="get-form-session",le="+Inf"}')).toBe(2);
  });

  it('is in the text format: each measure described once, then its lines, each a name, labels and a number', async () => {
    const { text } = await metrics();
    const lines = text.trimEnd().split('\n');
    const comment = /^# (?:HELP [a-z_\d]+ .+|TYPE [a-z_\d]+ (?:counter|gauge|histogram))$/;
    const sample = /^[a-z_\d]+(?:\{[a-z]+="[^"\n]*"(?:,[a-z]+="[^"\n]*")*\})? -?[\d.]+(?:e[+-]?\d+)?$/;
    expect(lines.filter((line) => !comment.test(line) && !sample.test(line))).toEqual([]);
    const described = lines.filter((line) => line.startsWith('# TYPE')).map((line) => line.split(' ')[2]);
    expect(new Set(described).size).toBe(described.length);
    for (const name of [
      'banyan_database_connections_in_use',
      'banyan_database_waiting',
      'banyan_jobs',
      'banyan_jobs_oldest_seconds',
      'banyan_sockets',
      'banyan_realtime',
      'banyan_uploads_under_way',
      'banyan_screen_shares',
      'nodejs_eventloop_lag_p99_seconds',
      'process_cpu_seconds_total',
      'process_resident_memory_bytes',
    ])
      expect(described).toContain(name);
    expect(valueOf(text, 'banyan_measures_missing')).toBe(0);
  });

  it('names addresses by their route, never by what stood in them, so that nobody fills it', async () => {
    for (const path of ['/uploads/secret-upload', '/no/such/screen', '/calendar/a-secret.ics', '/files/1/2'])
      await rawRequest(test.server.address, path);
    await rawRequest(test.server.address, '/api/v1/%7B%22x', { method: 'POST' });
    const { text } = await metrics();
    expect(text).not.toMatch(/secret|such|%7B/);
    expect(text).not.toMatch(/asha|test\.example/i);
  });

  it('tells of jobs by line: what waits, since when, and what was given up', async () => {
    await test.server.jobs().drain();
    await test.server.jobs().stop();
    const job = defineJob({ kind: 'no-such-work', line: 'everyday', fields: {} });
    const runAt = new Date(test.clock.now.getTime() - 90_000);
    await job.queue(test.server.app.db, { payload: {}, dedupeKey: 'metrics', runAt });
    const { text } = await metrics();
    expect(valueOf(text, 'banyan_jobs{line="everyday",state="waiting"}')).toBe(1);
    expect(valueOf(text, 'banyan_jobs{line="everyday",state="failed"}')).toBe(0);
    expect(valueOf(text, 'banyan_jobs_oldest_seconds{line="everyday"}')).toBe(90);
  });
});

describe('who reads /metrics', () => {
  it('is a program of this machine, and nobody whom a proxy brings', async () => {
    expect((await metrics()).status).toBe(200);
    for (const headers of [
      { 'x-forwarded-for': '127.0.0.1' },
      { 'x-real-ip': '127.0.0.1' },
      { forwarded: 'for=127.0.0.1' },
      { via: '1.1 proxy' },
    ])
      expect([headers, (await metrics(test, headers)).status]).toEqual([headers, 404]);
  });

  it('is nobody where a proxy stands in front, until there is a token', async () => {
    const server = await startTestServer({ PUBLIC_URL: 'https://school.example' });
    expect((await metrics(server)).status).toBe(404);
    await server.close();
  });

  it('is whoever brings the token, and not one who brings another', async () => {
    const token = 'a-token-of-the-operator';
    const server = await startTestServer({ PUBLIC_URL: 'https://school.example', METRICS_TOKEN: token });
    const by = (authorization?: string) =>
      metrics(server, authorization === undefined ? {} : { authorization });
    expect((await by(`Bearer ${token}`)).status).toBe(200);
    for (const other of [undefined, 'Bearer ', `Bearer ${token}x`, `Basic ${token}`, token])
      expect([other, (await by(other)).status]).toEqual([other, 401]);
    await server.close();
  });

  it('may not choose a token that is guessed soon', async () => {
    await expect(startTestServer({ METRICS_TOKEN: 'short' })).rejects.toThrow('METRICS_TOKEN needs 16');
  });
});

describe('measures', () => {
  it('leave out a source that fails, and say so', async () => {
    const measures = new Measures();
    measures.gauge('banyan_here', 'It answers.', () => 3);
    measures.gauge('banyan_gone', 'It fails.', () => {
      throw new Error('gone');
    });
    const text = await measures.text();
    expect(valueOf(text, 'banyan_here')).toBe(3);
    expect(text).not.toContain('banyan_gone');
    expect(valueOf(text, 'banyan_measures_missing')).toBe(1);
  });

  it('put a time into every bucket that it fits, and write labels as the format wants them', async () => {
    const measures = new Measures();
    const times = new CallTimes();
    measures.add(times);
    times.note('a"\\call', 200, 5);
    times.note('a"\\call', 503, 60_000);
    const text = await measures.text();
    const call = 'call="a\\"\\\\call"';
    expect(valueOf(text, `banyan_calls_total{${call},code="503"}`)).toBe(1);
    expect(valueOf(text, `banyan_call_duration_seconds_bucket{${call},le="0.005"}`)).toBe(1);
    expect(valueOf(text, `banyan_call_duration_seconds_bucket{${call},le="10"}`)).toBe(1);
    expect(valueOf(text, `banyan_call_duration_seconds_bucket{${call},le="+Inf"}`)).toBe(2);
    expect(valueOf(text, `banyan_call_duration_seconds_sum{${call}}`)).toBeCloseTo(60.005);
  });
});
