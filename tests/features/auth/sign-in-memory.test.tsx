import { afterEach, describe, expect, it } from 'vitest';
import { demoShortcuts, needsSchoolLogin, rememberedDemo } from '#contract/auth/demo.rules.ts';
import type { Role } from '#contract/core/define-call.ts';
import { readAddress } from '#src/features/auth/address-secrets.ts';
import { keepFarewell, keptFarewell } from '#src/features/auth/after-sign-out.ts';
import { workFor } from '#src/features/auth/captcha-work.ts';
import { keepDemoSchool, readDemoSchool } from '#src/features/auth/demo-memory.ts';
import { deviceName } from '#src/features/auth/device-name.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const address = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'https://school.example');
  return readAddress({ pathname, search, hash });
};
const encoded = (text: string) => encodeURIComponent(btoa(text));

describe('an address', () => {
  it('gives a name for the login form and loses it [RT-15]', () => {
    expect(address(`/login?userId=${encoded('F00001')}&back=%2Fstudent`)).toMatchObject({
      loginName: 'F00001',
      clean: '/login?back=%2Fstudent',
    });
  });

  it.each([
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    'a b',
    'x'.repeat(25),
    'x',
    '\u0000\u0001',
    '"><img src=x>',
  ])('gives no name for %j, and loses it all the same [RT-15]', (hostile) => {
    expect(address(`/login?userId=${encoded(hostile)}`)).toMatchObject({ loginName: '', clean: '/login' });
  });

  it('gives no name for what is no base64 [RT-15]', () => {
    for (const hostile of ['%%%', '====', 'F00001!', 'RjAw MDAx;', '%E0%A4%A', '..%2F..%2Fetc'])
      expect(address(`/login?userId=${hostile.replaceAll('%', '%25')}`).loginName).toBe('');
  });

  it('gives the code of a mail from behind its # or from its query, and loses it [VP-08, RT-05]', () => {
    const code = 'Ab-_'.repeat(10);
    for (const path of [`/update-password#code=${code}`, `/update-password?code=${code}`])
      expect(address(path)).toMatchObject({ code, clean: '/update-password' });
    expect(address('/update-password#code=<b>')).toMatchObject({ code: '', clean: '/update-password' });
    expect(address(`/student?code=${code}`)).toMatchObject({ code: '', clean: `/student?code=${code}` });
  });

  it('gives the token of a student’s link and loses it [RT-04]', () => {
    const token = 'x'.repeat(43);
    expect(address(`/student-login/7/${token}`)).toMatchObject({
      link: { schoolId: 7, token },
      clean: '/student-login/7/-',
    });
    for (const bad of [
      '/student-login/7/short',
      `/student-login/x/${token}`,
      `/student-login/7/${token}/more`,
    ])
      expect(address(bad)).toMatchObject({ link: null, clean: '/student-login/0/-' });
  });

  it('without any of it stays as it is', () => {
    expect(address('/student?tab=active#top').clean).toBe('/student?tab=active#top');
  });
});

describe('a partner’s farewell', () => {
  const partner = { message: 'Bye', url: 'https://portal.example/' };

  it('is kept for students of a partner alone [LO-02]', () => {
    keepFarewell({ id: 3, role: 3, partner });
    expect(keptFarewell()).toEqual({ personId: 3, ...partner });
    keepFarewell({ id: 4, role: 4, partner });
    expect(keptFarewell().personId).toBe(-1);
  });

  it.each(['javascript:alert(1)', '//evil.example', 'http://portal.example', 'data:text/html,x', 'nonsense'])(
    'leads nowhere when the storage says %s [LO-02, LO-03]',
    (url) => {
      sessionStorage.setItem('banyan.partner', JSON.stringify({ personId: 3, message: 7, url }));
      expect(keptFarewell()).toEqual({ personId: 3, message: '', url: '' });
    },
  );

  it('survives storage with nonsense in it [LO-03]', () => {
    for (const text of ['{', 'null', '[]', '7']) {
      sessionStorage.setItem('banyan.partner', text);
      expect(keptFarewell().personId).toBe(-1);
    }
  });
});

