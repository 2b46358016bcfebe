import { randomUUID } from 'node:crypto';
import type {
  AssigneeKind,
  FileAudience,
  PublishedSession,
  SessionType,
} from '#contract/content/content.rules.ts';
import { noDesignThinking } from '#contract/content/content.rules.ts';
import { curriculumAssignments, curriculumChoices } from '#server/choices/schema.ts';
import { projects } from '#server/content/schema/projects.ts';
import { contentFiles, publishedProjects, publishedSessions } from '#server/content/schema/published.ts';
import { projectSessions } from '#server/content/schema/sessions.ts';
import type { Queryable } from '#server/db/database.ts';
import { files } from '#server/files/schema/file.ts';
import { sessionShares } from '#server/teaching/schema.ts';

/** Projects with sessions and files as publishing leaves them, given and shared as schools and teachers leave them. */

const at = new Date('2026-11-01T00:00:00Z');
export const thisYear = '2026-2027';

async function addFile(db: Queryable, schoolId: number): Promise<string> {
  const id = randomUUID();
  await db.insert(files).values({
    schoolId,
    id,
    ownerId: 1,
    name: 'a.pdf',
    extension: 'pdf',
    type: 'pdf',
    mime: 'application/pdf',
    size: 1,
    sha256: id,
    storageKey: id,
    createdAt: at,
  });
  return id;
}

export interface Taught {
  readonly projectId: number;
  readonly title: string;
  /** In order. */
  readonly sessions: readonly {
    readonly id: number;
    readonly presentation: string;
    readonly reference: string;
  }[];
}

interface NewTaught {
  readonly title?: string;
  readonly schoolId?: number;
  readonly types?: readonly SessionType[];
  readonly termIds?: readonly number[];
}

/** A published project with a session of each of these types; each has a presentation and a reference. */
export async function addTaught(
  db: Queryable,
  {
    title = `Taught ${randomUUID()}`,
    schoolId = 0,
    types = ['learn', 'make', 'practice'],
    termIds = [],
  }: NewTaught = {},
): Promise<Taught> {
  const [row] = await db
    .insert(projects)
    .values({
      schoolId,
      origin: schoolId === 0 ? 'office' : 'faculty',
      authorId: 1,
      kind: 'grade',
      title,
      designThinking: noDesignThinking,
      status: 'published',
      createdAt: at,
      updatedAt: at,
      updatedBy: 1,
    })
    .returning({ id: projects.id });
  const projectId = row!.id;
  const sessions: PublishedSession[] = [];
  const taught: Taught['sessions'][number][] = [];
  for (const [index, type] of types.entries()) {
    const presentation = await addFile(db, schoolId);
    const reference = await addFile(db, schoolId);
    const named = { title: `Session ${index + 1}`, type, minutes: 40 };
    const [session] = await db
      .insert(projectSessions)
      .values({ projectId, ...named, position: index + 1, presentationFileId: presentation })
      .returning({ id: projectSessions.id });
    const id = session!.id;
    const carried = {
      schoolId,
      projectId,
      carrierId: id,
      audience: 'faculty' as FileAudience,
      addedBy: 1,
      addedAt: at,
    };
    await db.insert(contentFiles).values([
      { ...carried, fileId: presentation, carrier: 'session_presentation' },
      { ...carried, fileId: reference, carrier: 'session_reference' },
    ]);
    sessions.push({
      id,
      ...named,
      objective: `To do ${index + 1}`,
      presentationFileId: presentation,
      activities: [{ title: 'Try', instructions: 'Alone', minutes: 10 }],
      references: [
        { title: 'Sheet', url: '', fileId: reference },
        { title: 'More', url: 'https://example.org/more', fileId: null },
      ],
    });
    taught.push({ id, presentation, reference });
  }
  await db.insert(publishedProjects).values({
    projectId,
    schoolId,
    number: 1,
    kind: 'grade',
    title,
    outputType: 'file',
    classIds: [],
    termIds: [...termIds],
    sessionCount: sessions.length,
    minutes: 40 * sessions.length,
    content: {
      title,
      objective: 'To see',
      designThinking: noDesignThinking,
      coverFileId: null,
      sampleFileId: null,
      prerequisiteIds: [],
      alternativeIds: [],
      sessions,
      materials: [
        { id: 1, kind: 'lesson_plan', sessionId: null, title: 'Plan', body: 'Secret', url: '', fileId: null },
      ],
    },
    publishedAt: at,
  });
  if (sessions.length > 0)
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
  return { projectId, title, sessions: taught };
}

interface Giving {
  readonly schoolId: number;
  readonly groupId: number;
  readonly kind: AssigneeKind;
  readonly assigneeId: number;
  readonly dueOn?: string;
  readonly year?: string;
  readonly isArchived?: boolean;
}

export async function give(db: Queryable, projectId: number, giving: Giving): Promise<void> {
  const { schoolId, groupId, kind, assigneeId, dueOn, year = thisYear, isArchived = false } = giving;
  const [choice] = await db
    .insert(curriculumChoices)
    .values({
      schoolId,
      academicYear: year,
      groupId,
      projectId,
      chosenBy: 1,
      chosenAt: at,
      archivedAt: isArchived ? at : null,
    })
    .onConflictDoUpdate({
      target: [
        curriculumChoices.schoolId,
        curriculumChoices.academicYear,
        curriculumChoices.groupId,
        curriculumChoices.projectId,
      ],
      set: { archivedAt: isArchived ? at : null },
    })
    .returning({ id: curriculumChoices.id });
  await db.insert(curriculumAssignments).values({
    schoolId,
    choiceId: choice!.id,
    kind,
    assigneeId,
    dueOn: dueOn ?? null,
    assignedBy: 1,
    assignedAt: at,
  });
}

interface Sharing {
  readonly schoolId: number;
  readonly divisionId: number;
  readonly year?: string;
  readonly isTakenBack?: boolean;
  readonly sharedAt?: Date;
}

export async function share(
  db: Queryable,
  projectId: number,
  sessionId: number,
  sharing: Sharing,
): Promise<void> {
  const { schoolId, divisionId, year = thisYear, isTakenBack = false, sharedAt = at } = sharing;
  const unsharedAt = isTakenBack ? at : null;
  await db
    .insert(sessionShares)
    .values({
      schoolId,
      academicYear: year,
      projectId,
      sessionId,
      divisionId,
      sharedBy: 1,
      sharedAt,
      unsharedAt,
    })
    .onConflictDoUpdate({
      target: [
        sessionShares.schoolId,
        sessionShares.academicYear,
        sessionShares.divisionId,
        sessionShares.sessionId,
      ],
      set: { unsharedAt, sharedAt },
    });
}
