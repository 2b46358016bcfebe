import { and, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import type { notifyRefusals } from '#contract/choices/choices.refusals.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import { roles } from '#contract/core/roles.ts';
import { isOfChoice } from '#server/choices/schema.ts';
import { tellOfProject } from '#server/content/index.ts';
import { publishedProjects } from '#server/content/schema/published.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import type { Queryable } from '#server/db/database.ts';
import { builder } from '#server/db/prepared.ts';
import { divisions, memberships, people } from '#server/directory/schema.ts';
import { channels } from '#server/realtime/channels.ts';
import { reportEvents } from '#server/report-events/schema.ts';
import { noteProjects } from './choice-acts.ts';
import { reachPlace } from './choice-place.ts';
import { choicesAt } from './queries/choices.ts';
import type { ChoicePlace } from './queries/choices-place.ts';
import { curriculumAssignments, curriculumChoices } from './schema.ts';

interface Notifying {
  readonly mbx_class_id?: number;
  readonly club_id?: number;
  readonly project_id: number;
  /** 0 among them: all the caller teaches there. */
  readonly division_id: readonly number[];
}

/** The school and the year they are in: a teacher teaches no other. */
const now = { school_id: 0, academic_year: '' } as const;

/**
 * [C1-12] Tells the students of sections or batches about a project that is assigned to them; who was told before
 * finds it new again.
 */
export async function notifyClass(
  scene: SignedInContext<ReasonsOf<typeof notifyRefusals>>,
  input: Notifying,
) {
  const { db, actor } = scene;
  refuseDemo(scene);
  const place = await reachPlace(scene, { ...now, ...input });
  const project = await findTaught(db, place, input.project_id);
  const taught = await taughtParts(scene, place);
  const wanted = input.division_id.includes(0) ? taught : [...new Set(input.division_id)];
  if (!project || wanted.length === 0 || wanted.some((id) => !taught.includes(id))) throw notFound();
  const isTold = and(
    eq(people.schoolId, actor.school.id),
    eq(people.role, roles.student),
    eq(people.isActive, true),
    hasProject(place, project.id, wanted),
  );
  const told = await tellOfProject(scene, {
    isTold,
    heardIn: wanted.map((id) => channels.division(actor.school.id, 'students', id)),
    project,
    url: `/mylearning/project/${project.id}`,
  });
  if (told === 0) throw scene.refuse('nobody');
  await noteProjects(
    scene,
    place,
    wanted.map((divisionId) => ({ measure: 'project.notified', subjectId: project.id, divisionId })),
  );
  return { success: 'true' as const, told };
}

/** Of `people`: sits in one of these sections or batches, and the project is assigned to it or to the person. */
export const hasProject = (place: ChoicePlace, projectId: number, parts: readonly number[]) =>
  exists(
    builder
      .select({ one: sql`1` })
      .from(memberships)
      .innerJoin(curriculumChoices, choicesAt(place))
      .innerJoin(curriculumAssignments, isOfChoice)
      .where(
        and(
          eq(memberships.schoolId, people.schoolId),
          eq(memberships.personId, people.id),
          inArray(memberships.divisionId, [...parts]),
          eq(curriculumChoices.projectId, projectId),
          isNull(curriculumChoices.archivedAt),
          or(
            and(
              inArray(curriculumAssignments.kind, ['division', 'batch']),
              eq(curriculumAssignments.assigneeId, memberships.divisionId),
            ),
            and(eq(curriculumAssignments.kind, 'person'), eq(curriculumAssignments.assigneeId, people.id)),
          ),
        ),
      ),
  );

/** What is chosen for the place and taught there. */
async function findTaught(db: Queryable, place: ChoicePlace, projectId: number) {
  const [project] = await db
    .select({ id: publishedProjects.projectId, title: publishedProjects.title })
    .from(curriculumChoices)
    .innerJoin(publishedProjects, eq(publishedProjects.projectId, curriculumChoices.projectId))
    .where(
      and(choicesAt(place), isNull(curriculumChoices.archivedAt), eq(curriculumChoices.projectId, projectId)),
    );
  return project;
}

async function taughtParts({ db, actor }: SignedInContext, { group }: ChoicePlace): Promise<number[]> {
  const rows = await db
    .select({ id: divisions.id })
    .from(memberships)
    .innerJoin(
      divisions,
      and(eq(divisions.schoolId, memberships.schoolId), eq(divisions.id, memberships.divisionId)),
    )
    .where(
      and(
        eq(memberships.schoolId, actor.school.id),
        eq(memberships.personId, actor.id),
        eq(memberships.gradeId, group.id),
        isNull(divisions.archivedAt),
      ),
    );
  return rows.map(({ id }) => id);
}

interface Asked {
  readonly grade: number;
  readonly division: number;
  readonly project_id: number;
  readonly isClubPrj: boolean | 0 | 1;
}

/** [C1-12] Was a section or batch the caller teaches told of the project this year? */
export async function wasNotified(scene: SignedInContext, input: Asked): Promise<boolean> {
  const group = input.isClubPrj ? { club_id: input.grade } : { mbx_class_id: input.grade };
  const place = await reachPlace(scene, { ...now, ...group });
  if (!(await taughtParts(scene, place)).includes(input.division)) throw notFound();
  const told = and(
    eq(reportEvents.schoolId, place.school.id),
    eq(reportEvents.subject, 'project'),
    eq(reportEvents.subjectId, input.project_id),
    eq(reportEvents.measure, 'project.notified'),
    eq(reportEvents.groupId, place.group.id),
    eq(reportEvents.academicYear, place.year),
    eq(reportEvents.divisionId, input.division),
  );
  return (await scene.db.$count(reportEvents, told)) > 0;
}
