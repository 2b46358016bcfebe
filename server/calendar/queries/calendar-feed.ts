import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { SchoolModel } from '#contract/core/school-models.ts';
import { fingerprint, newSecret } from '#server/auth/index.ts';
import type { AppContext } from '#server/core/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { people, schools } from '#server/directory/schema.ts';
import type { Reader } from '#server/notices/index.ts';
import { givenSchools, mayEnter } from '#server/schools/index.ts';
import { calendarFeeds } from '../schema.ts';

const hourMilliseconds = 60 * 60_000;

type Owner = Pick<Reader, 'id' | 'school'>;
const ofOwner = ({ id, school }: Owner) =>
  and(eq(calendarFeeds.schoolId, school.id), eq(calendarFeeds.personId, id));

export async function feedOf(db: Queryable, owner: Owner) {
  const [feed] = await db.select().from(calendarFeeds).where(ofOwner(owner));
  return feed;
}

/** The earlier secret stops working. */
export async function makeFeed(db: Queryable, owner: Owner, now: Date): Promise<string> {
  const secret = newSecret();
  const values = { secretHash: fingerprint(secret), createdAt: now, readAt: null };
  await db
    .insert(calendarFeeds)
    .values({ schoolId: owner.school.id, personId: owner.id, ...values })
    .onConflictDoUpdate({ target: [calendarFeeds.schoolId, calendarFeeds.personId], set: values });
  return secret;
}

/** false: there was none. */
export async function revokeFeed(db: Queryable, owner: Owner): Promise<boolean> {
  const gone = await db.delete(calendarFeeds).where(ofOwner(owner)).returning({ id: calendarFeeds.personId });
  return gone.length > 0;
}

/** null: an unknown secret, or the person may not sign in. */
export async function readerOfFeed(app: AppContext, secret: string): Promise<Reader | null> {
  const [row] = await app.db
    .select({ person: people, school: schools, given: givenSchools })
    .from(calendarFeeds)
    .innerJoin(
      people,
      and(eq(people.schoolId, calendarFeeds.schoolId), eq(people.id, calendarFeeds.personId)),
    )
    .innerJoin(schools, eq(schools.id, people.schoolId))
    .where(and(eq(calendarFeeds.secretHash, fingerprint(secret)), mayEnter));
  if (!row) return null;
  const { person, school, given } = row;
  await noteRead(app, { id: person.id, school });
  return {
    id: person.id,
    role: person.role,
    language: person.language,
    schools: given,
    // Settings do not affect a calendar.
    school: { ...school, model: school.model as SchoolModel, settings: {} },
  };
}

/** Shows the owner that a program reads it. Stored to the hour, to save writes. */
async function noteRead(
  { db, now }: AppContext,
  owner: { id: number; school: { id: number } },
): Promise<void> {
  const anHourAgo = new Date(now().getTime() - hourMilliseconds);
  await db
    .update(calendarFeeds)
    .set({ readAt: now() })
    .where(
      and(
        eq(calendarFeeds.schoolId, owner.school.id),
        eq(calendarFeeds.personId, owner.id),
        or(isNull(calendarFeeds.readAt), lt(calendarFeeds.readAt, anHourAgo)),
      ),
    );
}
