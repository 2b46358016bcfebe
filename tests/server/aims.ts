import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type BuiltCall, type BuiltCallName, calls, isBuilt, type Role, roles } from '#contract';
import { notifications as notificationTable } from '#server/notifications/schema.ts';
import { memberships, people } from '#server/schools/schema.ts';
import { ask, askForPerson, reportProblem } from './helpdesk-inputs.ts';
import { adminInput, facultyInput, formSession, officeInput, shareAsOffice } from './notice-inputs.ts';
import { officeAims } from './office/office-aims.ts';
import { schoolAims } from './schools/school-aims.ts';
import { type Client, sampleFile, startTestServer, type TestServer } from './test-server.ts';
import type { Named, World } from './world.ts';

/** How to aim each built call at what is one's own, of one's school, or of another: for tests made from the contract. */
export type Target = 'own' | 'sameSchool' | 'otherSchool';

export interface Aim {
  /** A body that aims at the target, as `who` would send it. */
  body(who: Named, client: Client, target: Target): unknown;
  /**
   * `nothing`: every target is the same; `claim`: who the caller says they are; `row`: what the scope covers or does
   * not; `authored`: a row that is its author's alone, however far the scope reaches otherwise. Left out: nothing.
   */
  readonly at?: 'nothing' | 'claim' | 'row' | 'authored';
  /** What a caller gets whose right covers the target. */
  readonly answer?: number;
  /** For what the own school has, out of reach: known to be there, or as good as none. */
  readonly beyond?: 403 | 404;
  /** It takes away what others aim at: called after all of them. */
  readonly isLast?: true;
  /** What a scope does not say, with the reason beside it. */
  readonly except?: Partial<Record<Role, Partial<Record<Target, number>>>>;
}

let test: TestServer;
let world: World;
/** Of asha (faculty, for 9A faculty only) and of the other school's faculty; per role an own notice where there can be one. */
let notices: { own: Partial<Record<Role, number>>; hidden: number; other: number };
/** A student whom chetan teaches. */
let taught: { readonly id: number };
let fileIds: { hidden: string; other: string; own: Partial<Record<Role, string>> };

export const principals: readonly (readonly [Role, keyof World])[] = [
  [1, 'superAdmin'],
  [2, 'admin'],
  [3, 'esha'],
  [4, 'chetan'],
  [5, 'finance'],
  [6, 'helpdesk'],
];
export const targets: readonly Target[] = ['own', 'sameSchool', 'otherSchool'];

