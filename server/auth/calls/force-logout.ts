import type { CallOf } from '#contract/catalogue.ts';
import type { CallParsed } from '#contract/core/define-call.ts';
import { audit } from '#server/core/audit.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { lockSchoolRow } from '#server/schools/index.ts';
import { refuseOwnSession, refuseUnlessMaySignOutOf } from '../forced-logout.policy.ts';
import { forceLogout as carryOut } from '../forced-logout.ts';
import { findOwnForcedLogout } from '../queries/forced-logouts.ts';
import { type LogoutTarget, targetExists } from '../queries/logout-targets.ts';
import { forgetSessions } from '../sessions.ts';

/** [ST-32, RP-18, RP-19, LO-07] */
export const forceLogout: Handler<'force-logout'> = async (input, scene) => {
  const { app, db, actor, afterCommit } = scene;
  refuseUnlessMaySignOutOf(scene, input.school_id);
  // One at a time, so that a request sent twice finds its first answer.
  await lockSchoolRow(db, input.school_id);
  const earlier = await findOwnForcedLogout(db, input.school_id, input.request_id, actor.id);
  if (earlier) return { status: 'true', id: earlier.id, people: earlier.people, sessions: earlier.sessions };
  const target = targetOf(scene, input);
  if (!(await targetExists(db, target))) throw notFound();
  const done = await carryOut(app, db, actor, input.request_id, target);
  afterCommit(() => {
    forgetSessions(done.sessionIds);
    app.broadcaster.forceLogout(target.schoolId, done);
  });
  const { id, people: count, key } = done;
  await audit({ app, db }, actor, 'forced-logout', { id, schoolId: target.schoolId, key, people: count });
  return { status: 'true', id, people: count, sessions: done.sessionIds.length };
};

function targetOf(
  scene: SignedInContext<'own_session'>,
  { school_id: schoolId, target, include_me }: CallParsed<CallOf<'force-logout'>>,
): LogoutTarget {
  switch (target.kind) {
    case 'person':
      refuseOwnSession(scene, target.person_id);
      return { kind: 'person', schoolId, personId: target.person_id };
    case 'division':
      return { kind: 'division', schoolId, gradeId: target.grade_id, divisionId: target.division_id };
    case 'batch':
      return { kind: 'batch', schoolId, gradeId: target.club_id, divisionId: target.batch_id };
    case 'school':
      return { kind: 'school', schoolId, sparesActor: !include_me };
  }
}
