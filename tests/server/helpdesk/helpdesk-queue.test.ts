import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallOf } from '#contract/catalogue.ts';
import type { CallInput } from '#contract/core/define-call.ts';
import { videos } from '#server/helpdesk/schema/videos.ts';
import { ask, askForPerson, replyTo } from '../helpdesk-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';

let test: TestServer;
let world: World;
let dev: Client;
let esha: Client;
let helpdesk: Client;
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  dev = await test.signIn(world.dev);
  esha = await test.signIn(world.esha);
  helpdesk = await test.signIn(world.helpdesk);
  await askForPerson(dev);
  await askForPerson(esha);
});
afterAll(() => test.close());

describe('the queue', () => {
  it('is found by number, subject, name and school, by status, sorted and in pages [QU-30]', async () => {
    const other = await test.signIn(world.otherFaculty);
    const { number } = await askForPerson(other, 'Our 100% case_study does not open');
    const list = async (input: CallInput<CallOf<'get-helpdesk-tickets'>>) => {
      const { rows, total, page } = await helpdesk.ok('get-helpdesk-tickets', input);
      return { numbers: rows.map((row) => row.number), total, page, rows };
    };
    expect((await list({ search: `#${number}` })).numbers).toContain(number);
    expect((await list({ search: 'otherfac other school' })).numbers).toEqual([number]);
    expect((await list({ search: '%' })).numbers).toEqual([]);
    expect(
      (await list({ search: 'print', filters: { status: 'open' } })).rows.every(
        ({ status }) => status === 'open',
      ),
    ).toBe(true);
    await replyTo(helpdesk, number, 'Looking.');
    expect((await list({ filters: { status: 'answered' } })).numbers).toContain(number);
    expect((await list({ filters: { status: 'mine' } })).rows.every(({ isMine }) => isMine)).toBe(true);
    const all = await list({ sort: [{ by: 'number' }] });
    expect(all.numbers).toEqual(all.numbers.toSorted((a, b) => a - b));
    const page = await list({ sort: [{ by: 'number' }], page: 2, size: 1 });
    expect([page.numbers, page.total]).toEqual([all.numbers.slice(1, 2), all.total]);
    const beyond = await list({ sort: [{ by: 'number' }], page: 1000, size: 2 });
    expect([beyond.numbers, beyond.total, beyond.page]).toEqual([
      all.numbers.slice(-2 + (all.total % 2)),
      all.total,
      Math.ceil(all.total / 2),
    ]);
  });

  it('counts what waits, what is answered and closed, and the last two weeks by day [QU-30]', async () => {
    const before = await helpdesk.ok('get-helpdesk-counts', {});
    const { chat } = await askForPerson(esha);
    const opened = await helpdesk.ok('get-helpdesk-counts', {});
    expect(opened.open).toBe(before.open + 1);
    expect(opened.days).toHaveLength(14);
    expect(opened.days.at(-1)).toMatchObject({
      day: '2026-11-18',
      opened: (before.days.at(-1)?.opened ?? 0) + 1,
    });
    await esha.ok('resolve-helpdesk-ticket', { chat_id: chat.id });
    const closed = await helpdesk.ok('get-helpdesk-counts', {});
    expect([closed.open, closed.closed]).toEqual([before.open, before.closed + 1]);
    expect(closed.days.at(-1)?.closed).toBe((before.days.at(-1)?.closed ?? 0) + 1);
  });
});

describe('screens and videos [CD-03]', () => {
  it('names the screens of the own menu, all or those that are asked for [CD-03, NX-275, NX-276]', async () => {
    const all = await dev.ok('get-all-module-name', {});
    expect(all.data).toContainEqual({ module_name: 'Home', module_url: 'student' });
    expect(await dev.ok('get-all-module-name-cread', {})).toEqual(all);
    expect((await dev.ok('get-all-module-name', { search: 'home page' })).data).toHaveLength(1);
    expect((await dev.ok('get-all-module-name', { search: 'finance' })).data).toEqual([]);
  });

  it('reads what the specification reads by GET [CD-03]', async () => {
    const answer = await dev.get('/api/v1/get-all-module-name-cread');
    expect(answer.status).toBe(200);
    expect((await dev.get('/api/v1/helpdesk-Gpt-Cread')).headers.get('cache-control')).toBe('no-store');
  });

  it('finds films by words of their title, misspelt ones too, for the roles they are for alone [CD-03, QU-30, NX-279]', async () => {
    const film = { videoKey: 'x', coverKey: 'y', roles: [3, 4] };
    const stored = await test.server.app.db
      .insert(videos)
      .values([
        { ...film, id: randomUUID(), title: 'Writing your first notice', isPublic: true },
        { ...film, id: randomUUID(), title: 'Notice figures of the office', isPublic: false },
      ])
      .returning({ id: videos.id, title: videos.title });
    const found = { id: stored[0]?.id, title: 'Writing your first notice' };
    const search = async (client: Client, text: string) =>
      (await client.ok('helpdesk-Gpt-Video', { search: text })).data;
    expect(await search(dev, 'how is a notise writen?')).toEqual([found]);
    expect(await search(dev, 'dark mode')).toEqual([]);
    expect(await search(await test.signIn(world.admin), 'writing a notice')).toEqual([]);
    expect((await ask(dev, 'writing a notice')).messages.at(-1)?.answer?.videos).toEqual([found]);
  });
});
