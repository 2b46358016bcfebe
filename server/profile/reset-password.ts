import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { ReasonsOf, Role } from '#contract';
import type { rightsRefusals } from '#contract/profile/profile.refusals.ts';
import { endSessionsOf, hashPassword, voidSecrets } from '#server/auth/index.ts';
import type { Actor } from '#server/core/actor.ts';
import { audit } from '#server/core/audit.ts';
import type { SignedInParts } from '#server/core/scene.ts';
import type { Queryable } from '#server/db/database.ts';
import { isTaughtBy, settingsOf } from '#server/schools/index.ts';
import { people } from '#server/schools/schema.ts';
import { refuseInDemoSchool, refuseUnlessMayReset } from './policy.ts';

type Sought = { readonly id: number; readonly role?: Role } | { readonly loginName: string };

/**
 * [QU-06] Instead of showing somebody's password: a new one that is shown once, here, and that its owner is asked to
 * replace at the next sign-in. What they had open ends.
 */
export async function reset(sought: Sought, scene: SignedInParts<ReasonsOf<typeof rightsRefusals>>) {
  const { actor, part } = scene;
  refuseInDemoSchool(scene);
  const code = oneTimeCode();
  const passwordHash = await hashPassword(code);
  return part(async (unit) => {
    const { app, db } = unit;
    const target = await findTarget(db, actor, sought);
    refuseUnlessMayReset(scene, target, await settingsOf(db, actor.school.id));
    if (!target) throw new Error('A refused target went on.');
    const person = { schoolId: actor.school.id, id: target.id };
    await db
      .update(people)
      .set({ passwordHash, passwordChangeStatus: 0, passwordSkips: neverSkip })
      .where(and(eq(people.schoolId, person.schoolId), eq(people.id, person.id)));
    await voidSecrets(db, app.now(), person);
    await endSessionsOf(unit, person);
    await audit(unit, actor, 'password.reset', { personId: target.id });
    const name = `${target.firstName} ${target.lastName}`.trim();
    return { data: 1 as const, information: `${name} can sign in with this code once.`, code, name };
  });
}

/** As if they had put it off as often as they may: a code that somebody else has read must be replaced. */
const neverSkip = 1_000;

async function findTarget(db: Queryable, actor: Actor, sought: Sought) {
  const [row] = await db
    .select({
      id: people.id,
      schoolId: people.schoolId,
      role: people.role,
      firstName: people.firstName,
      lastName: people.lastName,
      isTaught: isTaughtBy(db, actor),
    })
    .from(people)
    .where(
      and(
        eq(people.schoolId, actor.school.id),
        'id' in sought ? eq(people.id, sought.id) : eq(people.loginName, sought.loginName),
        'role' in sought && sought.role ? eq(people.role, sought.role) : undefined,
      ),
    );
  return row && { ...row, role: row.role as Role };
}

/** Nothing that looks like something else when it is read out or written on paper. */
const letters = 'abcdefghjkmnpqrstuvwxyz';

const digits = '23456789';

/** Three groups such as `kvhm-4827-pzqr`: 23⁸ × 8⁴, and five tries. */
function oneTimeCode(): string {
  const group = (from: string) =>
    Array.from({ length: 4 }, () => from.charAt(randomInt(from.length))).join('');
  return [group(letters), group(digits), group(letters)].join('-');
}
