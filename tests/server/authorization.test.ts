import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BuiltCall,
  type BuiltCallName,
  type CallName,
  calls,
  isBuilt,
  type Role,
  wrapRequest,
} from '#contract';
import { adminInput, facultyInput, formSession } from './notice-inputs.ts';
import { type Client, sampleFile, startTestServer, type TestServer } from './test-server.ts';
import type { Named, World } from './world.ts';

/**
 * From the contract: every built call × anonymous and six roles × own, same school, other school. What is expected
 * follows from the call's `access` alone; the table below only says how to aim a call at a target, and what a
 * permitted caller gets for each.
 */
type Target = 'own' | 'sameSchool' | 'otherSchool';
type Expected = Readonly<Record<Target, number>>;

interface Aim {
  /** A body that aims at the target, as `who` would send it. */
  body(who: Named, client: Client, target: Target): unknown;
  /** What a caller whose role is listed gets; by role where roles differ. */
  readonly expected: Expected | Partial<Record<Role, Expected>>;
}

let test: TestServer;
let world: World;
/** Of asha (faculty, for 9A faculty only) and of the other school's faculty; per role an own notice where there can be one. */
let notices: { own: Partial<Record<Role, number>>; hidden: number; other: number };
let fileIds: { hidden: string; other: string; own: Partial<Record<Role, string>> };

const principals: readonly (readonly [Role, keyof World])[] = [
  [1, 'superAdmin'],
  [2, 'admin'],
  [3, 'esha'],
  [4, 'chetan'],
  [5, 'finance'],
  [6, 'helpdesk'],
];
const targets: readonly Target[] = ['own', 'sameSchool', 'otherSchool'];

beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  const [asha, chetan, admin, otherFaculty] = await Promise.all([
    test.signIn(world.asha),
    test.signIn(world.chetan),
    test.signIn(world.admin),
    test.signIn(world.otherFaculty),
  ]);
  const upload = async (client: Client, who: Named) => {
    const id = await test.finishedUpload(who, 'notice.pdf', await sampleFile('notice.pdf'));
    return (await client.ok('handle-upload-files', { upload_id: id, org_name: 'notice.pdf' })).data.file_path;
  };
  fileIds = {
    hidden: await upload(asha, world.asha),
    other: await upload(otherFaculty, world.otherFaculty),
    own: { 2: await upload(admin, world.admin), 4: await upload(chetan, world.chetan) },
  };
  const pdf = (fileName: string) => [{ fileName, extnType: 'pdf', org_fileName: 'notice.pdf' }];
  const faculty = async (client: Client, grade: number, fileName: string, noticeFor: 1 | 2) =>
    (
      await client.ok(
        'create-faculty-notice',
        await facultyInput(client, { grade: String(grade), noticeFor, file: pdf(fileName) }),
      )
    ).data.id;
  const forStudents = await faculty(asha, world.places['9A'].gradeId, fileIds.hidden, 1);
  notices = {
    own: {
      2: (
        await admin.ok('create-notice', await adminInput(admin, { noticefiles: pdf(fileIds.own[2] ?? '') }))
      ).data.id,
      3: forStudents,
      4: await faculty(chetan, world.places['10B'].gradeId, fileIds.own[4] ?? '', 1),
    },
    hidden: await faculty(asha, world.places['9A'].gradeId, fileIds.hidden, 2),
    other: await faculty(otherFaculty, world.places.other.gradeId, fileIds.other, 1),
  };
  fileIds.own[3] = fileIds.hidden;
});
afterAll(() => test.close());

const other = (who: Named): Named => (who.id === world.bina.id ? world.asha : world.bina);
const claimed = (who: Named, target: Target) =>
  target === 'own'
    ? { login_id: who.id, school_id: who.schoolId }
    : target === 'sameSchool'
      ? { login_id: other(who).id, school_id: who.schoolId }
      : { login_id: world.otherFaculty.id, school_id: 2 };
const noticeAt = (who: Named, target: Target) =>
  target === 'own'
    ? (notices.own[who.role] ?? notices.hidden)
    : target === 'sameSchool'
      ? notices.hidden
      : notices.other;

/** Claims of another person of one's school are forbidden; of another school there is nothing. */
const claims: Expected = { own: 200, sameSchool: 403, otherSchool: 404 };
const list: Aim = {
  body: (who, _client, target) => ({ ...claimed(who, target), loginType: who.role, showLimit: 10 }),
  expected: claims,
};
const classList = (
  fields: (who: { login_id: number; school_id: number }, gradeId: number) => object,
): Aim => ({
  body: (who, _client, target) =>
    fields(
      claimed(who, target),
      target === 'otherSchool' ? world.places.other.gradeId : world.places['10B'].gradeId,
    ),
  expected: claims,
});
const nothingToAim: Expected = { own: 200, sameSchool: 200, otherSchool: 200 };

