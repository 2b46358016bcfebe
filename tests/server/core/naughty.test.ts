import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallName, calls, isBuilt } from '#contract/catalogue.ts';
import { type BuiltCall, type Role } from '#contract/core/define-call.ts';
import { wrapRequest } from '#contract/core/payload.codec.ts';
import { undoLimits } from '#contract/notices/undo.rules.ts';
import { times } from '../../long.ts';
import { adminInput, facultyInput, formSession, shareAsFaculty } from '../notice-inputs.ts';
import { readMail } from '../outbox.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { Named, World } from '../world.ts';
import { naughty, sampleOf, unstorable } from './naughty.ts';

let test: TestServer;
let world: World;
const clients = new Map<Role, readonly [Named, Client]>();
let noticeId = 0;
let grade = '';

beforeAll(async () => {
  test = await startTestServer({ SESSION_MINUTES: '10080' });
  world = test.world;
  grade = String(world.places['9A'].gradeId);
  await signIn();
});
afterAll(() => test.close());

async function signIn(): Promise<void> {
  const { superAdmin, admin, dev, asha, finance, helpdesk } = world;
  for (const who of [superAdmin, admin, dev, asha, finance, helpdesk])
    clients.set(who.role, [who, await test.signIn(who)]);
  noticeId ||= await shareAsFaculty(clientOf(4), { grade });
}
const clientOf = (role: Role) => clients.get(role)![1];
/** Some calls end sessions: each gets somebody who is signed in. */
async function callerOf(call: BuiltCall<string>): Promise<readonly [Named, Client]> {
  const role = roleFor(call);
  const [who, client] = clients.get(role)!;
  if ((await client.get('/files/none')).status === 404) return [who, client];
  // Wrong passwords were among the texts.
  await test.server.app.db.execute(sql`delete from sign_in_failures`);
  const fresh = [who, await test.signIn(who)] as const;
  clients.set(role, fresh);
  return fresh;
}

/** In everybody's run a call gets every eighth of the texts, the next call others. */
const share = times(8, 1);
const textsFor = (call: BuiltCall<string>) =>
  Object.entries(naughty).filter((_, index) => (index + built.indexOf(call)) % share === 0);

const built = Object.values(calls).filter(isBuilt) as BuiltCall<string>[];
/** The call's input with the text wherever a person writes freely, aimed at what is the caller's. */
async function inputOf(call: BuiltCall<string>, who: Named, client: Client, text: string) {
  const count = { texts: 0 };
  const input = sampleOf(call.input, text, count) as Record<string, unknown>;
  const mine: Record<string, unknown> = {
    ...(call.claims?.user ? { [call.claims.user]: who.id } : {}),
    ...(call.claims?.school ? { [call.claims.school]: who.schoolId } : {}),
    ...('formSession' in input && call.access !== 'public' ? { formSession: await formSession(client) } : {}),
    ...('notice_id' in input && call.name !== 'undo-notice' ? { notice_id: noticeId } : {}),
    ...('role_id' in input ? { role_id: who.role } : {}),
    ...('grade' in input ? { grade: who.role === 2 ? '0' : grade } : {}),
    ...('division' in input ? { division: '0' } : {}),
    ...('noticeSubmitType' in input ? { noticeSubmitType: 'add', id: 0, noticeID: 0 } : {}),
    ...('share_date' in input ? { share_date: '', due_date: '' } : {}),
    ...('noticefiles' in input ? { noticefiles: [], video_url: [] } : {}),
    ...('noticeBoardFiles' in input ? { noticeBoardFiles: [], video_url: [], notice_id: 0 } : {}),
    ...('file' in input ? { file: [], video_url: [] } : {}),
  };
  for (const [name, value] of Object.entries(mine)) if (name in input) input[name] = value;
  const isCarried = JSON.stringify(input).includes(JSON.stringify(text).slice(1, -1));
  return { input, texts: isCarried ? count.texts : 0 };
}

const roleFor = (call: BuiltCall<string>): Role =>
  call.access === 'public' ? 3 : (Number(Object.keys(call.access).at(-1)) as Role);

