import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { given, prepared } from '#server/db/prepared.ts';
import { people, schools } from '#server/directory/schema.ts';
import { chosenSettings, givenSchools, hasClubs, mayEnter } from '#server/schools/index.ts';
import { sessions, sessionTokens } from '../schema/session.ts';
import { isPerson, type PersonKey } from './people.ts';

const ofWhom = {
  person: people,
  school: schools,
  given: givenSchools,
  settings: chosenSettings,
  hasClubs,
};

/** [LO-08] How long a person whose session ended may hand in what was not sent. Their token opens no other call. */
const leaverMilliseconds = 60_000;

const hasToken = eq(sessionTokens.tokenHash, given('secret'));

const isLive = and(isNull(sessions.endedAt), gt(sessions.expiresAt, given('now')));

const endedJustNow = sql`coalesce(${sessions.endedAt}, ${sessions.expiresAt}) > ${given('now')}::timestamptz - ${sql.raw(`interval '${leaverMilliseconds} milliseconds'`)}`;

const found = {
  token: and(hasToken, isLive),
  session: and(eq(sessions.id, given('secret')), isLive),
  cookie: and(eq(sessions.cookieHash, given('secret')), isLive),
  leaver: and(hasToken, endedJustNow),
};

export type SessionSecret = keyof typeof found;

export async function findActorRow(db: Queryable, kind: SessionSecret, secret: string, now: Date) {
  const query = prepared(db, `actor-of-${kind}`, (name) =>
    db
      .select({
        session: sessions,
        ...ofWhom,
      })
      .from(sessions)
      .innerJoin(people, and(eq(people.schoolId, sessions.schoolId), eq(people.id, sessions.personId)))
      .innerJoin(schools, eq(schools.id, sessions.schoolId))
      .leftJoin(sessionTokens, eq(sessionTokens.sessionId, sessions.id))
      .where(and(found[kind], mayEnter))
      .limit(1)
      .prepare(name),
  );
  const [row] = await query.execute({ secret, now });
  return row;
}

export async function findActorRowOf(db: Queryable, key: PersonKey) {
  const [row] = await db
    .select(ofWhom)
    .from(people)
    .innerJoin(schools, eq(schools.id, people.schoolId))
    .where(and(isPerson(key), mayEnter))
    .limit(1);
  return row;
}

export async function findSignInRow(db: Queryable, { school, sessionId }: Actor) {
  const [row] = await db
    .select({
      passwordChangeStatus: people.passwordChangeStatus,
      passwordSkipped: sessions.passwordSkipped,
      message: schools.partnerMessage,
      key: schools.partnerKey,
    })
    .from(sessions)
    .innerJoin(people, and(eq(people.schoolId, sessions.schoolId), eq(people.id, sessions.personId)))
    .innerJoin(schools, eq(schools.id, sessions.schoolId))
    .where(and(eq(sessions.schoolId, school.id), eq(sessions.id, sessionId)));
  return row;
}

/** null: the school does not say. */
export async function devicesAtOnce(db: Queryable, schoolId: number) {
  const [school] = await db
    .select({ devicesAtOnce: schools.devicesAtOnce })
    .from(schools)
    .where(eq(schools.id, schoolId));
  return school?.devicesAtOnce ?? null;
}