describe('demo shortcuts', () => {
  const person = (
    role: Role,
    more: { subRole?: number; model?: number; isDemo?: boolean; id?: number } = {},
  ) => ({
    role,
    subRole: more.subRole ?? 1,
    school: { id: more.id ?? 5, model: more.model ?? 0, isDemo: more.isDemo ?? true },
    demoRoles: [2, 3, 4] as const,
  });
  const all = { schoolId: 5, roles: [2, 3, 4] as const };

  it('are the admin’s for students and faculty, the faculty’s for admins and students, the student’s for admins and faculty [SM-12, SM-13, SM-14]', () => {
    expect(demoShortcuts(person(2), all)).toEqual([4, 3]);
    expect(demoShortcuts(person(3), all)).toEqual([2, 4]);
    expect(demoShortcuts(person(4), all)).toEqual([2, 3]);
    for (const role of [1, 5, 6] as const) expect(demoShortcuts(person(role), all)).toEqual([]);
  });

  it('need a person to go on as, the student’s also a model 0 [SM-12, SM-13, SM-14]', () => {
    expect(demoShortcuts(person(2), { schoolId: 5, roles: [3] })).toEqual([3]);
    expect(demoShortcuts(person(2, { model: 2 }), all)).toEqual([4]);
  });

  it('are for a demo school whose admin signed in here, and for no other [SM-16, ER-27]', () => {
    expect(demoShortcuts(person(4, { isDemo: false }), all)).toEqual([]);
    expect(demoShortcuts(person(4, { id: 6 }), all)).toEqual([]);
    expect(demoShortcuts(person(4), null)).toEqual([]);
    expect(needsSchoolLogin(person(4), null)).toBe(true);
    expect(needsSchoolLogin(person(4), all)).toBe(false);
    expect(needsSchoolLogin(person(4, { isDemo: false }), null)).toBe(false);
  });

  it('are remembered by the sub-admin and forgotten by whoever is one of sub-role 1 [RP-16]', () => {
    expect(rememberedDemo(person(2, { subRole: 2 }), null)).toEqual(all);
    expect(rememberedDemo(person(2), all)).toBeNull();
    expect(rememberedDemo(person(1), all)).toBeNull();
    expect(rememberedDemo(person(3), all)).toBe(all);
    expect(rememberedDemo(person(1, { subRole: 2 }), all)).toBe(all);
  });

  it('are kept without any secret, and poisoned storage is nothing [EN-18]', () => {
    keepDemoSchool(all);
    expect(readDemoSchool()).toEqual(all);
    for (const text of ['{', '[]', '{"schoolId":"5","roles":[2]}', '{"schoolId":5,"roles":[9]}']) {
      localStorage.setItem('banyan.demo', text);
      expect(readDemoSchool()).toBeNull();
    }
    keepDemoSchool(null);
    expect(readDemoSchool()).toBeNull();
  });
});

describe('the work of a browser', () => {
  it('finds a number whose hash begins as it should, and stops when nobody waits [QU-12]', async () => {
    const nonce = await workFor('ticket', 8, new AbortController().signal);
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`ticket:${nonce}`));
    expect(new Uint8Array(hash)[0]).toBe(0);
    await expect(workFor('ticket', 40, AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
  });
});

describe('a device’s name', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge',
      'Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile/15E148 Safari/604.1', 'Safari', 'iOS'],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      'Chrome',
      'Android',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0 Safari/537.36',
      'Chrome',
      'Linux',
    ],
    ['curl/8.0', null, null],
  ])('of %s is what people call it [QU-14]', (agent, browser, system) => {
    expect(deviceName({ browser: agent, os: '' })).toEqual({ browser, system });
  });
});
