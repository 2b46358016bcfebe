import { eq } from 'drizzle-orm';
import { noDesignThinking, type PublishedProject } from '#contract/content/content.rules.ts';
import { curriculumChoices } from '#server/choices/schema.ts';
import { academicModules, contents, topics } from '#server/content/schema/modules.ts';
import { contentFiles, publishedProjects } from '#server/content/schema/published.ts';
import { tools } from '#server/content/schema/terms.ts';
import { newFileKey } from '#server/files/file-store.ts';
import { files } from '#server/files/schema/file.ts';
import { addProjects } from '../content/content-rows.ts';
import { sampleFile, type TestServer } from '../test-server.ts';

/** Training put into the database as the office's calls leave it. */

const at = new Date('2026-11-01T00:00:00Z');
const idOf = ([row]: readonly { id: number }[]) => row?.id ?? 0;
let last = 10_000;
export const newNumber = () => ++last;

/** A stored film of four seconds. */
export async function addFilm({ server }: TestServer, name = 'clip-720p.mp4'): Promise<string> {
  const { app } = server;
  const id = crypto.randomUUID();
  const storageKey = newFileKey();
  const bytes = await sampleFile(name);
  await app.files.putBytes(storageKey, bytes);
  await app.db.insert(files).values({
    schoolId: 0,
    id,
    ownerId: 1,
    name: 'film.mp4',
    extension: 'mp4',
    type: 'video',
    mime: 'video/mp4',
    size: bytes.length,
    sha256: id,
    storageKey,
    createdAt: at,
  });
  return id;
}

export interface Trained {
  readonly moduleId: number;
  readonly topicId: number;
  readonly film: number;
  readonly guide: number;
  readonly link: number;
  readonly fileId: string;
}

/** A module with a film of ours, one of YouTube, and a page; without a project it is for every teacher. */
export async function addTraining(
  test: TestServer,
  { status = 'published' }: { readonly status?: 'draft' | 'published' } = {},
): Promise<Trained> {
  const { db } = test.server.app;
  const position = newNumber();
  const moduleId = idOf(
    await db
      .insert(academicModules)
      .values({ name: `Training ${position}`, position, status })
      .returning(),
  );
  const topicId = idOf(
    await db.insert(topics).values({ moduleId, name: 'First steps', position: 1 }).returning(),
  );
  const fileId = await addFilm(test);
  const add = async (title: string, values: object, place: number) =>
    idOf(
      await db
        .insert(contents)
        .values({ topicId, title, type: 'film', audience: 'faculty', minutes: 5, position: place, ...values })
        .returning(),
    );
  const film = await add('A first look', { fileId }, 1);
  await db.insert(contentFiles).values({
    schoolId: 0,
    fileId,
    carrier: 'module_content',
    carrierId: film,
    audience: status === 'published' ? 'faculty' : 'authors',
    addedBy: 1,
    addedAt: at,
  });
  return {
    moduleId,
    topicId,
    film,
    guide: await add('On YouTube', { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }, 2),
    link: await add('A page', { type: 'link', url: 'https://example.org/read' }, 3),
    fileId,
  };
}

/** A published project of a tool in a module, with a film for teachers, given to a group of a school. */
export async function addGivenProject(
  test: TestServer,
  place: { readonly schoolId: number; readonly groupId: number; readonly moduleId: number },
) {
  const { db } = test.server.app;
  const number = newNumber();
  const toolId = idOf(
    await db
      .insert(tools)
      .values({ name: `Tool ${number}` })
      .returning(),
  );
  const [projectId = 0] = await addProjects(db, [{ title: `Project ${number}`, moduleId: place.moduleId }]);
  const fileId = await addFilm(test);
  const content: PublishedProject = {
    title: `Project ${number}`,
    objective: 'To see',
    designThinking: noDesignThinking,
    coverFileId: null,
    sampleFileId: null,
    prerequisiteIds: [],
    alternativeIds: [],
    sessions: [],
    materials: [
      { id: number, kind: 'resource', sessionId: null, title: 'How to begin', body: '', url: '', fileId },
      {
        id: number + 1,
        kind: 'lesson_plan',
        sessionId: null,
        title: 'Plan',
        body: 'x',
        url: '',
        fileId: null,
      },
    ],
  };
  last += 1;
  await db
    .update(publishedProjects)
    .set({ toolId, content })
    .where(eq(publishedProjects.projectId, projectId));
  await db.insert(curriculumChoices).values({
    schoolId: place.schoolId,
    academicYear: '2026-2027',
    groupId: place.groupId,
    projectId,
    chosenBy: 1,
    chosenAt: at,
  });
  return { projectId, toolId, material: number };
}
