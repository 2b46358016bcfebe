import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { rightsRefusals } from '#contract/profile/profile.refusals.ts';
import { endSessionsOf, hashPassword, revokeCodes } from '#server/auth/index.ts';
import { audit } from '#server/core/audit.ts';
import type { SignedInParts } from '#server/core/call-context.ts';
import { reachSchool, settingsOf } from '#server/schools/index.ts';
import { refuseUnlessMayReset, refuseUnlessMayWrite } from './policy.ts';
import { journal } from './queries/journal.ts';
import { findResetTarget, type ResetSought, updatePerson } from './queries/person.ts';
import { asPassword, startCode } from './sheets/start-code.ts';

/** Left out: the caller's own school. */
interface ResetOf {
  readonly school_id?: number;
}

/** [QU-06] Sets a password, shown only here, to replace at the next sign-in. Ends their sessions. */
export async function reset(
  sought: ResetSought,
  scene: SignedInParts<ReasonsOf<typeof rightsRefusals>>,
  of: ResetOf = {},
) {
  const { actor, part, scope } = scene;
  await part(async ({ db }) =>
    refuseUnlessMayWrite(scene, await reachSchool({ db, actor, scope }, of.school_id ?? 0)),
  );
  const code = startCode();
  const passwordHash = await hashPassword(code);
  return part(async (unit) => {
    const { app, db } = unit;
    const school = await reachSchool(unit, of.school_id ?? 0);
    const target = await findResetTarget(db, actor, school.id, sought);
    refuseUnlessMayReset(scene, target, await settingsOf(db, school.id));
    if (!target) throw new Error('A refused target went on.');
    const person = { schoolId: school.id, id: target.id };
    await updatePerson(db, person, asPassword(passwordHash, app.now()));
    await revokeCodes(db, app.now(), person);
    await endSessionsOf(unit, person);
    await audit(unit, actor, 'password.reset', { personId: target.id });
    await journal(unit, actor, person, 'password', {}, {});
    const name = `${target.firstName} ${target.lastName}`.trim();
    return { data: 1 as const, information: `${name} can sign in with this code once.`, code, name };
  });
}
