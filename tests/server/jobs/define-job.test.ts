import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineJob } from '#server/jobs/define-job.ts';
import type { JobPayload } from '#server/jobs/schema.ts';
import { jobs } from '#server/jobs/schema.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

const greet = defineJob({
  kind: 'test-greet',
  line: 'everyday',
  fields: { personId: v.number(), loud: v.optional(v.number(), 0) },
});
const at = (dedupeKey: string) => ({ dedupeKey, runAt: test.clock.now });

async function stored(dedupeKey: string): Promise<JobPayload | undefined> {
  const { db } = test.server.app;
  const [row] = await db.select().from(jobs).where(eq(jobs.dedupeKey, dedupeKey));
  return row?.payload;
}

/** What the work of the job gets of a payload. */
async function taken(payload: JobPayload): Promise<unknown> {
  const got: unknown[] = [];
  const works = greet.doneBy(async (_app, job) => void got.push(job));
  await works['test-greet']?.work(test.server.app, payload, {
    id: 1,
    failures: 0,
    signal: new AbortController().signal,
    progress: () => Promise.resolve(),
  });
  return got[0];
}

describe('a kind of job', () => {
  it('is queued once a key, with what it carries and what it need not say', async () => {
    const { db } = test.server.app;
    expect(await greet.queue(db, { payload: { personId: 7 }, ...at('greet:7') })).toBe(true);
    expect(await greet.queue(db, { payload: { personId: 8 }, ...at('greet:7') })).toBe(false);
    expect(await stored('greet:7')).toEqual({ personId: 7, loud: 0 });
    await greet.queueAll(db, [
      { payload: { personId: 1, loud: 1 }, ...at('greet:1') },
      { payload: { personId: 7 }, ...at('greet:7') },
    ]);
    expect(await stored('greet:1')).toEqual({ personId: 1, loud: 1 });
  });

  it('is refused when it is queued with what its work could not use, whoever says otherwise', async () => {
    const wrong = JSON.parse('{"personId":"seven"}') as { personId: number };
    await expect(greet.queue(test.server.app.db, { payload: wrong, ...at('greet:wrong') })).rejects.toThrow(
      'Expected number',
    );
    expect(await stored('greet:wrong')).toBeUndefined();
  });

  it('is checked when it is taken: an earlier version of the server may have queued it', async () => {
    expect(await taken({ personId: 7 })).toEqual({ personId: 7, loud: 0 });
    await expect(taken({ person: 7 })).rejects.toThrow('personId');
  });

  it('is queued by its definition and in no other way', () => {
    const root = 'server';
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.ts'),
    );
    const others = files.filter(
      (name) =>
        !name.startsWith('jobs/') &&
        /\.insert\(jobs\)|insert into \$\{jobs\}/.test(readFileSync(join(root, name), 'utf8')),
    );
    expect(others).toEqual([]);
  });
});
