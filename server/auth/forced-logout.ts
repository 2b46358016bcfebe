import { randomUUID } from 'node:crypto';
import { type LogoutRecord, logoutKeys } from '#contract/auth/forced-logout.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Services, UnitOfWork } from '#server/core/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { insertForcedLogout, latestForcedLogout } from './queries/forced-logouts.ts';
import { isOfTarget, type LogoutTarget } from './queries/logout-targets.ts';
import { isOfPeople, liveSessions, revokeSessions } from './queries/sessions.ts';
import type { forcedLogouts } from './schema/forced-logout.ts';
import { forgetSessions } from './sessions.ts';

export interface ForcedLogout {
  readonly id: string;
  readonly key: string;
  readonly record: LogoutRecord;
  readonly people: number;
  readonly sessionIds: readonly string[];
}

/** Call it in one transaction and tell the browsers after its commit. Later sessions live on. */
export async function forceLogout(
  app: Services,
  db: Queryable,
  actor: Actor,
  id: string,
  target: LogoutTarget,
): Promise<ForcedLogout> {
  const at = app.now();
  const ended = await revokeSessions(db, at, isOfTarget(actor.id, target));
  const count = new Set(ended.map(({ personId }) => personId)).size;
  const key = keyOf(target);
  const { schoolId } = target;
  const row = {
    schoolId,
    id,
    key,
    at,
    byId: actor.id,
    kind: target.kind,
    personId: target.kind === 'person' ? target.personId : null,
    gradeId: isPart(target) ? target.gradeId : null,
    divisionId: isPart(target) ? target.divisionId : null,
    sparesActor: target.kind === 'school' && target.sparesActor,
    people: count,
    sessions: ended.length,
  };
  await insertForcedLogout(db, row, ended);
  return {
    id,
    key,
    record: recordOf(actor.id, at, target),
    people: count,
    sessionIds: ended.map((each) => each.id),
  };
}

/** [RP-19] Ends a person's sessions and sends their pages to the login at once. */
export async function signOutPerson(
  { app, db, afterCommit }: UnitOfWork,
  actor: Actor,
  target: { readonly schoolId: number; readonly personId: number },
): Promise<void> {
  const { schoolId, personId: id } = target;
  if ((await liveSessions(db, app.now(), { schoolId, id })).length === 0) return;
  const done = await forceLogout(app, db, actor, randomUUID(), { kind: 'person', ...target });
  afterCommit(() => {
    forgetSessions(done.sessionIds);
    app.broadcaster.forceLogout(schoolId, done);
  });
}

/** [RP-18] The same for everybody of a school. */
export async function signOutSchool(
  { app, db, afterCommit }: UnitOfWork,
  actor: Actor,
  schoolId: number,
): Promise<void> {
  const target = { kind: 'school', schoolId, sparesActor: false } as const;
  const done = await forceLogout(app, db, actor, randomUUID(), target);
  afterCommit(() => {
    forgetSessions(done.sessionIds);
    app.broadcaster.forceLogout(schoolId, done);
  });
}

function isPart(target: LogoutTarget): target is Extract<LogoutTarget, { readonly gradeId: number }> {
  return target.kind === 'division' || target.kind === 'batch';
}

function keyOf(target: LogoutTarget): string {
  if (target.kind === 'school') return logoutKeys.school(target.schoolId);
  if (target.kind === 'person') return logoutKeys.person(target.personId);
  return logoutKeys[target.kind](target.schoolId, target.gradeId, target.divisionId);
}

function recordOf(actorId: number, at: Date, target: LogoutTarget): LogoutRecord {
  const base = {
    status: 1,
    logoutTime: at.getTime(),
    grade: 0,
    division: 0,
    schoolId: target.schoolId,
    userId: 0,
  } as const;
  switch (target.kind) {
    case 'school':
      return { ...base, userId: target.sparesActor ? actorId : 0, type: 'school' };
    case 'division':
    case 'batch':
      return { ...base, grade: target.gradeId, division: target.divisionId, type: target.kind };
    case 'person':
      return { ...base, userId: target.personId, type: 'single' };
  }
}

/** [CC-12] The latest forced logout at a key; null when there never was one. */
export async function logoutRecordAt(
  db: Queryable,
  schoolId: number,
  key: string,
): Promise<LogoutRecord | null> {
  const row = await latestForcedLogout(db, schoolId, key);
  if (!row) return null;
  const target = targetOf(row);
  return target && recordOf(row.byId, row.at, target);
}

function targetOf(row: typeof forcedLogouts.$inferSelect): LogoutTarget | null {
  const { schoolId, sparesActor, personId, gradeId, divisionId } = row;
  if (row.kind === 'school') return { kind: 'school', schoolId, sparesActor };
  if (personId !== null) return { kind: 'person', schoolId, personId };
  if (gradeId === null || divisionId === null) return null;
  return { kind: row.kind === 'batch' ? 'batch' : 'division', schoolId, gradeId, divisionId };
}

/** Serves many people whose accounts go: nobody forced them one by one, so nothing is written down. */
export async function endSessionsOfMany(
  { app, db, afterCommit }: UnitOfWork,
  schoolId: number,
  personIds: readonly number[],
): Promise<void> {
  const ended = await revokeSessions(db, app.now(), isOfPeople(schoolId, personIds));
  afterCommit(() => {
    forgetSessions(ended.map(({ id }) => id));
    for (const { id } of ended) app.broadcaster.endSession(id);
  });
}
