import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AssigneeKind } from '#contract/content/content.rules.ts';
import { takenTypes } from '#contract/works/accepted-types.rules.ts';
import { givenWays } from '#contract/works/entries.rules.ts';
import type { WorkKind } from '#contract/works/works.rules.ts';
import {
  curriculumAssignments as assignments,
  curriculumChoices as choices,
  isOfChoice,
} from '#server/choices/schema.ts';
import { sharedSessions } from '#server/content/index.ts';
import { publishedProjects, publishedSessions } from '#server/content/schema/published.ts';
import { tools } from '#server/content/schema/terms.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { builder } from '#server/db/prepared.ts';
import { memberships } from '#server/directory/schema.ts';

type Student = Pick<Actor, 'id' | 'role' | 'subRole' | 'modules' | 'school'>;

/** Identifies a work: a project, or a session to practise (0: none), and how the student got it. */
export interface WorkKey {
  readonly projectId: number;
  readonly sessionId: number;
  readonly kind: WorkKind;
}

const partsOf = ({ id, school }: Student) =>
  builder
    .select({ id: memberships.divisionId })
    .from(memberships)
    .where(and(eq(memberships.schoolId, school.id), eq(memberships.personId, id)));

function isToStudent(student: Student, ways: readonly AssigneeKind[]): SQL | undefined {
  const parts = ways.filter((way) => way !== 'person');
  return or(
    ways.includes('person')
      ? and(eq(assignments.kind, 'person'), eq(assignments.assigneeId, student.id))
      : undefined,
    parts.length > 0
      ? and(inArray(assignments.kind, parts), inArray(assignments.assigneeId, partsOf(student)))
      : undefined,
  );
}

/** As given this year in this way, first due first. undefined: not given, no longer taught, or not published. */
export async function findGiven(db: Queryable, student: Student, { projectId, sessionId, kind }: WorkKey) {
  if ((kind === 'practice') !== sessionId > 0) return undefined;
  if (kind === 'practice' && !(await isToPractise(db, student, projectId, sessionId))) return undefined;
  return givenIn(db, student, projectId, givenWays[kind]);
}
export type Given = NonNullable<Awaited<ReturnType<typeof findGiven>>>;

/** Given this year in any way. */
export const findGivenProject = (db: Queryable, student: Student, projectId: number) =>
  givenIn(db, student, projectId, ['division', 'person', 'batch']);

async function givenIn(db: Queryable, student: Student, projectId: number, ways: readonly AssigneeKind[]) {
  const [row] = await db
    .select({
      number: publishedProjects.number,
      title: publishedProjects.title,
      outputType: publishedProjects.outputType,
      content: publishedProjects.content,
      tool: tools.name,
      toolUrl: tools.url,
      engine: tools.engine,
      allowsUrl: tools.allowsUrl,
      groupId: choices.groupId,
      way: assignments.kind,
      assigneeId: assignments.assigneeId,
      dueOn: assignments.dueOn,
    })
    .from(publishedProjects)
    .innerJoin(choices, eq(choices.projectId, publishedProjects.projectId))
    .innerJoin(assignments, isOfChoice)
    .leftJoin(tools, eq(tools.id, publishedProjects.toolId))
    .where(
      and(
        eq(publishedProjects.projectId, projectId),
        inArray(publishedProjects.schoolId, [0, student.school.id]),
        eq(choices.schoolId, student.school.id),
        eq(choices.academicYear, student.school.academicYear),
        isNull(choices.archivedAt),
        isToStudent(student, ways),
      ),
    )
    .orderBy(sql`${assignments.dueOn} asc nulls last`, asc(assignments.id))
    .limit(1);
  if (!row) return undefined;
  const { content, outputType, ...given } = row;
  return {
    ...given,
    cover: content.coverFileId,
    acceptedTypes: takenTypes(content.acceptedTypes, outputType),
    takesDrafts: content.takesDrafts ?? true,
    allowsUrl: given.allowsUrl ?? true,
    tool: given.tool ?? '',
    toolUrl: given.toolUrl ?? '',
    engine: given.engine ?? 'none',
  };
}

async function isToPractise(db: Queryable, student: Student, projectId: number, sessionId: number) {
  const isPractice = and(
    eq(publishedSessions.projectId, projectId),
    eq(publishedSessions.sessionId, sessionId),
    eq(publishedSessions.type, 'practice'),
  );
  if ((await db.$count(publishedSessions, isPractice)) === 0) return false;
  return (await sharedSessions(db, student, projectId)).has(sessionId);
}

/** The division the project came through. For a personal one: the student's in its grade, else any; 0: none. */
export async function divisionOf(db: Queryable, student: Student, given: Given): Promise<number> {
  if (given.way !== 'person') return given.assigneeId;
  const [place] = await db
    .select({ id: memberships.divisionId })
    .from(memberships)
    .where(and(eq(memberships.schoolId, student.school.id), eq(memberships.personId, student.id)))
    .orderBy(sql`(${memberships.gradeId} = ${given.groupId}) desc`, asc(memberships.divisionId))
    .limit(1);
  return place?.id ?? 0;
}

export async function isProjectOut(db: Queryable, projectId: number): Promise<boolean> {
  const [row] = await db
    .select({ isOut: sql<boolean>`true` })
    .from(publishedProjects)
    .where(eq(publishedProjects.projectId, projectId));
  return row !== undefined;
}
