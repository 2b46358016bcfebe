import { and, eq, exists, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { holdsModule, modules, roles } from '#contract';
import { type Readership, readershipOf } from '#contract/curriculum/content.rules.ts';
import type { Actor } from '#server/core/actor.ts';
import { builder } from '#server/db/prepared.ts';
import { memberships } from '#server/schools/schema.ts';
import { isOfChoice } from './queries/choices-place.ts';
import { curriculumAssignments, curriculumChoices } from './schema/choices.ts';
import { projects } from './schema/projects.ts';
import { contentFiles, publishedProjects } from './schema/published.ts';

/**
 * Who may see what of the content: every list, page, search and file asks here. The office's authors read what is the
 * office's; who teaches reads what is published for all schools or for theirs; students what of it was assigned to
 * them, without what is for teachers; nobody else reads any.
 */

const office = 0;

export const readershipFor = (actor: Pick<Actor, 'role' | 'subRole' | 'modules'>): Readership =>
  readershipOf(actor.role, holdsModule(actor, modules.academicContent));

type Reader = Pick<Actor, 'id' | 'role' | 'subRole' | 'modules' | 'school'>;

/** Is the row of `published_projects` one that this person may list, find and open? */
export function isReadable(reader: Reader): SQL {
  const readership = readershipFor(reader);
  if (readership === 'none') return sql`false`;
  if (readership === 'authors') return eq(publishedProjects.schoolId, office);
  const isForSchool = inArray(publishedProjects.schoolId, [office, reader.school.id]);
  const isWanted = readership === 'faculty' ? undefined : isAssigned(reader);
  return and(isForSchool, isWanted) ?? isForSchool;
}

/** Was the published project given to this person this year, alone or with their division or batch? */
function isAssigned({ id, school }: Reader): SQL {
  const places = builder
    .select({ id: memberships.divisionId })
    .from(memberships)
    .where(and(eq(memberships.schoolId, school.id), eq(memberships.personId, id)));
  return exists(
    builder
      .select({ one: sql`1` })
      .from(curriculumChoices)
      .innerJoin(curriculumAssignments, isOfChoice)
      .where(
        and(
          eq(curriculumChoices.schoolId, school.id),
          eq(curriculumChoices.academicYear, school.academicYear),
          eq(curriculumChoices.projectId, publishedProjects.projectId),
          sql`${curriculumChoices.archivedAt} is null`,
          or(
            and(eq(curriculumAssignments.kind, 'person'), eq(curriculumAssignments.assigneeId, id)),
            and(
              inArray(curriculumAssignments.kind, ['division', 'batch']),
              inArray(curriculumAssignments.assigneeId, places),
            ),
          ),
        ),
      ),
  );
}

/** Is the row of `content_files` one whose file this person may have? */
export function isReadableCarrier(reader: Reader): SQL {
  const readership = readershipFor(reader);
  const { school } = reader;
  if (readership === 'none') return sql`false`;
  if (readership === 'authors') return eq(contentFiles.schoolId, office);
  const isForSchool = inArray(contentFiles.schoolId, [office, school.id]);
  if (readership === 'faculty') {
    const isPublished = and(isForSchool, inArray(contentFiles.audience, ['faculty', 'all']));
    return or(isPublished, isAuthor(reader)) ?? sql`false`;
  }
  const isOfReadable = exists(
    builder
      .select({ one: sql`1` })
      .from(publishedProjects)
      .where(and(eq(publishedProjects.projectId, contentFiles.projectId), isReadable(reader))),
  );
  return and(isForSchool, eq(contentFiles.audience, 'all'), isOfReadable) ?? sql`false`;
}

/** Of a teacher's own project its author reads what is not published, and the school's admins once it was sent. */
const isAuthor = ({ id, role, school }: Reader): SQL | undefined =>
  and(
    eq(contentFiles.schoolId, school.id),
    role === roles.schoolAdmin ? isOfSent : eq(contentFiles.addedBy, id),
  );

const isOfSent = exists(
  builder
    .select({ one: sql`1` })
    .from(projects)
    .where(and(eq(projects.id, contentFiles.projectId), ne(projects.status, 'draft'))),
);
