import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { type LogoutRecord, logoutKeys } from '#contract/auth/forced-logout.ts';
import { roles } from '#contract/core/roles.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Services, UnitOfWork } from '#server/core/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { memberships, people } from '#server/directory/schema.ts';
import { liveSessions } from './devices.ts';
import { forcedLogoutSessions, forcedLogouts } from './schema/forced-logout.ts';
import { sessions } from './schema/session.ts';
import { forgetSessions, revokeSessions } from './sessions.ts';

/** Whom a forced logout concerns, all of one school. */
export type LogoutTarget =
  | { readonly kind: 'school'; readonly schoolId: number; readonly sparesActor: boolean }
  | {
      /** Of a batch, `gradeId` is its club and `divisionId` the batch. */
      readonly kind: 'division' | 'batch';
      readonly schoolId: number;
      readonly gradeId: number;
      readonly divisionId: number;
    }
  | { readonly kind: 'person'; readonly schoolId: number; readonly personId: number };

export interface ForcedLogout {
  readonly id: string;
  readonly key: string;
  readonly record: LogoutRecord;
  readonly people: number;
  readonly sessionIds: readonly string[];
}

/**
 * Revokes every session of all concerned and writes down who they were; call it in one transaction, and tell the
 * browsers once that is committed. Sessions that begin later live on.
 */
export async function forceLogout(
  app: Services,
  db: Queryable,
  actor: Actor,
  id: string,
  target: LogoutTarget,
): Promise<ForcedLogout> {
  const at = app.now();
  const ended = await revokeSessions(
    db,
    at,
    and(eq(sessions.schoolId, target.schoolId), inArray(sessions.personId, peopleOf(db, actor, target))),
  );
  const count = new Set(ended.map(({ personId }) => personId)).size;
  const key = keyOf(target);
  const { schoolId } = target;
  await db.insert(forcedLogouts).values({
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
  });
  for (const part of partsOf(ended))
    await db
      .insert(forcedLogoutSessions)
      .values(part.map((each) => ({ schoolId, logoutId: id, sessionId: each.id, personId: each.personId })));
  return {
    id,
    key,
    record: recordOf(actor.id, at, target),
    people: count,
    sessionIds: ended.map((each) => each.id),
  };
}

/** [RP-19] Ends what a person of a school has open, and takes their pages to the login at once. */
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

/** [RP-18] The same of everybody of a school. */
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

/** PostgreSQL takes 65,535 values a statement. */
const rowsAtOnce = 10_000;

function partsOf<Item>(all: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(all.length / rowsAtOnce) }, (_, part) =>
    all.slice(part * rowsAtOnce, (part + 1) * rowsAtOnce),
  );
}

/** [RP-18, RP-19] A school is everybody but super admins, a division or a batch its students. */
function peopleOf(db: Queryable, actor: Actor, target: LogoutTarget) {
  const ofSchool = db.select({ id: people.id }).from(people);
  const inSchool = eq(people.schoolId, target.schoolId);
  switch (target.kind) {
    case 'school':
      return ofSchool.where(
        and(
          inSchool,
          ne(people.role, roles.superAdmin),
          target.sparesActor ? ne(people.id, actor.id) : undefined,
        ),
      );
    case 'division':
    case 'batch':
      return ofSchool
        .innerJoin(
          memberships,
          and(eq(memberships.schoolId, people.schoolId), eq(memberships.personId, people.id)),
        )
        .where(and(inSchool, eq(people.role, roles.student), eq(memberships.divisionId, target.divisionId)));
    case 'person':
      return ofSchool.where(and(inSchool, eq(people.id, target.personId)));
  }
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

/** [CC-12] What stands at a key: the latest forced logout there; null when there never was one. */
export async function logoutRecordAt(
  db: Queryable,
  schoolId: number,
  key: string,
): Promise<LogoutRecord | null> {
  const [row] = await db
    .select()
    .from(forcedLogouts)
    .where(and(eq(forcedLogouts.schoolId, schoolId), eq(forcedLogouts.key, key)))
    .orderBy(desc(forcedLogouts.at))
    .limit(1);
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

/** Sessions that are open at this time. */
export function isOpen(now: Date): SQL | undefined {
  return and(isNull(sessions.endedAt), gt(sessions.expiresAt, now));
}

/** Of many at once, as when their accounts go: nobody forced them one by one, so that nothing is written down of it. */
export async function endSessionsOfMany(
  { app, db, afterCommit }: UnitOfWork,
  schoolId: number,
  personIds: readonly number[],
): Promise<void> {
  const whose = and(
    eq(sessions.schoolId, schoolId),
    sql`${sessions.personId} = any(${sql.param([...personIds])}::int[])`,
  );
  const ended = await revokeSessions(db, app.now(), whose);
  afterCommit(() => {
    forgetSessions(ended.map(({ id }) => id));
    for (const { id } of ended) app.broadcaster.endSession(id);
  });
}
