import { and, asc, countDistinct, eq, ilike, ne, or, sql } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { people } from '#server/directory/schema.ts';
import { personName } from '#server/schools/index.ts';
import { refuseUnlessMaySignOutOf } from '../forced-logout.policy.ts';
import { isOpen } from '../forced-logout.ts';
import { likePattern } from '../person-name.ts';
import { sessions } from '../schema/session.ts';

const mostFound = 20;

export const findPeopleToSignOut: Handler<'find-people-to-sign-out'> = async (input, scene) => {
  const { app, db, actor } = scene;
  refuseUnlessMaySignOutOf(scene, input.school_id);
  const pattern = likePattern(input.search);
  const rows = await db
    .select({
      id: people.id,
      name: personName(),
      login_name: people.loginName,
      role: people.role,
      sessions: countDistinct(sessions.id),
    })
    .from(people)
    .leftJoin(
      sessions,
      and(eq(sessions.schoolId, people.schoolId), eq(sessions.personId, people.id), isOpen(app.now())),
    )
    .where(
      and(
        eq(people.schoolId, input.school_id),
        ne(people.id, actor.id),
        or(ilike(personName(), pattern), ilike(people.loginName, pattern)),
      ),
    )
    .groupBy(people.schoolId, people.id)
    // Who is signed in is whom one looks for.
    .orderBy(sql`${countDistinct(sessions.id)} = 0`, asc(people.firstName), asc(people.lastName))
    .limit(mostFound);
  return { data: rows };
};
