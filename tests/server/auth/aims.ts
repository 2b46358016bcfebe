import { randomBytes, randomUUID } from 'node:crypto';
import type { authCalls } from '#contract/auth/auth.calls.gen.ts';
import { type Aim, type Aims, claimed, studentAt, type Target, test, world } from '../aimed-world.ts';

const studentOfSchool: Aim = {
  body: (_who, _client, target) => ({ student_id: studentAt(target) }),
  at: 'row',
};

const personOfSchool = (fields: object = {}): Aim => ({
  body: (_who, _client, target) => ({ person_id: studentAt(target), ...fields }),
  at: 'row',
});

/** A super admin reaches every school. */
const anySchool = (fields: (target: Target) => object = () => ({})): Aim => ({
  body: (who, _client, target) => ({ school_id: claimed(who, target).school_id, ...fields(target) }),
  at: 'row',
});

export const aims: Aims<typeof authCalls> = {
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
  'get-pending-account': { body: () => ({}) },
  // Nobody comes from a provider.
  'sign-in-by-account': {
    body: () => ({ deviceDetails: { deviceId: '', browser: '', os: '', tz: '' } }),
    answer: 401,
  },
  // No provider is set up.
  'start-account-connection': {
    body: () => ({ provider: 'google', currentPassword: 'Wrong@123' }),
    answer: 422,
  },
  'get-my-accounts': { body: () => ({}) },
  'disconnect-account': { body: () => ({ provider: 'google' }), answer: 404 },
  'get-person-accounts': personOfSchool(),
  // Nobody of the test's world has connected one.
  'disconnect-person-account': { ...personOfSchool({ provider: 'google' }), answer: 404 },
  'get-school-providers': { body: () => ({}) },
  'save-school-provider': {
    body: () => ({ provider: 'google', is_on: 1, domains: ['school.example'], version: 0 }),
    answer: 404,
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
};
