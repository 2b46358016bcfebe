import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { builder } from '#server/db/prepared.ts';
import { memberships, people } from '#server/directory/schema.ts';
import { tellPeople } from '#server/notifications/index.ts';
import { channels } from '#server/realtime/channels.ts';
import type { Work } from './queries/works.ts';

/** Of `people`: who teaches the division now. */
const isTeacherOf = ({ schoolId, divisionId }: Pick<Work, 'schoolId' | 'divisionId'>): SQL | undefined =>
  and(
    eq(people.schoolId, schoolId),
    eq(people.role, roles.faculty),
    eq(people.isActive, true),
    exists(
      builder
        .select({ one: sql`1` })
        .from(memberships)
        .where(
          and(
            eq(memberships.schoolId, people.schoolId),
            eq(memberships.personId, people.id),
            eq(memberships.divisionId, divisionId),
          ),
        ),
    ),
  );

/** Tells them that a work waits. Handed in again, it is new in their bells again; so a student is one line a project. */
export const tellTeachers = (scene: SignedInContext, work: Work): Promise<number> =>
  tellPeople(
    scene,
    { kind: 'work', cause: `work:${work.id}`, message: work.title, url: `/review/work/${work.id}` },
    {
      isTold: isTeacherOf(work),
      heardIn: [channels.division(work.schoolId, 'faculty', work.divisionId)],
    },
  );
