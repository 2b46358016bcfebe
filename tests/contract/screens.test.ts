import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasNoScreen, type Person } from '#contract/auth/session.model.ts';
import type { Role } from '#contract/core/define-call.ts';
import { homeOf, mayOpen, type ScreenPath, screens } from '#contract/screens.ts';
import { accessPage, writtenAccessPage } from '../../tools/access-page.ts';
import { asha } from '../machines/auth/session/session.samples.ts';

const person = (role: number, changes: Partial<Person> = {}): Person => ({
  ...asha,
  role: role as Role,
  ...changes,
});
const module = (url: string) => ({ name: url, url, icon: '', other: false });
/** What stands around screens, and addresses that lead on to one. */
const frames = new Set(['__root.tsx', '_app.tsx', '_plain.tsx', '$.tsx', 'core.tsx', 'core.index.tsx']);
const isScreen = (path: string): path is ScreenPath => path in screens;

describe('who may go where', () => {
  it('is said of every route, and of no other [RT-10]', () => {
    const routes = readdirSync(new URL('../../src/routes', import.meta.url))
      .filter((name) => !name.startsWith('-') && !frames.has(name))
      .map(
        (name) =>
          `/${name
            .replace(/^_(?:app|plain)\./, '')
            .replace(/\.?tsx$/, '')
            .replace(/\.?index$/, '')
            // It only keeps a page out of another one's frame.
            .replaceAll('_.', '.')
            .replaceAll('.', '/')}`,
      );
    expect(routes.toSorted()).toEqual(Object.keys(screens).toSorted());
  });

  it('has no screen for trying how a picture is cropped: that is a part of its own [PF-23, QU-55]', () => {
    expect(Object.keys(screens).filter((path) => /crop/i.test(path))).toEqual([]);
    expect(existsSync(new URL('../../src/ui/kit/KitInputsPhoto.tsx', import.meta.url))).toBe(true);
  });

  it('stands on a page made from the same table', async () => {
    expect(await writtenAccessPage()).toBe(accessPage());
  });

  it.each([
    [4, '/myteaching/dashboard', true],
    [2, '/myteaching/dashboard', false],
    [3, '/student', true],
    [4, '/student', false],
    [6, '/helpdesk/dashboard', true],
    [5, '/helpdesk/dashboard', false],
    [5, '/helpdesk/HelpDesk', true],
  ] as const)('role %s at %s: %s [RT-11, RT-12, RT-13]', (role, path, may) => {
    expect(mayOpen(person(role), path)).toBe(may);
  });

  it('keeps the signed-in from the login page and the signed-out from all but theirs [RT-03, RT-05, RT-06, RT-07]', () => {
    expect(mayOpen(person(4), '/login')).toBe(false);
    for (const path of ['/login', '/update-password', '/partner-logout'] as const)
      expect(mayOpen(null, path)).toBe(true);
    expect(mayOpen(null, '/student')).toBe(false);
    expect(mayOpen(null, '/view-features-video/$featuresVideoId')).toBe(true);
  });
});

describe('where a person is led', () => {
  it('is a screen they may open, whatever their role and modules [QC-53, RT-22]', () => {
    const lists = [
      [],
      ['dashboard'],
      ['finance'],
      ['no/such'],
      ['no/such', 'admin/sign-out'],
      ['admin/sign-out'],
    ];
    for (const role of [1, 2, 3, 4, 5, 6, 9])
      for (const subRole of [1, 2, 3])
        for (const model of [0, 4] as const)
          for (const list of lists) {
            const who = person(role, {
              subRole,
              modules: list.map(module),
              school: { ...asha.school, model },
            });
            const home = homeOf(who);
            expect(home === '/dashboard' || (isScreen(home) && mayOpen(who, home))).toBe(true);
            expect(homeOf(who)).toBe(home);
          }
  });

  it('is the first module that staff of the central office may open [LD-02, RT-22]', () => {
    const staff = (...urls: string[]) => person(1, { subRole: 2, modules: urls.map(module) });
    expect(homeOf(staff('no/such', 'admin/sign-out'))).toBe('/admin/sign-out');
    expect(homeOf(staff('dashboard'))).toBe('/dashboard');
    expect([
      hasNoScreen(staff()),
      hasNoScreen(staff('dashboard')),
      hasNoScreen(person(1, { subRole: 1 })),
    ]).toEqual([true, false, false]);
  });
});
