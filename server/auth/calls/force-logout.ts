import { and, eq, isNull } from 'drizzle-orm';
import type { CallOf } from '#contract/catalogue.ts';
import type { CallParsed } from '#contract/core/define-call.ts';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import type { Actor } from '#server/core/actor.ts';
import { audit } from '#server/core/audit.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades, people, schools } from '#server/directory/schema.ts';
import { refuseOwnSession, refuseUnlessMaySignOutOf } from '../forced-logout.policy.ts';
import { forceLogout as carryOut, type LogoutTarget } from '../forced-logout.ts';
import { forcedLogouts } from '../schema/forced-logout.ts';
import { forgetSessions } from '../sessions.ts';

/** [ST-32, RP-18, RP-19, LO-07] */
export const forceLogout: Handler<'force-logout'> = async (input, scene) => {
  const { app, db, actor, afterCommit } = scene;
  refuseUnlessMaySignOutOf(scene, input.school_id);
  await lockSchool(db, input.school_id);
  const earlier = await findEarlier(db, actor, input.school_id, input.request_id);
  if (earlier) return earlier;
  const target = await findTarget(scene, input);
  const done = await carryOut(app, db, actor, input.request_id, target);
  afterCommit(() => {
    forgetSessions(done.sessionIds);
    app.broadcaster.forceLogout(target.schoolId, done);
  });
  const { id, people: count, key } = done;
  await audit({ app, db }, actor, 'forced-logout', { id, schoolId: target.schoolId, key, people: count });
  return { status: 'true', id, people: count, sessions: done.sessionIds.length };
};

/** One after another: a request that was sent twice at once finds its first answer. */
async function lockSchool(db: Queryable, schoolId: number): Promise<void> {
  await db.select({ id: schools.id }).from(schools).where(eq(schools.id, schoolId)).for('no key update');
}

/** The answer of a request that came before and whose answer was lost. */
async function findEarlier(db: Queryable, actor: Actor, schoolId: number, id: string) {
  const [row] = await db
    .select()
    .from(forcedLogouts)
    .where(
      and(eq(forcedLogouts.schoolId, schoolId), eq(forcedLogouts.id, id), eq(forcedLogouts.byId, actor.id)),
    );
  return row && { status: 'true' as const, id: row.id, people: row.people, sessions: row.sessions };
}

async function findTarget(
  scene: SignedInContext<'own_session'>,
  { school_id: schoolId, target, include_me }: CallParsed<CallOf<'force-logout'>>,
): Promise<LogoutTarget> {
  const { db } = scene;
  switch (target.kind) {
    case 'person': {
      refuseOwnSession(scene, target.person_id);
      await mustExist(
        db
          .select({ id: people.id })
          .from(people)
          .where(and(eq(people.schoolId, schoolId), eq(people.id, target.person_id))),
      );
      return { kind: 'person', schoolId, personId: target.person_id };
    }
    case 'division':
      await mustExist(partOf(db, schoolId, 'grade', target.grade_id, target.division_id));
      return { kind: 'division', schoolId, gradeId: target.grade_id, divisionId: target.division_id };
    case 'batch':
      await mustExist(partOf(db, schoolId, 'club', target.club_id, target.batch_id));
      return { kind: 'batch', schoolId, gradeId: target.club_id, divisionId: target.batch_id };
    case 'school':
      await mustExist(db.select({ id: schools.id }).from(schools).where(eq(schools.id, schoolId)));
      return { kind: 'school', schoolId, sparesActor: !include_me };
  }
}

/** A division of a grade, or a batch of a club. */
function partOf(db: Queryable, schoolId: number, kind: GroupKind, groupId: number, partId: number) {
  return db
    .select({ id: divisions.id })
    .from(divisions)
    .innerJoin(grades, and(eq(grades.schoolId, divisions.schoolId), eq(grades.id, divisions.gradeId)))
    .where(
      and(
        eq(divisions.schoolId, schoolId),
        eq(divisions.gradeId, groupId),
        eq(divisions.id, partId),
        eq(grades.kind, kind),
        isNull(divisions.archivedAt),
        isNull(grades.archivedAt),
      ),
    );
}

async function mustExist(rows: PromiseLike<readonly object[]>): Promise<void> {
  if ((await rows).length === 0) throw notFound();
}
