import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { WorkKind, WorkState } from '#contract/works/works.rules.ts';
import type { Queryable } from '#server/db/database.ts';
import { files } from '#server/files/schema/file.ts';
import { workAttempts, workEntries, works } from '#server/works/schema.ts';
import type { TestServer } from '../test-server.ts';

/** Works as handing in leaves them, put into the database. */

export const year = '2026-2027';

interface NewWork {
  readonly schoolId?: number;
  readonly personId: number;
  readonly groupId: number;
  readonly divisionId: number;
  readonly projectId?: number;
  readonly sessionId?: number;
  readonly kind?: WorkKind;
  readonly state?: WorkState;
  readonly title?: string;
  readonly attempt?: number;
  readonly submittedAt?: Date;
  readonly academicYear?: string;
  readonly dueOn?: string;
  readonly isLate?: boolean;
  readonly learning?: string;
}

let nextProject = 500_000;

/** A work that was handed in `attempt` times; each attempt has one address as its entry. */
export async function addWork(db: Queryable, made: NewWork) {
  const { schoolId = 1, attempt = 1, state = 'in_review', learning = 'I learned to solder.' } = made;
  const at = made.submittedAt ?? new Date('2026-11-10T06:00:00Z');
  nextProject += 1;
  const [work] = await db
    .insert(works)
    .values({
      schoolId,
      personId: made.personId,
      academicYear: made.academicYear ?? year,
      projectId: made.projectId ?? nextProject,
      sessionId: made.sessionId ?? 0,
      kind: made.kind ?? 'course',
      groupId: made.groupId,
      divisionId: made.divisionId,
      publicationNumber: 1,
      title: made.title ?? `Lamp ${nextProject}`,
      state,
      attempt,
      isLate: made.isLate ?? false,
      dueOn: made.dueOn ?? null,
      submittedAt: attempt > 0 ? at : null,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  if (!work) throw new Error('No work was written.');
  const entryIds: number[] = [];
  for (let number = 1; number <= attempt; number += 1)
    entryIds.push(await addAttempt(db, work, number, learning));
  return { ...work, entryId: entryIds.at(-1) ?? 0, entryIds };
}
export type MadeWork = Awaited<ReturnType<typeof addWork>>;

type Work = typeof works.$inferSelect;

async function addAttempt(db: Queryable, work: Work, number: number, learning: string): Promise<number> {
  const { schoolId, id: workId, personId } = work;
  const submittedAt = work.submittedAt ?? new Date('2026-11-10T06:00:00Z');
  await db.insert(workAttempts).values({
    schoolId,
    workId,
    number,
    personId,
    learning: number === 1 ? learning : `${learning} Again ${number}.`,
    isLate: work.isLate,
    submittedAt,
  });
  const [entry] = await db
    .insert(workEntries)
    .values({
      schoolId,
      workId,
      attempt: number,
      personId,
      kind: 'addUrl',
      url: `https://example.org/${workId}/${number}`,
      position: 1,
      addedAt: submittedAt,
    })
    .returning({ id: workEntries.id });
  return entry?.id ?? 0;
}

/** Handed in once more, as the student does it. */
export async function handInAgain(db: Queryable, work: Work): Promise<void> {
  await addAttempt(db, work, work.attempt + 1, 'Better now.');
  // The row as handing in leaves it.
  await db
    .update(works)
    .set({
      state: 'in_review',
      attempt: work.attempt + 1,
      version: sql`${works.version} + 1`,
      submittedAt: new Date(),
    })
    .where(and(eq(works.schoolId, work.schoolId), eq(works.id, work.id)));
}

/** A file with these bytes as an entry of the newest attempt. */
export async function addWorkFile(
  test: TestServer,
  work: Work,
  name: string,
  bytes: Uint8Array,
): Promise<string> {
  const { app } = test.server;
  const id = randomUUID();
  const storageKey = randomUUID();
  await app.files.putBytes(storageKey, bytes);
  const extension = name.split('.').at(-1) ?? '';
  await app.db.insert(files).values({
    schoolId: work.schoolId,
    id,
    ownerId: work.personId,
    name,
    extension,
    type: extension,
    mime: 'application/octet-stream',
    size: bytes.length,
    sha256: id,
    storageKey,
    createdAt: new Date(),
  });
  await app.db.insert(workEntries).values({
    schoolId: work.schoolId,
    workId: work.id,
    attempt: work.attempt,
    personId: work.personId,
    kind: 'file',
    fileId: id,
    position: 2,
    addedAt: new Date(),
  });
  return id;
}
