import type { Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { memberships, people } from '#server/directory/schema.ts';
import { type Client, startTestServer, type TestServer } from './test-server.ts';
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

/** An aim for each built call of a room's table: one without does not compile. */
export type Aims<Calls> = {
  readonly [Name in keyof Calls as Calls[Name] extends { readonly built: true } ? Name : never]: Aim;
};

export let test: TestServer;
export let world: World;

/** A student whom chetan teaches. */
let taught: { readonly id: number };

export const principals: readonly (readonly [Role, keyof World])[] = [
  [1, 'superAdmin'],
  [2, 'admin'],
  [3, 'esha'],
  [4, 'chetan'],
  [5, 'finance'],
  [6, 'helpdesk'],
];

export const targets: readonly Target[] = ['own', 'sameSchool', 'otherSchool'];

/** The server and the world that the aims of all rooms are of. */
export async function startTestWorld(env: Record<string, string> = {}): Promise<TestServer> {
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
  return test;
}

export const other = (who: Named): Named => (who.id === world.bina.id ? world.asha : world.bina);

export const claimed = (who: Named, target: Target) =>
  target === 'own'
    ? { login_id: who.id, school_id: who.schoolId }
    : target === 'sameSchool'
      ? { login_id: other(who).id, school_id: who.schoolId }
      : { login_id: world.otherFaculty.id, school_id: 2 };

/** One whom chetan teaches, one whom he does not, one of another school. */
export const studentAt = (target: Target) =>
  ({ own: taught, sameSchool: world.dev, otherSchool: world.otherStudent })[target].id;

export const ofSchool = (fields: object = {}): Aim => ({
  body: (who, _client, target) => ({ school_id: claimed(who, target).school_id, ...fields }),
  at: 'claim',
});
