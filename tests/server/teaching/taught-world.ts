import { randomUUID } from 'node:crypto';
import {
  noDesignThinking,
  type PublishedProject,
  type SessionType,
} from '#contract/content/content.rules.ts';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import { curriculumAssignments, curriculumChoices } from '#server/choices/schema.ts';
import { projects } from '#server/content/schema/projects.ts';
import { contentFiles, publishedProjects, publishedSessions } from '#server/content/schema/published.ts';
import { projectSessions } from '#server/content/schema/sessions.ts';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades, memberships, people } from '#server/directory/schema.ts';
import { files } from '#server/files/schema/file.ts';
import type { Named } from '../world.ts';

/** Rows that teaching needs, put into the database as publishing, choosing and assigning leave them. */

export const year = '2026-2027';
const at = new Date('2026-11-01T00:00:00Z');

const idOf = ([row]: readonly { id: number }[]) => row?.id ?? 0;

async function addFile(db: Queryable, schoolId: number, ownerId: number, extension: string): Promise<string> {
  const id = randomUUID();
  await db.insert(files).values({
    schoolId,
    id,
    ownerId,
    name: `a.${extension}`,
    extension,
    type: extension === 'mp4' ? 'video' : extension,
    mime: 'application/pdf',
    size: 1,
    sha256: id,
    storageKey: id,
    createdAt: at,
  });
  return id;
}

interface NewProject {
  readonly kind?: GroupKind;
  readonly types?: readonly SessionType[];
  readonly needs?: readonly number[];
  readonly title?: string;
  readonly isPublished?: boolean;
}

/** A project of the office with sessions, each with a presentation, an activity and a reference that is a file. */
export async function addTaughtProject(db: Queryable, made: NewProject = {}) {
  const { kind = 'grade', types = ['learn', 'practice', 'make'], needs = [], isPublished = true } = made;
  const title = made.title ?? `Taught ${randomUUID().slice(0, 8)}`;
  const projectId = idOf(
    await db
      .insert(projects)
      .values({
        schoolId: 0,
        origin: 'office',
        authorId: 1,
        kind,
        title,
        objective: 'To see',
        designThinking: noDesignThinking,
        status: isPublished ? 'published' : 'draft',
        createdAt: at,
        updatedAt: at,
        updatedBy: 1,
      })
      .returning({ id: projects.id }),
  );
  const carry = async (
    carrier: 'session_presentation' | 'session_reference' | 'teacher_material',
    carrierId: number,
  ) => {
    const fileId = await addFile(db, 0, 1, 'pdf');
    const audience = isPublished ? ('faculty' as const) : ('authors' as const);
    const row = { schoolId: 0, fileId, carrier, carrierId, projectId, audience, addedBy: 1, addedAt: at };
    await db.insert(contentFiles).values(row);
    return fileId;
  };
  const sessions: PublishedProject['sessions'][number][] = [];
  for (const [index, type] of types.entries()) {
    const id = idOf(
      await db
        .insert(projectSessions)
        .values({ projectId, type, title: `Step ${index + 1}`, position: index + 1 })
        .returning({ id: projectSessions.id }),
    );
    sessions.push({
      id,
      title: `Step ${index + 1}`,
      type,
      objective: 'Try it',
      minutes: 40,
      presentationFileId: await carry('session_presentation', id),
      activities: [{ title: 'Look', instructions: 'In pairs.', minutes: 5 }],
      references: [{ title: 'Sheet', url: '', fileId: await carry('session_reference', id) }],
    });
  }
  const planFile = await carry('teacher_material', 900_000 + projectId);
  const materials = [
    {
      id: 900_000 + projectId,
      kind: 'lesson_plan' as const,
      title: 'Plan',
      body: 'Prepare.',
      fileId: planFile,
    },
    { id: 950_000 + projectId, kind: 'resource' as const, title: 'Key', body: '', fileId: null },
  ].map((material) => ({ ...material, sessionId: null, url: '' }));
  if (isPublished) {
    const content: PublishedProject = {
      title,
      objective: 'To see',
      designThinking: noDesignThinking,
      coverFileId: null,
      sampleFileId: null,
      prerequisiteIds: needs,
      alternativeIds: [],
      sessions,
      materials,
    };
    await db.insert(publishedProjects).values({
      projectId,
      schoolId: 0,
      number: 1,
      kind,
      title,
      outputType: 'file',
      classIds: [],
      termIds: [],
      sessionCount: sessions.length,
      minutes: 40 * sessions.length,
      content,
      publishedAt: at,
    });
    await db.insert(publishedSessions).values(
      sessions.map(({ id, title: name, type, minutes }, index) => ({
        projectId,
        sessionId: id,
        position: index + 1,
        title: name,
        type,
        minutes,
      })),
    );
  }
  return { projectId, title, sessions, planFile, resourceId: 950_000 + projectId };
}

/** Chooses a project for a grade or club, and gives it to some of its parts or students. */
export async function chooseAndGive(
  db: Queryable,
  place: { readonly schoolId: number; readonly groupId: number },
  projectId: number,
  to: readonly { readonly kind: 'division' | 'batch' | 'person'; readonly id: number }[],
  academicYear = year,
) {
  const choiceId = idOf(
    await db
      .insert(curriculumChoices)
      .values({
        schoolId: place.schoolId,
        academicYear,
        groupId: place.groupId,
        projectId,
        chosenBy: 1,
        chosenAt: at,
      })
      .returning({ id: curriculumChoices.id }),
  );
  for (const { kind, id } of to)
    await db.insert(curriculumAssignments).values({
      schoolId: place.schoolId,
      choiceId,
      kind,
      assigneeId: id,
      assignedBy: 1,
      assignedAt: at,
    });
  return choiceId;
}

/** A grade or club with one part, a student in it and, where it is given, a teacher. */
export async function addClass(db: Queryable, schoolId: number, kind: GroupKind, teacher?: Named) {
  const groupId = idOf(
    await db
      .insert(grades)
      .values({ schoolId, kind, name: `Taught ${randomUUID().slice(0, 8)}`, position: 60 })
      .returning({ id: grades.id }),
  );
  const partId = idOf(
    await db
      .insert(divisions)
      .values({ schoolId, gradeId: groupId, name: 'A' })
      .returning({ id: divisions.id }),
  );
  const studentId = idOf(
    await db
      .insert(people)
      .values({
        schoolId,
        role: 3,
        loginName: `TW${randomUUID().slice(0, 13)}`.toUpperCase(),
        firstName: 'Taught',
        lastName: 'Test',
      })
      .returning({ id: people.id }),
  );
  const members = [studentId, ...(teacher ? [teacher.id] : [])];
  await db
    .insert(memberships)
    .values(members.map((personId) => ({ schoolId, personId, gradeId: groupId, divisionId: partId })));
  return { schoolId, groupId, partId, studentId };
}
