import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import { endingsOfTypes, takenTypes } from '#contract/works/accepted-types.rules.ts';
import type { WorkKind, WorkState } from '#contract/works/works.rules.ts';
import { curriculumAssignments, curriculumChoices, isOfChoice } from '#server/choices/schema.ts';
import { publishedProjects, publishedSessions } from '#server/content/schema/published.ts';
import { divisions, grades, memberships, people } from '#server/directory/schema.ts';
import { sessionShares } from '#server/teaching/schema.ts';
import type { works } from '#server/works/schema.ts';
import type { Queryable } from '../db/database.ts';

/** A project as a division or batch was given it. */
interface GivenProject {
  readonly divisionId: number;
  readonly groupId: number;
  readonly groupName: string;
  readonly divisionName: string;
  readonly projectId: number;
  readonly publicationNumber: number;
  readonly title: string;
  readonly coverFileId: string | null;
  readonly dueOn: string | null;
  /** Endings that it takes. */
  readonly endings: readonly string[];
}

/** A division or batch with who is in it. */
interface SeedClass {
  readonly given: readonly GivenProject[];
  readonly students: readonly number[];
  readonly teachers: readonly number[];
}

/** How far one work is. */
interface Course {
  readonly state: WorkState;
  /** Attempts that were handed in. */
  readonly attempts: number;
  readonly isLate?: boolean;
}

const draft: Course = { state: 'draft', attempts: 0 };
const waiting: Course = { state: 'in_review', attempts: 1 };
const again: Course = { state: 'resubmit', attempts: 1 };
const done: Course = { state: 'approved', attempts: 1 };
const twice: Course = { state: 'approved', attempts: 2 };
const late = (course: Course): Course => ({ ...course, isLate: true });

/** Of a class that the demo's teacher has, and of any other; one after the other in turn. */
const manyWorks: readonly Course[] = [
  done,
  waiting,
  twice,
  done,
  again,
  late(waiting),
  done,
  draft,
  late(done),
  late(again),
  { state: 'in_review', attempts: 2 },
  done,
  draft,
  twice,
  waiting,
  done,
];
const fewWorks: readonly (readonly Course[])[] = [
  [done, waiting],
  [again, done],
  [late(waiting), draft],
  [done, twice],
  [draft, late(done)],
];

export interface PlannedWork {
  readonly personId: number;
  readonly teacherId: number;
  readonly given: GivenProject;
  readonly kind: WorkKind;
  /** The session of a practice; 0: the project as a whole. */
  readonly sessionId: number;
  readonly course: Course;
}

/** A stored work, together with its plan. */
export type SeededWork = PlannedWork &
  Pick<typeof works.$inferSelect, 'schoolId' | 'id' | 'submittedAt' | 'decidedAt' | 'dueOn'>;

/** Works of the classes of a school: many where this teacher teaches, two elsewhere. */
export function planWorks(
  classes: readonly SeedClass[],
  { teacherId, studentId }: { readonly teacherId: number; readonly studentId: number },
  kind: WorkKind,
): PlannedWork[] {
  return classes.flatMap(({ given, students, teachers }, at) => {
    const isTheirs = teachers.includes(teacherId);
    const reviewer = isTheirs ? teacherId : (teachers[0] ?? 0);
    const plan = isTheirs ? manyWorks : (fewWorks[at % fewWorks.length] ?? []);
    const others = students.filter((id) => id !== studentId);
    const of = (personId: number, course: Course, project: GivenProject | undefined): PlannedWork[] =>
      project ? [{ personId, teacherId: reviewer, given: project, kind, sessionId: 0, course }] : [];
    const theirs = plan.flatMap((course, index) =>
      of(others[index] ?? 0, course, given[index % Math.min(2, given.length)]),
    );
    // The demo's student has one that is due, one that is asked for again and one that is done.
    const own = students.includes(studentId)
      ? [...of(studentId, again, given[1]), ...of(studentId, done, given[2])]
      : [];
    return [...theirs.filter(({ personId }) => personId !== 0), ...own];
  });
}

