import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { memberships } from '#server/directory/schema.ts';
import { files } from '#server/files/schema/file.ts';
import { workAttempts, workEntries, works } from '#server/works/schema.ts';
import type { Named } from '../world.ts';

/** Works as handing in and approving leave them. */

export const approvedAt = new Date('2026-11-10T09:00:00Z');

interface Made {
  readonly title?: string;
  readonly state?: 'approved' | 'in_review';
  readonly fileName?: string;
}

/** A work of one picture, in the division the student sits in; answers its id and the picture's. */
export async function addWork(db: Queryable, student: Named, made: Made = {}) {
  const { title = 'Robot arm', state = 'approved', fileName = 'arm.png' } = made;
  const { id: personId, schoolId } = student;
  const [place] = await db
    .select()
    .from(memberships)
    .where(and(eq(memberships.schoolId, schoolId), eq(memberships.personId, personId)));
  const fileId = randomUUID();
  await db.insert(files).values({
    schoolId,
    id: fileId,
    ownerId: personId,
    name: fileName,
    extension: 'png',
    type: 'image',
    mime: 'image/png',
    size: 1,
    sha256: fileId,
    storageKey: fileId,
    createdAt: approvedAt,
  });
  const [work] = await db
    .insert(works)
    .values({
      schoolId,
      personId,
      academicYear: '2026-2027',
      projectId: Math.floor(Math.random() * 1_000_000),
      kind: 'course',
      groupId: place?.gradeId ?? 0,
      divisionId: place?.divisionId ?? 0,
      publicationNumber: 1,
      title,
      state,
      attempt: 1,
      submittedAt: approvedAt,
      decidedAt: state === 'approved' ? approvedAt : null,
      createdAt: approvedAt,
      updatedAt: approvedAt,
    })
    .returning({ id: works.id });
  const workId = work?.id ?? 0;
  const of = { schoolId, workId, personId };
  await db.insert(workAttempts).values({
    ...of,
    number: 1,
    learning: 'Motors turn both ways.',
    isLate: false,
    submittedAt: approvedAt,
  });
  const entry = { ...of, attempt: 1, addedAt: approvedAt };
  await db.insert(workEntries).values([
    { ...entry, kind: 'file', fileId, position: 1 },
    { ...entry, kind: 'addUrl', url: 'https://scratch.example/arm', position: 2 },
    // The draft of a later attempt is the student's own.
    { ...entry, attempt: 2, kind: 'addUrl', url: 'https://scratch.example/later', position: 1 },
  ]);
  return { workId, fileId, schoolId, groupId: place?.gradeId ?? 0 };
}
