import type { signInRefusals } from '#contract/auth/auth.refusals.ts';
import type { SessionAnswer } from '#contract/auth/session.wire.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { Actor } from '#server/core/actor.ts';
import { audit } from '#server/core/audit.ts';
import type { CallContext } from '#server/core/call-context.ts';
import type { Services } from '#server/core/context.ts';
import { schoolDay } from '#server/core/school-day.ts';
import type { Queryable } from '#server/db/database.ts';
import { writeEventOnce } from '#server/report-events/index.ts';
import { dropPending } from './accounts/account-cookies.ts';
import { sessionsElsewhere } from './devices.ts';
import { devicesAtOnce } from './queries/actors.ts';
import { lockPerson, mayPersonEnter, type StoredPerson } from './queries/people.ts';
import { isAmongSessions, revokeSessions } from './queries/sessions.ts';
import { sessionAnswerFor } from './session-answer.ts';
import { setSessionCookie } from './session-cookie.ts';
import { forgetSessions, holderOfSession, type NewSession, startSession } from './sessions.ts';

export type SignInReason = ReasonsOf<typeof signInRefusals>;

export interface Admission {
  readonly device: { readonly deviceId: string };
  /** What happens to sessions elsewhere: the person is asked, they end, or they stay. */
  readonly others: 'ask' | 'end' | 'keep';
  /** Uses the one-time secret up, last of all; false when somebody else just did. */
  readonly consumeCode?: (db: Queryable) => Promise<boolean>;
  /** [SM-11…16] The session that this one replaces: it ends, and must not have ended before. */
  readonly cameFrom?: string;
  /** Runs with the start of the session, which fails when it throws. */
  readonly onBegun?: (db: Queryable, sessionId: string) => Promise<void>;
}

/** Sets the cookie. Refuses accounts and schools that are off; may ask before it ends other sessions [LG-07, QU-15]. */
export async function completeSignIn(
  scene: CallContext<SignInReason>,
  person: StoredPerson,
  admission: Admission,
): Promise<SessionAnswer> {
  const { app, db, request, reply, afterCommit } = scene;
  await refuseUnlessMayEnter(scene, person);
  const { session, ended } = await changeSessions(scene, person, admission);
  await admission.onBegun?.(db, session.id);
  afterCommit(() => {
    forgetSessions(ended);
    for (const sessionId of ended) app.broadcaster.endSession(sessionId);
  });
  if (admission.others === 'end' && ended.length > 0)
    await audit(scene, { id: person.id, school: { id: person.schoolId } }, 'sessions.ended_elsewhere', {
      sessions: ended.length,
    });
  const actor = await holderOfSession({ db, now: app.now, log: app.log }, session.id);
  if (!actor) throw new Error('A session that was just started is not found.');
  await countSignIn(scene, actor);
  setSessionCookie(app, reply, session.cookie, actor.expiresAt);
  dropPending(request, reply);
  return sessionAnswerFor(scene, actor, session.token);
}

/** Counts a person once a day of their school. */
async function countSignIn(scene: CallContext<SignInReason>, { id, school }: Actor): Promise<void> {
  const day = schoolDay(scene.app.now(), school.timeZone);
  await writeEventOnce(
    scene,
    { schoolId: school.id, measure: 'session.begun', subjectId: 0, personId: id },
    `session.begun:${id}:${day}`,
  );
}

async function refuseUnlessMayEnter(
  { db, refuse }: CallContext<SignInReason>,
  person: StoredPerson,
): Promise<void> {
  if (await mayPersonEnter(db, person)) return;
  throw refuse('inactive_account', { params: { of: person.isActive ? 'school' : 'person' } });
}

/** Starts the session and ends those it replaces; of two sign-ins at once the second sees the first's. */
async function changeSessions(
  { app, db, refuse }: CallContext<SignInReason>,
  person: StoredPerson,
  { device, others, consumeCode, cameFrom }: Admission,
): Promise<{ session: NewSession; ended: string[] }> {
  const now = app.now();
  await lockPerson(db, person);
  const elsewhere = others === 'keep' ? [] : await sessionsElsewhere(db, now, person, device.deviceId);
  if (others === 'ask' && elsewhere.length > 0 && (await wantsOneDevice(app, db, person.schoolId)))
    throw refuse('multi_device');
  if (consumeCode && !(await consumeCode(db))) throw refuse('invalid_credentials', wrongCode);
  const leaves = [...(others === 'end' ? elsewhere : []), ...(cameFrom === undefined ? [] : [cameFrom])];
  const ended = await revokeSessions(db, now, isAmongSessions(leaves));
  if (cameFrom !== undefined && !ended.some(({ id }) => id === cameFrom))
    throw refuse('invalid_credentials', wrongCode);
  return { session: await startSession(app, db, person, device, now), ended: ended.map(({ id }) => id) };
}

/** A school's own wish overrides the server's setting. */
export async function wantsOneDevice(app: Services, db: Queryable, schoolId: number): Promise<boolean> {
  const wish = await devicesAtOnce(db, schoolId);
  return wish === null ? app.config.devicesAtOnce === 'ask' : wish === 0;
}

/** [QU-26] A wrong code, an old one and one for nobody get the same answer. */
const wrongCode = { params: { by: 'code' } } as const;