const aims: { readonly [Name in BuiltCallName]: Aim } = {
  login: {
    body: (who) => ({
      email: who.loginName,
      password: 'Wrong@123',
      deviceDetails: { deviceId: '', browser: '', os: '', tz: '' },
    }),
    expected: { own: 401, sameSchool: 401, otherSchool: 401 },
  },
  'resume-session': { body: () => ({}), expected: nothingToAim },
  updateLogout: { body: () => ({}), expected: nothingToAim },
  'get-form-session': { body: () => ({ form: 'notice' }), expected: nothingToAim },
  'get-latest-notice-list': list,
  'get-latest-notice-active-list': list,
  'get-latest-notice-inactive-list': list,
  'get-notice-details': {
    body: (who, _client, target) => ({ notice_id: noticeAt(who, target), user_id: who.id, action: 'view' }),
    expected: {
      2: { own: 200, sameSchool: 200, otherSchool: 404 },
      3: { own: 200, sameSchool: 404, otherSchool: 404 },
      4: { own: 200, sameSchool: 404, otherSchool: 404 },
    },
  },
  'create-notice': {
    body: async (who, client, target) =>
      adminInput(client, {
        formSession: await formSession(client).catch(() => 'x'.repeat(43)),
        school_id: target === 'otherSchool' ? 2 : who.schoolId,
        noticeID: target === 'own' ? 0 : noticeAt(who, target),
        noticeSubmitType: target === 'own' ? 'add' : 'edit',
      }),
    expected: claims,
  },
  'create-faculty-notice': {
    body: async (who, client, target) =>
      facultyInput(client, {
        formSession: await formSession(client).catch(() => 'x'.repeat(43)),
        grade: String(world.places['10B'].gradeId),
        id: target === 'own' ? 0 : noticeAt(who, target),
        noticeSubmitType: target === 'own' ? 'add' : 'edit',
      }),
    expected: claims,
  },
  'delete-notice-file': {
    body: (who, _client, target) => ({ notice_id: noticeAt(who, target), path: fileIds.hidden }),
    expected: claims,
  },
  'handle-upload-files': {
    body: async (who, _client, target) => {
      const owner = target === 'own' ? who : target === 'sameSchool' ? other(who) : world.otherFaculty;
      const upload = await test.finishedUpload(owner, 'notice.pdf', await sampleFile('notice.pdf'));
      return { upload_id: upload, org_name: 'notice.pdf' };
    },
    expected: { own: 200, sameSchool: 404, otherSchool: 404 },
  },
  download: {
    body: (who, _client, target) => ({
      filePath:
        target === 'own'
          ? (fileIds.own[who.role] ?? fileIds.hidden)
          : target === 'sameSchool'
            ? fileIds.hidden
            : fileIds.other,
    }),
    expected: {
      2: { own: 200, sameSchool: 200, otherSchool: 404 },
      // esha reads the notice of her grade that carries the file.
      3: { own: 200, sameSchool: 200, otherSchool: 404 },
      4: { own: 200, sameSchool: 404, otherSchool: 404 },
    },
  },
  'get-mapped-class': classList(({ login_id, school_id }) => ({ admin_id: login_id, school_id })),
  'get-division-list': {
    body: (who, _client, target) => ({
      school_id: who.schoolId,
      class_id: target === 'otherSchool' ? world.places.other.gradeId : world.places['10B'].gradeId,
    }),
    expected: { own: 200, sameSchool: 200, otherSchool: 404 },
  },
  'get-faculty-grade-list': classList(({ login_id, school_id }) => ({
    faculty_id: login_id,
    school_id,
    user_id: login_id,
  })),
  'get-faculty-division-list': classList(({ login_id, school_id }, grade) => ({
    faculty_id: login_id,
    school_id,
    grade,
  })),
};

function expectedFor(call: BuiltCall<string>, aim: Aim, role: Role, target: Target): number {
  if (call.access !== 'public' && !(role in call.access)) return 403;
  const expected = 'own' in aim.expected ? aim.expected : aim.expected[role];
  if (!expected) throw new Error(`${call.name} permits role ${role}, but nothing is expected of it.`);
  return expected[target];
}

const built = Object.values(calls).filter(isBuilt) as BuiltCall<string>[];

describe.each(built.map((call) => [call.name, call] as const))('%s', (name, call) => {
  const aim = aims[name as BuiltCallName];
  const send = async (client: Client, who: Named, target: Target) =>
    client.raw(
      name as CallName,
      wrapRequest(call.request, await aim.body(who, client, target), test.server.app.codec),
    );

  it.each(targets)('answers anonymous as its table says, aimed at %s [CG-07, QU-08]', async (target) => {
    const { status } = await send(test.anonymous, world.admin, target);
    const sessionNeeded = call.access !== 'public' || name === 'resume-session' || name === 'login';
    expect(status).toBe(sessionNeeded ? 401 : 200);
  });

  for (const [role, person] of principals) {
    it.each(targets)(`answers role ${role} as its table says, aimed at %s [CG-07, QU-08]`, async (target) => {
      const who = world[person] as Named;
      const client = await test.signIn(who);
      const { status, text } = await send(client, who, target);
      expect([status, status === 200 ? '' : text.slice(0, 120)]).toEqual([
        expectedFor(call, aim, role, target),
        status === 200 ? '' : text.slice(0, 120),
      ]);
    });
  }
});

describe('a call that is not built', () => {
  const notBuilt = Object.values(calls).filter((call) => !isBuilt(call));

  it('answers 401 without a session and 501 not_built with one, whatever it is sent [QU-08]', async () => {
    const client = await test.signIn(world.superAdmin);
    for (const call of notBuilt) {
      expect([call.name, (await test.anonymous.raw(call.name, {})).status]).toEqual([call.name, 401]);
      const answer = await client.raw(call.name, { data: 'nonsense' });
      expect([call.name, answer.status, (JSON.parse(answer.text) as { code: string }).code]).toEqual([
        call.name,
        501,
        'not_built',
      ]);
    }
  });
});
