import { and, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { AssigneeKind } from '#contract/content/content.rules.ts';
import type { PageRequest } from '#contract/core/page.ts';
import { roles } from '#contract/core/roles.ts';
import { publishedProjects } from '#server/content/schema/published.ts';
import type { Queryable } from '#server/db/database.ts';
import { nextVersion } from '#server/db/next-version.ts';
import { pageOf } from '#server/db/page.ts';
import { builder } from '#server/db/prepared.ts';
import { divisions, memberships, people } from '#server/directory/schema.ts';
import { personName } from '#server/schools/index.ts';
import { curriculumAssignments, curriculumChoices } from '../schema.ts';
import { choicesAt } from './choices.ts';
import type { ChosenGroup } from './chosen-group.ts';

export interface Assignee {
  readonly kind: AssigneeKind;
  readonly id: number;
}

/** For a report event. */
export const partOf = ({ kind, id }: Assignee) => (kind === 'person' ? {} : { divisionId: id });

/** Counts sections or batches of the place, and students who sit there. */
export async function countAssignees(
  db: Queryable,
  { school, group }: ChosenGroup,
  assignees: readonly Assignee[],
): Promise<number> {
  const part = group.kind === 'grade' ? 'division' : 'batch';
  const idsOf = (kind: AssigneeKind) => [
    ...new Set(assignees.filter((each) => each.kind === kind).map(({ id }) => id)),
  ];
  const parts = idsOf(part);
  const persons = idsOf('person');
  const sits = exists(
    builder
      .select({ one: sql`1` })
      .from(memberships)
      .where(
        and(
          eq(memberships.schoolId, people.schoolId),
          eq(memberships.personId, people.id),
          eq(memberships.gradeId, group.id),
        ),
      ),
  );
  const here = await db.$count(
    divisions,
    and(
      eq(divisions.schoolId, school.id),
      eq(divisions.gradeId, group.id),
      isNull(divisions.archivedAt),
      inArray(divisions.id, parts),
    ),
  );
  const students = await db.$count(
    people,
    and(
      eq(people.schoolId, school.id),
      inArray(people.id, persons),
      eq(people.role, roles.student),
      isNull(people.leftAt),
      isNull(people.deletedAt),
      sits,
    ),
  );
  return here + students;
}

/** Choices of these projects that are not archived. */
export function choicesOf(db: Queryable, place: ChosenGroup, projectIds: readonly number[]) {
  return db
    .select({
      id: curriculumChoices.id,
      projectId: curriculumChoices.projectId,
      title: publishedProjects.title,
    })
    .from(curriculumChoices)
    .innerJoin(publishedProjects, eq(publishedProjects.projectId, curriculumChoices.projectId))
    .where(
      and(
        choicesAt(place),
        isNull(curriculumChoices.archivedAt),
        inArray(curriculumChoices.projectId, [...projectIds]),
      ),
    );
}

type NewAssignment = Pick<
  typeof curriculumAssignments.$inferInsert,
  'schoolId' | 'choiceId' | 'kind' | 'assigneeId' | 'dueOn' | 'assignedBy' | 'assignedAt'
>;

/** Returns assignments that are new or got another day. */
export function insertAssignments(db: Queryable, rows: readonly NewAssignment[]) {
  return db
    .insert(curriculumAssignments)
    .values([...rows])
    .onConflictDoUpdate({
      target: [
        curriculumAssignments.schoolId,
        curriculumAssignments.choiceId,
        curriculumAssignments.kind,
        curriculumAssignments.assigneeId,
      ],
      set: { dueOn: sql`excluded.due_on`, version: nextVersion(curriculumAssignments) },
      setWhere: sql`${curriculumAssignments.dueOn} is distinct from excluded.due_on`,
    })
    .returning({
      choiceId: curriculumAssignments.choiceId,
      kind: curriculumAssignments.kind,
      id: curriculumAssignments.assigneeId,
    });
}

const ofChoice = and(
  eq(curriculumChoices.schoolId, curriculumAssignments.schoolId),
  eq(curriculumChoices.id, curriculumAssignments.choiceId),
);

const assigneeName = sql<string>`coalesce(case when ${curriculumAssignments.kind} = 'person'
  then ${personName()} else ${divisions.name} end, '')`;

/** Without archived choices. */
export function assignmentPage(
  db: Queryable,
  wanted: PageRequest<'due' | 'project' | 'newest'>,
  place: ChosenGroup,
) {
  const isOfPlace: SQL = exists(
    builder
      .select({ one: sql`1` })
      .from(curriculumChoices)
      .where(and(ofChoice, choicesAt(place), isNull(curriculumChoices.archivedAt))),
  );
  return pageOf(db, wanted, {
    of: curriculumAssignments,
    where: and(eq(curriculumAssignments.schoolId, place.school.id), isOfPlace),
    sorts: {
      due: curriculumAssignments.dueOn,
      project: sql`(select p.title from ${publishedProjects} p join ${curriculumChoices} c
        on c.project_id = p.project_id where c.school_id = ${curriculumAssignments.schoolId}
        and c.id = ${curriculumAssignments.choiceId})`,
      newest: curriculumAssignments.assignedAt,
    },
    order: { by: 'due' },
    key: curriculumAssignments.id,
    rows: (bound) =>
      bound(
        db
          .select({
            id: curriculumAssignments.id,
            version: curriculumAssignments.version,
            project_id: curriculumChoices.projectId,
            title: sql<string>`coalesce(${publishedProjects.title}, '')`,
            kind: curriculumAssignments.kind,
            assignee_id: curriculumAssignments.assigneeId,
            assignee_name: assigneeName,
            due_on: sql<string>`coalesce(${curriculumAssignments.dueOn}::text, '')`,
          })
          .from(curriculumAssignments)
          .innerJoin(curriculumChoices, ofChoice)
          .leftJoin(publishedProjects, eq(publishedProjects.projectId, curriculumChoices.projectId))
          .leftJoin(
            divisions,
            and(
              eq(divisions.schoolId, curriculumAssignments.schoolId),
              eq(divisions.id, curriculumAssignments.assigneeId),
              inArray(curriculumAssignments.kind, ['division', 'batch']),
            ),
          )
          .leftJoin(
            people,
            and(
              eq(people.schoolId, curriculumAssignments.schoolId),
              eq(people.id, curriculumAssignments.assigneeId),
              eq(curriculumAssignments.kind, 'person'),
            ),
          ),
      ),
  });
}

/** Locks the assignment. */
export async function lockAssignment(db: Queryable, schoolId: number, id: number) {
  const [row] = await db
    .select({
      version: curriculumAssignments.version,
      projectId: curriculumChoices.projectId,
      groupId: curriculumChoices.groupId,
      year: curriculumChoices.academicYear,
      assignee: { kind: curriculumAssignments.kind, id: curriculumAssignments.assigneeId },
    })
    .from(curriculumAssignments)
    .innerJoin(curriculumChoices, ofChoice)
    .where(and(eq(curriculumAssignments.schoolId, schoolId), eq(curriculumAssignments.id, id)))
    .for('update', { of: curriculumAssignments });
  return row;
}

export const deleteAssignment = (db: Queryable, schoolId: number, id: number) =>
  db
    .delete(curriculumAssignments)
    .where(and(eq(curriculumAssignments.schoolId, schoolId), eq(curriculumAssignments.id, id)));

/** Returns the students who had it. */
export const deletePersonAssignments = (
  db: Queryable,
  schoolId: number,
  choiceId: number,
  personIds: readonly number[],
) =>
  db
    .delete(curriculumAssignments)
    .where(
      and(
        eq(curriculumAssignments.schoolId, schoolId),
        eq(curriculumAssignments.choiceId, choiceId),
        eq(curriculumAssignments.kind, 'person'),
        inArray(curriculumAssignments.assigneeId, [...personIds]),
      ),
    )
    .returning({ id: curriculumAssignments.assigneeId });
