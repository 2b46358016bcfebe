import { and, eq } from 'drizzle-orm';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltCallName, calls, isBuilt } from '#contract/catalogue.ts';
import { callPath } from '#contract/core/define-call.ts';
import { wrapRequest } from '#contract/core/payload.codec.ts';
import { roles } from '#contract/core/roles.ts';
import { hashPassword } from '#server/auth/secrets.ts';
import { people } from '#server/directory/schema.ts';
import { asPassword } from '#server/people/index.ts';
import { times } from '../../long.ts';
import { aims, startAimedServer } from '../aims.ts';
import type { Client, TestServer } from '../test-server.ts';
import type { Named } from '../world.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startAimedServer();
});
afterAll(() => test.close());

const code = 'kvhm-4827-pzqr';
const deviceDetails = { deviceId: 'd', browser: 'b', os: 'o', tz: 'UTC' };
const signIn = (who: Named, password = code) =>
  test.anonymous.call('login', { email: who.loginName, password, deviceDetails });

async function giveCode({ schoolId, id }: Named): Promise<void> {
  await test.server.app.db
    .update(people)
    .set(asPassword(await hashPassword(code), test.clock.now))
    .where(and(eq(people.schoolId, schoolId), eq(people.id, id)));
}

/** Signed in with a code, and asked for a password of their own. */
async function beginner(who: Named): Promise<Client> {
  await giveCode(who);
  return test.enter(who);
}

const codeOf = (text: string) => (JSON.parse(text) as { code?: string }).code;

const ownPassword = (password: string, currentPassword = code) => ({
  password,
  confirmPassword: password,
  currentPassword,
});

const all = Object.values(calls);
const signedInCalls = all.filter((call) => !isBuilt(call) || call.access !== 'public');
const marked = signedInCalls.filter((call) => isBuilt(call) && call.beforePassword);