describe('every call that takes texts', () => {
  const sent = { texts: 0, kept: 0 };

  it.each(built.map((call) => [call.name, call] as const))(
    '%s keeps a naughty text or refuses it in words, and never fails [QU-25]',
    async (name, call) => {
      const [who, client] = await callerOf(call);
      for (const [kind, text] of textsFor(call)) {
        const { input, texts } = await inputOf(call, who, client, text);
        if (texts === 0) return;
        const body = wrapRequest(call.request, input, test.server.app.codec);
        const answer = await client.raw(name as CallName, body);
        sent.texts += texts;
        if (answer.status === 200) sent.kept += 1;
        const isRefusedInWords = answer.status < 500 && /"information":"[^"]/.test(answer.text);
        expect([name, kind, answer.status === 200 || isRefusedInWords]).toEqual([name, kind, true]);
      }
    },
  );

  it.each(built.map((call) => [call.name, call] as const))(
    '%s refuses what no column holds, and says where [QU-25]',
    async (name, call) => {
      const [who, client] = await callerOf(call);
      for (const [kind, text] of Object.entries(unstorable)) {
        const { input, texts } = await inputOf(call, who, client, text);
        if (texts === 0) return;
        // The codec of a wrapped call refuses half a letter before it travels.
        const body = call.request === 'plain' ? input : null;
        if (!body) return;
        const answer = await client.raw(name as CallName, body);
        expect([name, kind, answer.status, answer.text]).toEqual([
          name,
          kind,
          400,
          expect.stringContaining('"fields"'),
        ]);
      }
    },
  );

  it('were many, and many were taken', () => {
    expect(sent.texts).toBeGreaterThan(times(200, 500));
    expect(sent.kept).toBeGreaterThan(times(120, 300));
  });

  const ids = ['999999999999999', '2147483648', '9007199254740993'];
  it.each(ids.map((id, index) => [id, index] as const))(
    'a number %s is nobody’s, not a failure',
    async (id, at) => {
      // In everybody's run each call is asked with one of them.
      for (const call of built.filter((_, index) => (index + at) % times(ids.length, 1) === 0)) {
        const [who, client] = await callerOf(call);
        const { input } = await inputOf(call, who, client, 'x');
        for (const [field, value] of Object.entries(input)) {
          if (field === 'formSession' || (typeof value !== 'number' && !/^\d+$/.test(String(value))))
            continue;
          const body = wrapRequest(call.request, { ...input, [field]: id }, test.server.app.codec);
          const { status } = await client.raw(call.name as CallName, body);
          expect([call.name, field, status < 500]).toEqual([call.name, field, true]);
          const asNumber = wrapRequest(
            call.request,
            { ...input, [field]: Number(id) },
            test.server.app.codec,
          );
          const again = await client.raw(call.name as CallName, asNumber);
          expect([call.name, field, again.status < 500]).toEqual([call.name, field, true]);
        }
      }
    },
  );
});

/** A title is one short text; what is too long is refused, which the table above has seen. */
const short = Object.entries(naughty).filter(([, text]) => text.length <= 200);

describe('a naughty notice', () => {
  it.each(short)(
    '%s is read letter for letter, on the board, in the viewer and in a draft',
    async (_kind, text) => {
      const asha = clientOf(4);
      const dev = clientOf(3);
      const id = await shareAsFaculty(asha, { grade, title: text, description: text });
      const opened = await dev.ok('get-notice-details', {
        notice_id: id,
        user_id: world.dev.id,
        action: 'view',
      });
      expect([opened.data.title, opened.data.description]).toEqual([text.trim(), text.trim()]);
      const asked = { loginType: 3, login_id: world.dev.id, school_id: 1, showLimit: 'all' } as const;
      const { data } = await dev.ok('get-latest-notice-active-list', asked);
      expect(data.result.find((row) => row.id === id)?.title).toBe(text.trim());
      await test.server.jobs().drain();
      const told = await dev.ok('notifications', { schoolId: 1 });
      expect(told.data.find(({ url }) => url.endsWith(`open=${id}`))?.message).toBe(text.trim());
    },
  );

  it('leaves mail and calendar whole: no header, no event and no line of its own making', async () => {
    const asha = clientOf(4);
    const dev = clientOf(3);
    const { path } = (await dev.ok('make-calendar-feed', {})).data;
    const ids = new Map<number, string>();
    for (const [, text] of short) {
      const input = {
        grade,
        title: text,
        description: text,
        due_date: '2026-11-27',
        notify_email: 1,
      } as const;
      ids.set((await asha.ok('create-faculty-notice', await facultyInput(asha, input))).data.id, text.trim());
    }
    test.clock.now = new Date(test.clock.now.getTime() + (undoLimits.mail + 5) * 1000);
    await test.server.jobs().drain();
    const outbox = join(test.dataDir, 'outbox');
    const names = await readdir(outbox);
    const feed = await (await dev.get(path)).text();
    expect(feed.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    const controls = Array.from(feed.replaceAll('\r\n', '')).filter(
      (letter) => letter < ' ' || letter === '\u007f',
    );
    expect(controls).toEqual([]);
    expect(feed.match(/^BEGIN:VEVENT/gm)).toHaveLength(ids.size);
    expect(feed.match(/^END:VEVENT/gm)).toHaveLength(ids.size);
    for (const [id, text] of ids) {
      const name = names.find((each) => each.startsWith(`notice-1-${id}-1-${world.dev.id}.`));
      const eml = await readFile(join(outbox, name ?? ''), 'utf8');
      const head = eml.slice(0, eml.search(/\r?\n\r?\n/)).replace(/\r?\n[ \t]/g, ' ');
      const fields = head.split(/\r?\n/).map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
      expect([text, fields.filter((field) => ['bcc', 'cc', ''].includes(field))]).toEqual([text, []]);
      expect([text, fields.filter((field) => field === 'subject').length]).toEqual([text, 1]);
      const plain = text.replace(/\r\n?/g, '\n');
      expect(readMail(eml).text).toContain(plain);
    }
  });

  it('is found by its words and breaks no search', async () => {
    const admin = clientOf(2);
    for (const [, text] of short) {
      await admin.ok('create-notice', await adminInput(admin, { title: `Needle ${text}`, description: 'x' }));
      const answer = await admin.call('global-search', { searchText: text.slice(0, 60) });
      expect([text, answer.status < 500]).toEqual([text, true]);
    }
    const found = await admin.ok('global-search', { searchText: 'needle' });
    expect(found.data.result.filter(({ pageCategory }) => pageCategory === 'notices').length).toBeGreaterThan(
      10,
    );
  });
});
