import { and, eq } from 'drizzle-orm';
import { addDays } from '#contract/core/days.ts';
import { publishedSessions } from '#server/content/schema/published.ts';
import { divisions, memberships, people } from '#server/directory/schema.ts';
import type { Writer } from './curriculum-files.ts';

/** The student, teacher and admin of a class that has come some way. */
const student = 'S00039';
const teacher = 'F00001';
const admin = 'A00001';

/** What a class was given and shown, and how far one of its students is: each kind has something to do. */
export async function seedLearning(writer: Writer): Promise<void> {
  const [pupil] = await writer.db.select().from(people).where(eq(people.loginName, student));
  const [faculty] = await writer.db.select().from(people).where(eq(people.loginName, teacher));
  if (!pupil || !faculty) return;
  const [place] = await writer.db
    .select({ grade: divisions.gradeId, division: divisions.id })
    .from(memberships)
    .innerJoin(
      divisions,
      and(eq(divisions.schoolId, memberships.schoolId), eq(divisions.id, memberships.divisionId)),
    )
    .where(and(eq(memberships.schoolId, pupil.schoolId), eq(memberships.personId, pupil.id)));
  if (!place) return;
  writer.at(10);
  for (const who of [admin, teacher, student]) await writer.signIn(who);
  const { data } = await writer.call(
    'view-selected-project-module-wise',
    { mbx_class_id: place.grade },
    admin,
  );
  const [first, second, third] = data.flatMap(({ projects }) => projects).map(({ project_id }) => project_id);
  const today = new Date().toISOString().slice(0, 10);
  const give = (project: number | undefined, kind: 'division' | 'person', id: number, days: number) =>
    project === undefined
      ? undefined
      : writer.call(
          'assign-curriculum',
          {
            mbx_class_id: place.grade,
            project_ids: [project],
            assignees: [{ kind, id }],
            due_on: addDays(today, days),
          },
          admin,
        );
  await give(first, 'division', place.division, 5);
  await give(second, 'division', place.division, 12);
  await give(third, 'person', pupil.id, 9);
  const share = async (project: number | undefined, daysAgo: readonly number[]) => {
    if (project === undefined) return [];
    const sessions = await writer.db
      .select({ id: publishedSessions.sessionId })
      .from(publishedSessions)
      .where(eq(publishedSessions.projectId, project))
      .orderBy(publishedSessions.position);
    for (const [index, days] of daysAgo.entries()) {
      const session = sessions[index];
      if (!session) break;
      writer.at(days);
      await writer.call(
        'share-project-session',
        {
          session_id: session.id,
          project_id: project,
          faculty_id: faculty.id,
          school_id: faculty.schoolId,
          grade: place.grade,
          division: [place.division],
        },
        teacher,
      );
    }
    return sessions.map(({ id }) => ({ project_id: project, session_id: id }));
  };
  const [done, begun] = await share(first, [9, 6, 3]);
  await share(second, [2]);
  await share(third, [1]);
  if (!done || !begun) return;
  writer.at(8);
  await writer.call('save-learning-bookmark', done, student);
  await writer.call('mark-learning-session', done, student);
  writer.at(4);
  await writer.call('save-learning-bookmark', { ...begun, page: 2 }, student);
}