/** Starts a server whose world the aims are of; before they are used, and once a test file. */
export async function startAimedServer(env: Record<string, string> = {}): Promise<TestServer> {
  test = await startTestServer(env);
  world = test.world;
  const newStudent = {
    schoolId: 1,
    role: roles.student,
    loginName: 'S9',
    passwordHash: '',
    firstName: 'Gita',
    lastName: 'Test',
  };
  const [student] = await test.server.app.db.insert(people).values(newStudent).returning({ id: people.id });
  taught = { id: student?.id ?? 0 };
  await test.server.app.db
    .insert(memberships)
    .values({ schoolId: 1, personId: taught.id, ...world.places['10B'] });
  const [asha, chetan, admin, otherFaculty, office] = await Promise.all([
    test.signIn(world.asha),
    test.signIn(world.chetan),
    test.signIn(world.admin),
    test.signIn(world.otherFaculty),
    test.signIn(world.superAdmin),
  ]);
  const upload = async (client: Client, who: Named) => {
    const id = await test.finishedUpload(who, 'notice.pdf', await sampleFile('notice.pdf'));
    return (await client.ok('handle-upload-files', { upload_id: id, org_name: 'notice.pdf' })).data.file_path;
  };
  fileIds = {
    hidden: await upload(asha, world.asha),
    other: await upload(otherFaculty, world.otherFaculty),
    own: {
      1: await upload(office, world.superAdmin),
      2: await upload(admin, world.admin),
      4: await upload(chetan, world.chetan),
    },
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
      1: (await office.ok('create-notice-by-admin', await officeInput(office, {}))).data.id,
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
  return test;
}

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

const officeList: Aim = {
  body: (who, _client, target) => ({ sAdmin_id: claimed(who, target).login_id }),
  at: 'claim',
};
const list: Aim = {
  body: (who, _client, target) => ({ ...claimed(who, target), loginType: who.role, showLimit: 10 }),
  at: 'claim',
};
/** The full-screen board: the office has one of its own. */
const board: Aim = {
  body: (who, _client, target) => ({ ...claimed(who, target), loginType: who.role }),
  at: 'claim',
};
const translating = (input: (noticeId: number) => object): Aim => ({
  body: (who, _client, target) => input(noticeAt(who, target)),
  at: 'row',
  beyond: 404,
});
/** Own notices alone. `prepare` puts the notice into the state the call wants. */
const tending = (state: string): Aim => ({
  body: async (who, _client, target) => {
    const id = target === 'own' ? (notices.own[who.role] ?? notices.hidden) : noticeAt(who, target);
    if (target === 'own' && who.role !== 3)
      await test.server.app.db.execute(
        sql.raw(`update notices set ${state} where id = ${id} and created_by = ${who.id}`),
      );
    return { notices: [{ id, version: 0 }], isActive: 0 };
  },
  at: 'row',
});
const classList = (
  fields: (who: { login_id: number; school_id: number }, gradeId: number) => object,
): Aim => ({
  body: (who, _client, target) =>
    fields(
      claimed(who, target),
      target === 'otherSchool' ? world.places.other.gradeId : world.places['10B'].gradeId,
    ),
  at: 'claim',
});
const session = (client: Client) => formSession(client).catch(() => 'x'.repeat(43));
/** A notification of the caller's own, of somebody of their school, or of another school. */
async function ownNotification(who: Named, _client: Client, target: Target) {
  const holder = target === 'own' ? who : target === 'sameSchool' ? world.bina : world.otherFaculty;
  const [row] = await test.server.app.db
    .insert(notificationTable)
    .values({
      schoolId: holder.schoolId,
      personId: holder.id,
      kind: 'assessment',
      cause: `test:${randomUUID()}`,
      version: 1,
      fromName: 'A test',
      message: 'A test',
      url: '/',
      createdAt: test.clock.now,
    })
    .returning({ id: notificationTable.id });
  return { id: row?.id ?? 0 };
}
/** A chat is its person's alone. */
const ownChat = (fields: () => object = () => ({}), isRequest = false): Aim => ({
  body: async (_who, client, target) => {
    const stranger = target === 'sameSchool' ? world.bina : world.otherFaculty;
    const holder = target === 'own' ? client : await test.signIn(stranger);
    const begin = async () => (isRequest ? (await askForPerson(holder)).chat : await ask(holder)).id;
    return { ...fields(), chat_id: await begin().catch(() => randomUUID()) };
  },
  at: 'row',
  beyond: 404,
});
/** A request is addressed to the helpdesk, whatever school it comes from. */
const request = (fields: () => object): Aim => ({
  body: async (_who, _client, target) => {
    const holder = await test.signIn(target === 'otherSchool' ? world.otherFaculty : world.bina);
    return { ...fields(), number: (await askForPerson(holder)).number, version: 1 };
  },
  at: 'row',
});
/** A record of steps hangs on a request. */
const recording: Aim = {
  body: async (_who, _client, target) => {
    const holder = await test.signIn(target === 'otherSchool' ? world.otherFaculty : world.bina);
    const { id, number } = await reportProblem(holder);
    return { id, number };
  },
  at: 'row',
};
const newMessage = () => ({ message_id: randomUUID(), text: 'Hello', kind: 'reply' });
const helpArticle = async (client: Client, key: string) => {
  const known = client.token ? await client.call('get-help-articles', {}) : null;
  return known?.ok ? known.data.data.find((each) => each.key === key) : undefined;
};
/** One whom chetan teaches, one whom he does not, one of another school. */
const studentAt = (target: Target) =>
  ({ own: taught, sameSchool: world.dev, otherSchool: world.otherStudent })[target].id;
const studentOfSchool: Aim = {
  body: (_who, _client, target) => ({ student_id: studentAt(target) }),
  at: 'row',
};

/** Whoever else is named is refused before anything is looked up, so every school answers alike. */
const ownProfile: Aim = {
  body: (who, _client, target) => ({ id: claimed(who, target).login_id }),
  at: 'claim',
};
const profileSave = (read: 'faculty-by-id' | 'student-by-id' | 'admin-profile-by-id'): Aim => ({
  body: async (who, client, target) => {
    const stored = client.token ? await client.call(read, { id: who.id }) : null;
    return { id: claimed(who, target).login_id, version: stored?.ok ? stored.data.data.version : 0 };
  },
  at: 'claim',
});
const ofSchool = (fields: object = {}): Aim => ({
  body: (who, _client, target) => ({ school_id: claimed(who, target).school_id, ...fields }),
  at: 'claim',
});

/** A super admin reaches every school. */
const anySchool = (fields: (target: Target) => object = () => ({})): Aim => ({
  body: (who, _client, target) => ({ school_id: claimed(who, target).school_id, ...fields(target) }),
  at: 'row',
});

export const aims: { readonly [Name in BuiltCallName]: Aim } = {
  ...schoolAims(() => test),
  ...officeAims(() => test),
  notifications: {
    body: (who, _client, target) => ({ schoolId: claimed(who, target).school_id }),
    at: 'claim',
  },
  'count-decrease-notifications': { body: ownNotification, at: 'row', beyond: 404 },
  'update-assessment-notification': { body: ownNotification, at: 'row', beyond: 404 },
  // Clears what is one's own among them, and tells nothing of the rest.
  'clear-selected-notifications': {
    body: async (who, client, target) => ({ ids: [(await ownNotification(who, client, target)).id] }),
  },
  'clear-all-notifications': { body: () => ({}) },
  'get-student-notification': { body: () => ({}) },
  'get-student-activity-notification': { body: () => ({}) },
  'get-teacher-notification': { body: () => ({}) },
  'teacher-assessment-notification': { body: () => ({}) },
  'get-notification-preferences': { body: () => ({}) },
  'save-notification-preferences': {
    body: () => ({ muted: [], quiet_from: '', quiet_to: '' }),
  },
  'get-calendar-feed': { body: () => ({}) },
  'make-calendar-feed': { body: () => ({}) },
  'revoke-calendar-feed': { body: () => ({}) },
  login: {
    body: (who) => ({
      email: who.loginName,
      password: 'Wrong@123',
      deviceDetails: { deviceId: '', browser: '', os: '', tz: '' },
    }),
    answer: 401,
  },
  'resume-session': { body: () => ({}) },
  updateLogout: { body: () => ({}) },
  // A session that has just begun is as long as it can be.
  'extend-session': { body: () => ({}), answer: 422 },
  studentLogin: {
    body: (who) => ({
      email: `N${randomBytes(6).toString('hex')}`,
      password: 'Wrong@123',
      schoolId: who.schoolId,
      deviceDetails: { deviceId: '', browser: '', os: '', tz: '' },
    }),
    answer: 401,
  },
  'student-auto-login': {
    body: (who) => ({
      schoolId: who.schoolId,
      token: randomBytes(32).toString('base64url'),
      deviceDetails: { deviceId: '', browser: '', os: '', tz: '' },
    }),
    answer: 401,
  },
  'send-sign-in-code': { body: (who) => ({ email: who.loginName }) },
  'get-captcha': { body: () => ({}) },
  forgotPassword: {
    body: async () => {
      const { ticket, sum } = await test.anonymous.ok('get-captcha', {});
      return {
        email: 'nobody@test.example',
        userType: 4,
        formSession: randomBytes(12).toString('hex'),
        recaptcha: `sum:${sum[0] + sum[1]}:${ticket}`,
      };
    },
  },
  updatePassword: {
    body: () => ({ password: 'Better@12', confirmPassword: 'Better@12', code: 'x'.repeat(43) }),
  },
  'get-psw-status': { body: () => ({}) },
  'change-password-after-login': {
    body: () => ({ password: 'Better@12', confirmPassword: 'Better@12', currentPassword: 'Wrong@123' }),
    answer: 422,
  },
  'skip-password-after-login': { body: () => ({ skip: 1 }) },
  'get-froala-key': { body: () => ({}) },
  'get-multiuser-device': { body: () => ({}) },
  'get-logged-in-user': { body: () => ({}) },
  'end-my-session': {
    body: async (_who, client, target) => {
      const theirs = target === 'sameSchool' ? world.bina : world.otherFaculty;
      const holder = target === 'own' ? client : await test.signIn(theirs);
      const live = await holder.call('get-multiuser-device', {});
      const session = live.ok ? live.data.data.find((each) => each.is_this)?.session : randomUUID();
      return { session };
    },
    at: 'row',
    beyond: 404,
  },
  'generate-sign-in-code': studentOfSchool,
  'create-student-link': studentOfSchool,
  'revoke-sign-in-help': studentOfSchool,
  'get-helpdesk-unread': { body: () => ({}) },
  'get-demo-grant': {
    body: () => ({ role: 4 }),
    answer: 422,
  },
  'get-form-session': { body: () => ({ form: 'notice' }) },
  'get-realtime-ticket': { body: () => ({}) },
  'force-logout': anySchool(() => ({ request_id: randomUUID(), target: { kind: 'school' } })),
  'get-signed-in-overview': anySchool(),
  'find-people-to-sign-out': anySchool(() => ({ search: 'a' })),
  'get-forced-logouts': anySchool(),
  'get-forced-logout': {
    body: async (who, client, target) => {
      const school_id = who.role === 1 ? 1 : claimed(who, target).school_id;
      const holder = await test.signIn(target === 'otherSchool' ? world.otherAdmin : world.admin);
      // Nobody of the table's own people, who are signed in.
      const { id: person_id } = target === 'otherSchool' ? world.otherStudent : world.farid;
      const input = { request_id: randomUUID(), target: { kind: 'person' as const, person_id } };
      const at = target === 'otherSchool' ? 2 : 1;
      const done = client.token ? await holder.call('force-logout', { ...input, school_id: at }) : null;
      return { school_id: who.role === 1 ? at : school_id, id: done?.ok ? done.data.id : randomUUID() };
    },
    at: 'row',
  },
  'get-latest-notice-list': list,
  'get-latest-notice-active-list': list,
  'get-latest-notice-inactive-list': list,
  'get-notice-board': board,
  'get-notice-board-active': board,
  'get-notice-board-inactive': board,
  'get-notice-filterd-list': board,
  'set-notice-status': tending('is_active = true, deleted_at = null'),
  'delete-faculty-notice': { ...tending('is_active = false, deleted_at = null'), isLast: true },
  // Somebody else's deleted notice is as good as none.
  'restore-notice': {
    ...tending('is_active = true, deleted_at = now(), deleted_by = created_by'),
    beyond: 404,
  },
  'get-deleted-notices': { body: () => ({}) },
  'delete-notice-superadmin': {
    body: (who, _client, target) => ({ noticeId: noticeAt(who, target), path: '' }),
    at: 'row',
    isLast: true,
  },
  'get-notice-details': {
    body: (who, _client, target) => ({ notice_id: noticeAt(who, target), user_id: who.id, action: 'view' }),
    at: 'row',
    beyond: 404,
  },
  'get-notice-drafts': { body: () => ({}) },
  'get-upload-room': { body: () => ({}) },
  'get-notice-draft': { body: () => ({ mode: 'add', notice_id: 0 }) },
  'save-notice-draft': {
    body: () => ({ mode: 'add', notice_id: 0, title: '', draft: '{}', typed_at: 1 }),
  },
  'drop-notice-draft': { body: () => ({ of: null }) },
  'preview-notice-reach': {
    body: (who, _client, target) => ({
      notice_id: target === 'own' ? 0 : noticeAt(who, target),
      grade: who.role === 2 ? '0' : String(world.places['10B'].gradeId),
      division: '0',
      noticeFor: 1,
    }),
    at: 'authored',
  },
  // Of what is not the reader's nothing is noted, and nothing is told.
  'notice-seen': {
    body: (who, _client, target) => ({ notices: [{ id: noticeAt(who, target) }] }),
  },
  'check-kept-notices': {
    body: (who, _client, target) => ({ notices: [noticeAt(who, target)], files: [] }),
  },
  'acknowledge-notice': {
    body: (who, _client, target) => ({ notice_id: noticeAt(who, target) }),
    at: 'row',
    // Nobody was asked.
    answer: 422,
    beyond: 404,
  },
  'get-notice-delivery': {
    body: (who, _client, target) => ({ notice_id: noticeAt(who, target) }),
    at: 'row',
    beyond: 404,
  },
  'remind-notice': {
    body: (who, _client, target) => ({ notice_id: noticeAt(who, target) }),
    at: 'row',
    beyond: 404,
  },
  'undo-notice': {
    body: async (who, client, target) => {
      if (target !== 'own') return { notice_id: noticeAt(who, target), version: 1 };
      const input = { grade: String(world.places['10B'].gradeId) };
      if (who.role === 1)
        return { notice_id: await shareAsOffice(client, { formSession: await session(client) }), version: 1 };
      const shared =
        who.role === 2
          ? await client.call(
              'create-notice',
              await adminInput(client, { formSession: await session(client) }),
            )
          : await client.call(
              'create-faculty-notice',
              await facultyInput(client, { ...input, formSession: await session(client) }),
            );
      return { notice_id: shared.ok ? shared.data.data.id : 1, version: 1 };
    },
    at: 'row',
  },
  'save-notice-translation': translating((id) => ({
    notice_id: id,
    language: 'ur',
    title: 'آداب',
    description: 'آداب',
    of_title: '',
    of_description: '',
    version: 0,
  })),
  'delete-notice-translation': translating((id) => ({ notice_id: id, language: 'hi', version: 0 })),
  'create-notice': {
    body: async (who, client, target) =>
      adminInput(client, {
        formSession: await formSession(client).catch(() => 'x'.repeat(43)),
        school_id: target === 'otherSchool' ? 2 : who.schoolId,
        noticeID: target === 'own' ? 0 : noticeAt(who, target),
        noticeSubmitType: target === 'own' ? 'add' : 'edit',
      }),
    at: 'row',
  },
  'country-list': officeList,
  'state-list': officeList,
  'school-list': officeList,
  'get-school-class-list': {
    body: (_who, _client, target) => ({ school_id: target === 'otherSchool' ? 2 : 1 }),
    at: 'row',
  },
  'preview-office-reach': {
    body: (who, _client, target) => ({
      notice_id: target === 'own' ? 0 : noticeAt(who, target),
      country_id: '0',
      state_id: '0',
      schoolIds: '0',
      noticeFor: 6,
    }),
    at: 'authored',
  },
  'get-office-delivery': {
    body: (who, _client, target) => ({ notice_id: noticeAt(who, target) }),
    at: 'row',
  },
  'remind-office-notice': {
    body: async (who, client, target) => ({
      // One that is out.
      notice_id: target === 'own' && who.role === 1 ? await shareAsOffice(client, {}) : noticeAt(who, target),
    }),
    at: 'row',
  },
  'create-notice-by-admin': {
    body: async (who, client, target) =>
      officeInput(client, {
        formSession: await formSession(client).catch(() => 'x'.repeat(43)),
        notice_id: target === 'own' ? 0 : noticeAt(who, target),
        noticeSubmitType: target === 'own' ? 'add' : 'edit',
      }),
    at: 'row',
  },
  'create-faculty-notice': {
    body: async (who, client, target) =>
      facultyInput(client, {
        formSession: await formSession(client).catch(() => 'x'.repeat(43)),
        grade: String(world.places['10B'].gradeId),
        id: target === 'own' ? 0 : noticeAt(who, target),
        noticeSubmitType: target === 'own' ? 'add' : 'edit',
      }),
    at: 'row',
  },
  'delete-notice-file': {
    body: (who, _client, target) => ({ notice_id: noticeAt(who, target), path: fileIds.hidden }),
    at: 'row',
  },
  'handle-upload-files': {
    body: async (who, _client, target) => {
      const owner = target === 'own' ? who : target === 'sameSchool' ? other(who) : world.otherFaculty;
      const upload = await test.finishedUpload(owner, 'notice.pdf', await sampleFile('notice.pdf'));
      return { upload_id: upload, org_name: 'notice.pdf' };
    },
    at: 'row',
    beyond: 404,
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
    at: 'row',
    beyond: 404,
    // Esha reads the notice of her grade that carries the file.
    except: { 3: { sameSchool: 200 } },
  },
  'admin-profile-by-id': ownProfile,
  'faculty-by-id': ownProfile,
  'student-by-id': ownProfile,
  'edit-faculty': profileSave('faculty-by-id'),
  'update-admin-profile': profileSave('admin-profile-by-id'),
  'update-student-profile': profileSave('student-by-id'),
  'remove-faculty-image': ownProfile,
  'remove-profile-image': ownProfile,
  'change-Password': {
    body: (who) => ({
      currentPassword: 'Wrong@123',
      password: 'Another@123',
      confirmPassword: 'Another@123',
      roleId: who.role,
    }),
    answer: 422,
  },
  'reset-faculty-password': {
    body: (who, _client, target) => ({
      faculty_id: { own: world.bina, sameSchool: world.esha, otherSchool: world.otherFaculty }[target].id,
      admin_id: who.id,
    }),
    at: 'row',
    // A student is no teacher.
    except: { 2: { sameSchool: 404 } },
  },
  'reset-person-password': {
    body: (_who, _client, target) => ({ person_id: studentAt(target) }),
    at: 'row',
  },
  'get-club-list': ofSchool(),
  'get-club-list-faculty': {
    body: (who, _client, target) => ({ faculty_id: claimed(who, target).login_id }),
    at: 'claim',
  },
  'get-batch-list-admin': ofSchool({ club_id: 0 }),
  'get-faculty-batch-list': ofSchool({ club_id: 0 }),
  'get-profile-setting-data': ofSchool(),
  'save-user-profile-setting': ofSchool({ settings: [{ key: 'allow_digital_book', authValue: 1 }] }),
  'helpdesk-Gpt-Cread': { body: () => ({}) },
  'helpdesk-api-Cread': ownChat(() => ({ message_id: randomUUID(), question: 'How do I print?' })),
  'get-all-module-name-cread': { body: () => ({}) },
  'get-all-module-name': { body: () => ({}) },
  'helpdesk-Gpt-Video': { body: () => ({ search: 'print' }) },
  'get-chat-history': ownChat(),
  'delete-chat-history': ownChat(),
  'save-chat-history': ownChat(newMessage, true),
  'create-helpdesk-ticket': ownChat(newMessage),
  'resolve-helpdesk-ticket': ownChat(undefined, true),
  'get-helpdesk-tickets': { body: () => ({}) },
  'get-helpdesk-counts': { body: () => ({}) },
  'get-helpdesk-recording': recording,
  'report-helpdesk-problem': {
    body: () => ({ ...newMessage(), recording: null }),
  },
  'get-helpdesk-ticket': request(() => ({})),
  'reply-helpdesk-ticket': request(newMessage),
  'update-helpdesk-ticket': request(() => ({ action: 'take' })),
  // A film that is not there, or not for everybody, is nothing to anybody.
  'features-video': {
    body: () => ({ id: randomUUID() }),
    answer: 404,
  },
  'get-onboarding-video': { body: () => ({}) },
  'global-search': { body: () => ({ searchText: 'notice' }) },
  'global-search-suggestion': {
    body: (who) => ({ role_id: who.role, searchText: 'notice' }),
  },
  'set-user-activity-track': {
    body: () => ({ pages: [{ pageUrl: '/student', timeSpent: 1000, expireTime: 0 }] }),
  },
  'users-logs': {
    body: (who, _client, target) => {
      const { login_id, school_id } = claimed(who, target);
      return { id: login_id, role: who.role, school: school_id };
    },
    at: 'claim',
  },
  'get-help-articles': { body: () => ({}) },
  'save-help-article': {
    body: async (_who, client) => {
      const found = await helpArticle(client, 'theme');
      return { key: 'theme', version: found?.version ?? 0, action: 'draft', text: found?.shipped };
    },
  },
  'reset-help-article': {
    body: async (_who, client) => {
      const found = await helpArticle(client, 'phone');
      return { key: 'phone', version: found?.version ?? 0, action: 'restore' };
    },
  },
  'get-mapped-class': classList(({ login_id, school_id }) => ({ admin_id: login_id, school_id })),
  'get-division-list': {
    body: (who, _client, target) => ({
      school_id: who.schoolId,
      class_id: target === 'otherSchool' ? world.places.other.gradeId : world.places['10B'].gradeId,
    }),
    at: 'row',
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

/** Every built call of the contract, in an order in which each still finds what it aims at. */
export const aimedCalls = (Object.values(calls).filter(isBuilt) as BuiltCall<string>[]).toSorted(
  (one, other) => Number(isLast(one)) - Number(isLast(other)),
);

function isLast({ name }: BuiltCall<string>): boolean {
  return aims[name as BuiltCallName].isLast ?? false;
}
