import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '#contract/auth/session.model.ts';
import { type Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { schoolModels } from '#contract/core/school-models.ts';
import { homeOf, mayOpen, screenAt } from '#contract/screens.ts';
import { menuOf } from '#server/core/menu.ts';
import { asha } from '../../machines/auth/session/session.samples.ts';
import { actorOf } from '../actor.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

/** Somebody as their browser knows them: with the menu that the server makes for them. */
function signedIn(role: Role, model: Person['school']['model']): Person {
  const actor = actorOf({ id: 1, role, schoolId: 1 });
  const menu = menuOf(test.server.app, {
    ...actor,
    school: { ...actor.school, model, settings: { allow_digital_book: 3 } },
  });
  const modules = menu.map(({ module_name, module_url, icon }) => ({
    name: module_name,
    url: module_url,
    icon,
    other: false,
  }));
  return { ...asha, role, subRole: 1, school: { ...asha.school, model }, modules };
}

describe('the menu', () => {
  it('leads every role in every kind of school to screens that are built and that they may open [SM-02, LD-06]', () => {
    const shown = new Set<string>();
    for (const role of Object.values(roles))
      for (const model of Object.values(schoolModels)) {
        const person = signedIn(role, model);
        expect(person.modules.length, `role ${role}`).toBeGreaterThan(0);
        for (const path of [...person.modules.map(({ url }) => `/${url}`), homeOf(person)]) {
          const screen = screenAt(path);
          expect(
            screen !== undefined && mayOpen(person, screen),
            `role ${role}, model ${model}: ${path}`,
          ).toBe(true);
          shown.add(path);
        }
      }
    const lines = test.server.app.offers.menu.map(({ url }) => `/${url}`);
    expect(lines.filter((path) => !shown.has(path))).toEqual([]);
  });

  it('has every line of a role at its position, and one without a position after them [SM-02]', () => {
    const { offers } = test.server.app;
    for (const role of Object.values(roles)) {
      const lines = offers.menu.filter((line) => line.roles.includes(role)).map(({ url }) => url);
      expect([...new Set(lines)].toSorted(), `role ${role}`).toEqual(offers.menuOrder[role].toSorted());
    }
    const added = { name: 'New', url: 'new', icon: 'new', roles: [roles.faculty] };
    const shown = menuOf(
      { offers: { ...offers, menu: [added, ...offers.menu.toReversed()] } },
      actorOf({ id: 1, role: roles.faculty, schoolId: 1 }),
    ).map(({ module_url: url }) => url);
    expect(shown).toEqual([...offers.menuOrder[roles.faculty].filter((url) => shown.includes(url)), 'new']);
    expect(shown.length).toBeGreaterThan(5);
  });

  it('gives staff of the office the question bank with the content that it belongs to, and not without [RP-01, CE-01]', () => {
    const staff = actorOf({ id: 1, role: roles.superAdmin, schoolId: 0 });
    const linesOf = (modules: readonly string[]) =>
      menuOf(test.server.app, { ...staff, subRole: 2, modules }).map(({ module_url: url }) => url);
    expect(linesOf(['admin/academic-content'])).toEqual(['admin/academic-content', 'assessments/questions']);
    expect(linesOf(['admin/sign-out'])).toEqual(['admin/sign-out']);
    const person = (urls: readonly string[]): Person => ({
      ...asha,
      role: roles.superAdmin,
      subRole: 2,
      modules: urls.map((url) => ({ name: url, url, icon: '', other: false })),
    });
    expect(mayOpen(person(['admin/academic-content']), '/assessments/questions')).toBe(true);
    expect(mayOpen(person(['admin/sign-out']), '/assessments/questions')).toBe(false);
  });
});
