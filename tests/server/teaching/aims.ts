import type { GroupKind } from '#contract/core/group-kinds.ts';
import type { teachingCalls } from '#contract/teaching/teaching.calls.gen.ts';
import { academicYears } from '#server/directory/schema.ts';
import { plannedSessions } from '#server/teaching/schema.ts';
import { type Aim, type Aims, type Target, test } from '../aimed-world.ts';
import type { Named } from '../world.ts';
import { addClass, addTaughtProject, chooseAndGive } from './taught-world.ts';

/** A class of the target's school with a project that was given to it; the caller teaches it where it is their own. */
async function newClass(who: Named, kind: GroupKind, target: Target) {
  const { db } = test.server.app;
  const schoolId = target === 'otherSchool' ? 2 : 1;
  const isTaught = target === 'own' && who.schoolId === 1 && who.role === 4;
  const place = await addClass(db, schoolId, kind, isTaught ? who : undefined);
  const project = await addTaughtProject(db, { kind });
  const part = { kind: kind === 'grade' ? ('division' as const) : ('batch' as const), id: place.partId };
  await chooseAndGive(db, place, project.projectId, [part]);
  const named =
    kind === 'grade'
      ? { grade: place.groupId, division: place.partId }
      : { club_id: place.groupId, batch_id: place.partId };
  return { ...place, ...project, named, session_id: project.sessions[0]?.id ?? 0 };
}
type Made = Awaited<ReturnType<typeof newClass>>;

const at = (fields: (made: Made, who: Named) => object = () => ({}), kind: GroupKind = 'grade'): Aim => ({
  body: async (who, _client, target) => {
    const made = await newClass(who, kind, target);
    return { ...made.named, ...fields(made, who) };
  },
  at: 'row',
  beyond: 404,
});
const project = ({ projectId }: Made) => ({ project_id: projectId });
const session = ({ projectId, session_id }: Made) => ({ project_id: projectId, session_id });
const acting = (made: Made, who: Named) => ({
  ...session(made),
  faculty_id: who.id,
  school_id: who.schoolId,
});
const anything = (input: object = {}): Aim => ({ body: () => input });

export const aims: Aims<typeof teachingCalls> = {
  'assign-project-Student': at((made) => ({ ...project(made), student_ids: [made.studentId] })),
  'club-mark-project-as-completed': at(acting, 'club'),
  'copy-last-plan': {
    ...at(),
    body: async (who, _client, target) => {
      const { db } = test.server.app;
      const made = await newClass(who, 'grade', target);
      const last = { name: '2025-2026', startsOn: '2025-04-01', endsOn: '2026-03-31' };
      await db
        .insert(academicYears)
        .values({ schoolId: made.schoolId, ...last })
        .onConflictDoNothing();
      await db.insert(plannedSessions).values({
        schoolId: made.schoolId,
        academicYear: last.name,
        divisionId: made.partId,
        projectId: made.projectId,
        sessionId: made.session_id,
        plannedOn: '2025-07-07',
        plannedBy: who.id,
        plannedAt: test.clock.now,
      });
      return made.named;
    },
  },
  'download-lesson-plan': {
    body: async (who, _client, target) => {
      const made = await newClass(who, 'grade', target);
      await test.server.app.files.putBytes(made.planFile, Buffer.from('x'));
      // A project that is published is read by every teacher.
      return project(made);
    },
  },
  'get-admin-project-list': anything(),
  'get-club-project-list': anything(),
  'get-course-complete-status': at(project),
  'get-faculty-project-list': anything(),
  'get-personalize-suggestion': at(),
  'get-project-session-list': at(project),
  'get-project-student-list': at((made, who) => ({
    ...project(made),
    faculty_id: who.id,
    school_id: who.schoolId,
  })),
  'get-project-suggestion': at(),
  'get-session-activity-list': {
    body: async (who, _client, target) => {
      const { session_id } = await newClass(who, 'grade', target);
      return { session_id };
    },
    // Published, and shared with nobody.
    except: { 3: { own: 404, sameSchool: 404, otherSchool: 404 } },
  },
  'get-session-details': at(({ session_id }) => ({ session_id })),
  'get-student-project-list': anything(),
  'mark-project-as-completed': at(acting),
  'planned-session-list': anything({ from: '2026-11-01', to: '2026-11-30' }),
  'save-planned-session': at((made) => ({ ...session(made), planned_on: '2026-12-01' })),
  'share-club-project-session': at(
    (made, who) => ({ ...acting(made, who), batch_id: [made.partId] }),
    'club',
  ),
  'share-project-session': at((made, who) => ({ ...acting(made, who), division: [made.partId] })),
  'teaching-today': anything(),
  'unshare-project-session': at(session),
  'update-project-resource-status': at((made) => ({ ...project(made), resource_id: made.resourceId })),
};
