import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BuiltCallName, CallName } from '#contract/catalogue.ts';
import type { BuiltCall } from '#contract/core/define-call.ts';
import { wrapRequest } from '#contract/core/payload.codec.ts';
import { roles } from '#contract/core/roles.ts';
import { newLongSecret } from '#server/auth/one-time.ts';
import { sessions, signInFailures } from '#server/auth/schema/session.ts';
import { memberships, people } from '#server/directory/schema.ts';
import { times } from '../../long.ts';
import { principals } from '../aimed-world.ts';
import { aimedCalls, aims, startAimedServer } from '../aims.ts';
import type { Client, TestServer } from '../test-server.ts';
import { cheapHash, type Named, password } from '../world.ts';

/**
 * From the contract: a crowd makes each built call at once, through a pool far smaller than the crowd. A call that
 * held one connection and waited for a second would wait for ever here, and every call after it.
 */
const crowd = times(8, 100);
/** Who send one and the same. */
const alike = times(4, 8);
const connections = 4;
/** Of the crowd, who differ: in who they are, or in what they send. */
const different = times(6, 8);
/** Everybody's run asks each eighth call, of all rooms. */
const tried = aimedCalls.filter((_, index) => index % times(8, 1) === 0);

/** Calls that did what they are for, for somebody at least. */
const done = new Set<string>();
/** Nobody here has what they are about. */
const refused = [
  'extend-session',
  // The project is assigned to no student here.
  'club-project-notified-by-faculty',
  'project-notified-by-faculty',
  'acknowledge-notice',
  'delete-project-answer-file',
  'get-student-assignment-by-project',
  'get-student-club-by-project',
  'paste-project-picture',
  'pending-project-file',
  'features-video',
  'create-club',
  'edit-document-S3-file',
  'migrate-student-bulk',
  // No class here has programs, no workspace is of blocks, nothing was uploaded, no compiler is outside.
  'compiler-zip',
  'get-scratch-filename',
  'updateZipUrl',
  'workspace-asset-add',
  'save-content-file',
  'save-lesson',
  'apply-question-file',
  'read-question-file',
  'save-question-picture',
  // Nobody has an export, and no provider of accounts is set up.
  'start-export',
  'cancel-export',
  'download-export',
  'save-school-provider',
  'sign-in-by-account',
  'start-account-connection',
  'disconnect-account',
  'disconnect-person-account',
];

let test: TestServer;
let students: readonly Named[];
let passwordHash: string;

beforeAll(async () => {
  test = await startAimedServer({
    DATABASE_CONNECTIONS: String(connections),
    // On a slow machine the last of a crowd waits long, and is answered all the same.
    DATABASE_WAIT_SECONDS: '90',
    DATABASE_LOCK_SECONDS: '90',
    DATABASE_STATEMENT_SECONDS: '90',
  });
  passwordHash = await cheapHash();
  students = await addStudents();
});
afterAll(() => test.close());

async function addStudents(): Promise<readonly Named[]> {
  const { db } = test.server.app;
  const person = { schoolId: 1, role: roles.student, firstName: 'Crowd', lastName: 'Test', passwordHash };
  const rows = await db
    .insert(people)
    .values(Array.from({ length: different }, (_, index) => ({ ...person, loginName: `CROWD${index}` })))
    .returning();
  const place = test.world.places['9B'];
  await db.insert(memberships).values(rows.map(({ id }) => ({ schoolId: 1, personId: id, ...place })));
  return rows.map(({ id, schoolId, loginName }) => ({ id, schoolId, loginName, role: 3 }));
}

const device = { deviceId: '', browser: '', os: '', tz: '' };
const newPassword = { password: 'Better@12', confirmPassword: 'Better@12' };
const secretOf = (kind: 'student-link' | 'password-reset', who: Named) =>
  newLongSecret({ app: test.server.app, db: test.server.app.db }, who, kind, null);

/** Of calls that the authorization table aims to be refused: here they do what they are for. */
const bodies: Partial<Record<BuiltCallName, (who: Named) => unknown>> = {
  login: (who) => ({ email: who.loginName, password, deviceDetails: device }),
  studentLogin: (who) => ({ email: who.loginName, password, schoolId: who.schoolId, deviceDetails: device }),
  'student-auto-login': async (who) => ({
    schoolId: who.schoolId,
    token: await secretOf('student-link', who),
    deviceDetails: device,
  }),
  updatePassword: async (who) => ({ ...newPassword, code: await secretOf('password-reset', who) }),
  'change-password-after-login': () => ({ ...newPassword, currentPassword: password }),
  'change-Password': (who) => ({ ...newPassword, currentPassword: password, roleId: who.role }),
};

