import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { normaliseLoginName, type Role, roles } from '#contract';
import { endSessionsOf } from '#server/auth/devices.ts';
import { voidSecrets } from '#server/auth/one-time.ts';
import { hashPassword } from '#server/auth/secrets.ts';
import type { Actor } from '#server/auth/sessions.ts';
import { audit } from '#server/core/audit.ts';
import type { Handler, SignedInParts } from '#server/core/pipeline.ts';
import { refuseInDemoSchool, refuseUnlessMayReset } from '#server/profile/policy.ts';
import { isTaughtBy } from '#server/schools/queries/taught.ts';
import { people } from '#server/schools/schema.ts';
import { settingsOf } from '#server/schools/settings.ts';
import type { Queryable } from '../../db/database.ts';

type Sought = { readonly id: number; readonly role?: Role } | { readonly loginName: string };

/** [ER-22] */
export const resetFacultyPassword: Handler<'reset-faculty-password'> = (input, scene) =>
  reset({ id: input.faculty_id, role: roles.faculty }, scene);

export const resetPersonPassword: Handler<'reset-person-password'> = (input, scene) =>
  reset(
    input.person_id === undefined
      ? { loginName: normaliseLoginName(input.user_id ?? '').name }
      : { id: input.person_id },
    scene,
  );

/**
 * [QU-06] Instead of showing somebody's password: a new one that is shown once, here, and that its owner is asked to
 * replace at the next sign-in. What they had open ends.
 */
async function reset(sought: Sought, { actor, part, scope }: SignedInParts) {
  refuseInDemoSchool(actor);
  const code = oneTimeCode();
  const passwordHash = await hashPassword(code);
  return part(async (unit) => {
    const { app, db } = unit;
    const target = await findTarget(db, actor, sought);
    refuseUnlessMayReset(scope, actor, target, await settingsOf(db, actor.school.id));
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