describe('who signed in with a code and has not chosen a password', () => {
  it('is refused every call that the contract does not mark, built or not [LG-14, QU-16]', async () => {
    const others = signedInCalls.filter((call) => !marked.includes(call));
    const beginners = [test.world.admin, test.world.asha, test.world.dev, test.world.superAdmin];
    for (const [at, who] of beginners.entries()) {
      const client = await beginner(who);
      const wrong: unknown[] = [];
      // In everybody's run each call is asked by one of them.
      const share = times(beginners.length, 1);
      for (const { name } of others.filter((_, index) => (index + at) % share === 0)) {
        const { status, text } = await client.raw(name, {});
        if (status !== 403 || codeOf(text) !== 'password_first')
          wrong.push([name, status, text.slice(0, 80)]);
      }
      expect(wrong).toEqual([]);
    }
  });

  it('may make the marked ones: the passwords, the session longer, the sign-out', async () => {
    expect(marked.map(({ name }) => name).toSorted()).toEqual([
      'change-password-after-login',
      'extend-session',
      'get-psw-status',
      'skip-password-after-login',
      'updateLogout',
    ]);
    const who = test.world.asha;
    for (const call of marked) {
      const client = await beginner(who);
      const body = await aims[call.name as BuiltCallName].body(who, client, 'own');
      const { text } = await client.raw(call.name, wrapRequest(call.request, body, test.server.app.codec));
      expect([call.name, codeOf(text)]).not.toEqual([call.name, 'password_first']);
    }
  });

  it('gets no file, no upload, no socket and no export by any other way', async () => {
    const { asha } = test.world;
    const { app } = test.server;
    const settled = await test.enter(test.world.bina);
    const client = await beginner(asha);
    // Every address of a file asks by the cookie, and by nothing else.
    expect(await app.sessions.actorOfCookies({ banyan_session: settled.cookie ?? '' })).not.toBeNull();
    expect(await app.sessions.actorOfCookies({ banyan_session: client.cookie ?? '' })).toBeNull();
    expect(await app.sessions.actorOfToken(client.token ?? '')).toBeNull();
    const upload = await fetch(`${test.server.address}/uploads`, {
      method: 'POST',
      headers: {
        'tus-resumable': '1.0.0',
        authorization: `Bearer ${client.token}`,
        'upload-length': '5',
        'upload-metadata': `filename ${Buffer.from('a.png').toString('base64')}`,
      },
    });
    expect(upload.status).toBe(403);
    const socket = io(test.server.address, {
      path: '/socket',
      transports: ['websocket'],
      auth: { token: client.token },
      reconnection: false,
    });
    const refused = await new Promise<string>((resolve) => {
      socket.on('connect_error', (error) => resolve(error.message));
      socket.on('ready', () => resolve('let in'));
    });
    socket.disconnect();
    expect(refused).toBe('unauthorized');
  });

  it('resumes in a new tab, and is told there to choose', async () => {
    const { cookie } = await beginner(test.world.bina);
    const answer = await fetch(`${test.server.address}${callPath(calls['resume-session'])}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `banyan_session=${cookie}` },
      body: '{}',
    });
    expect(answer.status).toBe(200);
  });

  it('goes on at once when it is chosen, in the same session [LG-13]', async () => {
    const client = await beginner(test.world.bina);
    expect((await client.raw('get-form-session', {})).status).toBe(403);
    await client.ok('change-password-after-login', ownPassword('Own@1234'));
    expect((await client.raw('get-form-session', {})).status).not.toBe(403);
    expect(await client.ok('get-psw-status', {})).toMatchObject({ psw_change_status: 1, is_start_code: 0 });
  });
});

describe('the change of a code', () => {
  it('is put off by nobody who rules a school or all of them [QU-16]', async () => {
    for (const who of [test.world.admin, test.world.superAdmin]) {
      const client = await beginner(who);
      expect(await client.ok('get-psw-status', {})).toMatchObject({
        skips_left: 0,
        was_put_off: 0,
        is_start_code: 1,
      });
      expect(await client.call('skip-password-after-login', { skip: 1 })).toMatchObject({
        status: 422,
        error: { code: 'no_skip_left' },
      });
      expect(codeOf((await client.raw('get-form-session', {})).text)).toBe('password_first');
    }
  });

  it('is put off three times by everybody else, each time for one session [LG-14, QU-16]', async () => {
    for (const who of [test.world.chetan, test.world.dev, test.world.finance, test.world.helpdesk]) {
      await giveCode(who);
      for (const left of [2, 1, 0]) {
        const client = await test.enter(who);
        expect(await client.ok('skip-password-after-login', { skip: 1 })).toMatchObject({
          skips_left: left,
        });
        expect(codeOf((await client.raw('get-form-session', {})).text)).not.toBe('password_first');
      }
      const last = await test.enter(who);
      expect(await last.ok('get-psw-status', {})).toMatchObject({ skips_left: 0, was_put_off: 1 });
      expect((await last.call('skip-password-after-login', { skip: 1 })).status).toBe(422);
    }
  });

  it('is open to people of a partner’s school too, and asked of nobody in a demo school [VP-32, PF-07, QU-45]', async () => {
    const demo = await beginner(test.world.demoFaculty);
    expect(codeOf((await demo.raw('get-form-session', {})).text)).not.toBe('password_first');
    expect(await demo.ok('get-psw-status', {})).toMatchObject({ psw_change_status: 1 });
    expect(calls['change-password-after-login'].access).toHaveProperty(String(roles.student));
  });
});

describe('a code', () => {
  it('is taken without dashes, with blanks, and in capitals, at the sign-in and where it is changed', async () => {
    const { esha } = test.world;
    for (const typed of [code, 'kvhm4827pzqr', 'kvhm 4827 pzqr', 'KVHM-4827-PZQR', ' Kvhm – 4827 – Pzqr']) {
      await giveCode(esha);
      expect([typed, (await signIn(esha, typed)).status]).toEqual([typed, 200]);
      const client = await test.enter(esha);
      const changed = await client.call('change-password-after-login', ownPassword('simple1', typed));
      expect([typed, changed.status]).toEqual([typed, 200]);
    }
    // The code is no password of one's own, however it is written.
    await giveCode(esha);
    for (const typed of [code, 'kvhm4827pzqr', 'KVHM-4827-PZQR', 'kvhm–4827–pzqr']) {
      const client = await test.enter(esha);
      const kept = await client.call('change-password-after-login', ownPassword(typed));
      expect([typed, kept.status]).toEqual([typed, 422]);
    }
    const later = await test.enter(esha);
    await later.ok('skip-password-after-login', { skip: 1 });
    for (const typed of [code, 'kvhm4827pzqr', 'KVHM-4827-PZQR']) {
      const kept = await later.call('change-Password', { ...ownPassword(typed), roleId: roles.student });
      expect([typed, kept]).toMatchObject([typed, { status: 422, error: { issues: { password: {} } } }]);
    }
    await later.ok('change-Password', { ...ownPassword('simple1'), roleId: roles.student });
    // A password of one's own is taken as it is alone.
    const client = await test.enter(esha);
    await client.ok('change-password-after-login', ownPassword('kvhm4827pzqr', 'simple1'));
    expect((await signIn(esha, 'kvhm-4827-pzqr')).status).toBe(401);
    expect((await signIn(esha, 'kvhm4827pzqr')).status).toBe(200);
  });
});