/** The classes or batches of a school with what they were given this year, by grade and name. */
export async function readClasses(
  db: Queryable,
  schoolId: number,
  kind: 'division' | 'batch',
): Promise<SeedClass[]> {
  const given = await db
    .select({
      divisionId: divisions.id,
      divisionName: divisions.name,
      groupId: grades.id,
      groupName: grades.name,
      projectId: publishedProjects.projectId,
      publicationNumber: publishedProjects.number,
      title: publishedProjects.title,
      content: publishedProjects.content,
      outputType: publishedProjects.outputType,
      dueOn: curriculumAssignments.dueOn,
    })
    .from(curriculumAssignments)
    .innerJoin(curriculumChoices, isOfChoice)
    .innerJoin(publishedProjects, eq(publishedProjects.projectId, curriculumChoices.projectId))
    .innerJoin(
      divisions,
      and(
        eq(divisions.schoolId, curriculumAssignments.schoolId),
        eq(divisions.id, curriculumAssignments.assigneeId),
      ),
    )
    .innerJoin(grades, and(eq(grades.schoolId, divisions.schoolId), eq(grades.id, divisions.gradeId)))
    .where(
      and(
        eq(curriculumAssignments.schoolId, schoolId),
        eq(curriculumAssignments.kind, kind),
        isNull(curriculumChoices.archivedAt),
      ),
    )
    .orderBy(
      asc(grades.position),
      asc(divisions.name),
      asc(curriculumAssignments.dueOn),
      asc(publishedProjects.projectId),
    );
  const placed = await db
    .select({ divisionId: memberships.divisionId, id: people.id, role: people.role })
    .from(memberships)
    .innerJoin(people, and(eq(people.schoolId, memberships.schoolId), eq(people.id, memberships.personId)))
    .where(and(eq(memberships.schoolId, schoolId), inArray(people.role, [roles.faculty, roles.student])))
    .orderBy(asc(people.id));
  const inIt = (divisionId: number, role: number) =>
    placed.filter((one) => one.divisionId === divisionId && one.role === role).map(({ id }) => id);
  const projects = given.map(({ content, outputType, ...project }) => ({
    ...project,
    coverFileId: content.coverFileId,
    endings: endingsOfTypes(takenTypes(content.acceptedTypes, outputType)),
  }));
  return [...new Set(projects.map(({ divisionId }) => divisionId))].map((divisionId) => ({
    given: projects.filter((project) => project.divisionId === divisionId),
    students: inIt(divisionId, roles.student),
    teachers: inIt(divisionId, roles.faculty),
  }));
}

/** Practice: the last student of each class that was shown a session to practise. */
export async function planPractice(
  db: Queryable,
  schoolId: number,
  classes: readonly SeedClass[],
): Promise<PlannedWork[]> {
  const shown = await db
    .select({
      divisionId: sessionShares.divisionId,
      projectId: sessionShares.projectId,
      sessionId: sessionShares.sessionId,
    })
    .from(sessionShares)
    .innerJoin(publishedSessions, eq(publishedSessions.sessionId, sessionShares.sessionId))
    .where(and(eq(sessionShares.schoolId, schoolId), eq(publishedSessions.type, 'practice')))
    .orderBy(asc(sessionShares.divisionId), asc(sessionShares.sessionId));
  return shown.flatMap(({ divisionId, projectId, sessionId }, at) => {
    const place = classes.find(({ given }) => given[0]?.divisionId === divisionId);
    const given = place?.given.find((project) => project.projectId === projectId);
    const personId = place?.students.at(-1);
    if (!given || personId === undefined) return [];
    const teacherId = place?.teachers[0] ?? 0;
    return [
      { personId, teacherId, given, kind: 'practice' as const, sessionId, course: at % 2 ? done : waiting },
    ];
  });
}