/** Somebody of each role that may make the call, of students several. */
function callersOf(call: BuiltCall<string>): readonly Named[] {
  const { demoAdmin, demoFaculty, demoStudent } = test.world;
  // Anywhere else it is refused.
  if (call.name === 'get-demo-grant') return [demoAdmin, demoFaculty, demoStudent];
  if (call.access === 'public') return students;
  const allowed = principals.filter(([role]) => call.access !== 'public' && role in call.access);
  return allowed.flatMap(([role, name]) => (role === 3 ? students : [test.world[name] as Named]));
}

interface Question {
  readonly client: Client;
  readonly body: unknown;
}

async function question(call: BuiltCall<string>, who: Named): Promise<Question> {
  const client = await test.enter(who);
  const name = call.name as BuiltCallName;
  const body = await (bodies[name] ?? ((who) => aims[name].body(who, client, 'own')))(who);
  return { client, body: wrapRequest(call.request, body, test.server.app.codec) };
}

describe.each(tried.map((call) => [call.name, call] as const))('a crowd at once: %s', (name, call) => {
  // What one crowd changed must not keep the next from its work.
  beforeEach(async () => {
    const { db } = test.server.app;
    // Calls about the first password are asked by whoever has not chosen one; all others by whoever has.
    const passwordChangeStatus = call.access === 'public' || call.beforePassword ? 0 : 1;
    // Only whom it changed: what the server still does with the others holds their rows.
    await db
      .update(people)
      .set({ passwordHash, passwordChangeStatus, passwordSkips: 0 })
      .where(
        or(
          sql`${people.passwordHash} is distinct from ${passwordHash}`,
          ne(people.passwordChangeStatus, passwordChangeStatus),
          ne(people.passwordSkips, 0),
        ),
      );
    await db.delete(signInFailures);
  });

  it('are all answered, and the server is well afterwards [QU-08]', async () => {
    const callers = callersOf(call);
    const questions: Question[] = [];
    for (const who of callers) questions.push(await question(call, who));
    const answers = await Promise.all(
      Array.from({ length: crowd + alike }, async (_, index) => {
        // At last one of them several times more, with one body.
        const asked = questions[index < crowd ? index % questions.length : 0];
        return asked && (await asked.client.raw(name as CallName, asked.body));
      }),
    );
    expect(answers.filter((answer) => !answer || answer.status >= 500)).toEqual([]);
    if (answers.some((answer) => answer?.status === 200)) done.add(name);
    const { pool } = test.server.app.database;
    const atWork = () => [pool.totalCount - pool.idleCount, pool.waitingCount];
    // The server's own rounds take a connection for a moment.
    await expect.poll(atWork).toEqual([0, 0]);
    expect(pool.totalCount).toBeLessThanOrEqual(connections);
  });
});

it('lets a class in, have its first passwords and out again, each at the same moment', {
  timeout: 300_000,
}, async () => {
  const { db } = test.server.app;
  const person = { schoolId: 1, role: roles.student, firstName: 'Class', lastName: 'Test', passwordHash };
  const names = Array.from({ length: 40 }, (_, index) => `CLASS${index}`);
  await db.insert(people).values(names.map((loginName) => ({ ...person, loginName })));
  const post = async (path: string, body: object, token = '') => {
    const response = await fetch(`${test.server.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { api_token?: string };
    return { status: response.status, token: answer.api_token ?? '' };
  };
  const allOf = async (asked: Promise<{ status: number; token: string }>[]) => {
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    return answers.map(({ token }) => token);
  };
  const tokens = await allOf(
    names.map((email) => post('/login', { email, password, deviceDetails: device })),
  );
  const change = { ...newPassword, currentPassword: password };
  await allOf(tokens.map((token) => post('/api/v1/change-password-after-login', change, token)));
  await allOf(tokens.map((token) => post('/api/v1/updateLogout', {}, token)));
  const open = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(and(eq(people.firstName, 'Class'), isNull(sessions.endedAt)));
  expect(open).toEqual([]);
});

it('did its work in each call, so that there was something to wait for', () => {
  const names = new Set<string>(tried.map(({ name }) => name));
  const idle = [...names].filter((name) => !done.has(name));
  expect(idle.toSorted()).toEqual(refused.filter((name) => names.has(name)).toSorted());
});

it('leaves no transaction open, and the next call is answered as ever', async () => {
  const open = async () => {
    const { rows } = await test.server.app.db.execute<{ count: number }>(
      sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and state like 'idle in%'`,
    );
    return rows[0]?.count;
  };
  await expect.poll(open).toBe(0);
  const client = await test.enter(test.world.dev);
  expect((await client.call('get-multiuser-device', {})).ok).toBe(true);
});
