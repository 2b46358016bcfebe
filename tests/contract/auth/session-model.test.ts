import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  can,
  landingOf,
  normaliseLoginName,
  noticeModule,
  type Person,
  signedInFromAnswer,
} from '#contract/auth/session.model.ts';
import { type SessionAnswer, sessionAnswer } from '#contract/auth/session.wire.ts';
import type { Role } from '#contract/core/define-call.ts';

function answerOf(role: Role, changes: Partial<SessionAnswer['UserAccessData'][number]> = {}): SessionAnswer {
  const user = {
    user_id: 7,
    userLoginId: 'F12',
    role_id: role,
    sub_role_id: 0,
    school_id: 1,
    school_name: 'Banyan Public School',
    first_name: 'Asha',
    last_name: 'Rao',
    email_id: 'asha@banyan.example',
    department: 0,
    grade: 0,
    grade_name: '',
    division_id: 0,
    division_name: '',
    is_model1: 0,
    is_demo_school: 0,
    academic_year: '2026-2027',
    profile_pic: '',
    psw_change_status: 1,
    time_zone: 'Asia/Kolkata',
    school_logo: '',
    ...changes,
  } as const;
  return {
    status: 'true',
    msg: '',
    api_token: 'token',
    expiry_time: 3600,
    UserAccessData: [user, { ...user, user_id: 8 }],
    cache: 0,
    isDemo: 0,
    is_partner: 0,
    partner_message: '',
    partner_url: '',
    demo_roles: [],
    moduleData: [{ module_name: 'Reports', module_url: 'reports', icon: 'chart', show_module_order: 0 }],
    UserSettingAccess: [],
    modulePermission: [{ id: noticeModule, view: 0, edit: 1 }],
  };
}

const personOf = (role: Role, changes?: Parameters<typeof answerOf>[1]): Person =>
  signedInFromAnswer(answerOf(role, changes), 0).person;

describe('a typed login name', () => {
  it.each([
    ['ICTADM_0012', 'A12'],
    ['MBXFAC_00345', 'F345'],
    ['MBXSTU_007', 'S7'],
    [' mbxstu_0077 ', 'S77'],
  ])('with an old prefix, %s, becomes %s and is told as rewritten [LG-02]', (typed, name) => {
    expect(normaliseLoginName(typed)).toEqual({ name, rewritten: true });
  });

  it.each([
    ['f12', 'F12'],
    ['A12', 'A12'],
    ['xMBXSTU_007', 'XMBXSTU_007'],
    ['ICTADM_0', 'ICTADM_0'],
  ])('without one, %s, only becomes upper case: %s [LG-03]', (typed, name) => {
    expect(normaliseLoginName(typed)).toEqual({ name, rewritten: false });
  });

  it('stays as it is when it is normalised again', () => {
    expect(normaliseLoginName(normaliseLoginName('ictadm_0012').name)).toEqual({
      name: 'A12',
      rewritten: false,
    });
  });
});

describe('where a person lands', () => {
  it('super admin: the dashboard [LD-01]', () => {
    expect(landingOf(personOf(1, { sub_role_id: 1 }))).toBe('/dashboard');
  });

  it('other central staff: the first module they have, else the dashboard [LD-02, QC-53]', () => {
    const director = personOf(1, { sub_role_id: 3 });
    expect(landingOf(director)).toBe('/reports');
    expect(landingOf({ ...director, modules: [] })).toBe('/dashboard');
  });

  it('school admin [LD-04]', () => {
    expect(landingOf(personOf(2))).toBe('/admin/dashboard');
  });

  it('student, in a club school with model 4 at the clubs [LD-05, RP-02]', () => {
    expect(landingOf(personOf(3))).toBe('/student');
    expect(landingOf(personOf(3, { is_model1: 5 }))).toBe('/student');
    expect(landingOf(personOf(3, { is_model1: 4 }))).toBe('/student/club');
  });

  it('faculty, at their schedule [LD-06]', () => {
    expect(landingOf(personOf(4, { is_model1: 4 }))).toBe('/schedule/faculty');
  });

  it('finance [LD-07]', () => {
    expect(landingOf(personOf(5))).toBe('/finance');
  });

  it('helpdesk [LD-08, QC-01]', () => {
    expect(landingOf(personOf(6))).toBe('/helpdesk/dashboard');
  });

  it('a role that is not known: the dashboard [LD-09, QC-53]', () => {
    expect(landingOf({ ...personOf(4), role: Number('9') as Role })).toBe('/dashboard');
  });
});

describe('the answer to a login', () => {
  it('is what the schema says', () => {
    expect(v.is(sessionAnswer, answerOf(4))).toBe(true);
    expect(v.is(sessionAnswer, { ...answerOf(4), UserAccessData: [] })).toBe(false);
  });

  it('ends its session expiry_time seconds from now [CO-42]', () => {
    expect(signedInFromAnswer(answerOf(4), 1_000).expiresAt).toBe(3_601_000);
  });

  it('is about the first person it names [QU-63]', () => {
    const { person, token } = signedInFromAnswer(answerOf(4, { is_model1: 2, is_demo_school: 1 }), 0);
    expect(token).toBe('token');
    expect(person).toMatchObject({ id: 7, loginName: 'F12', role: 4, firstName: 'Asha' });
    expect(person.school).toMatchObject({ id: 1, model: 2, isDemo: true, timeZone: 'Asia/Kolkata' });
  });

  it('enables an action of a module with 0; a module without an entry is allowed [QU-19]', () => {
    const person = personOf(4);
    expect(can(person, noticeModule, 'view')).toBe(true);
    expect(can(person, noticeModule, 'edit')).toBe(false);
    expect(can(person, 41, 'edit')).toBe(true);
  });
});
