import { utils, write } from 'cfb';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modules } from '#contract/core/modules.ts';
import { readingPositions } from '#server/books/schema.ts';
import { curriculumAssignments, curriculumChoices } from '#server/choices/schema.ts';
import { isReadable } from '#server/content/queries/reading.ts';
import { publishedProjects } from '#server/content/schema/published.ts';
import { grades, people } from '#server/directory/schema.ts';
import { eraseLooseFiles } from '#server/files/loose-files.ts';
import { files as storedFiles } from '#server/files/schema/file.ts';
import { officeSchools } from '#server/schools/schema.ts';
import { docx } from '#tests/files/office-files.ts';
import { actorOf } from '../actor.ts';
import { type Client, sampleFile, startTestServer, type TestServer } from '../test-server.ts';
import type { Named, World } from '../world.ts';
import { type Author, authorOf } from './content-author.ts';
import { bookFields, itemFields, newName, projectFields, toolFields } from './content-inputs.ts';

let test: TestServer;
let world: World;
let office: Client;
let session: Author['session'];
let saveProject: Author['saveProject'];
let saveSession: Author['saveSession'];
let treeOf: Author['treeOf'];
let publish: Author['publish'];
let kept: Author['kept'];
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  office = await test.signIn(world.superAdmin);
  ({ session, saveProject, saveSession, treeOf, publish, kept } = authorOf(test, world.superAdmin, office));
});
afterAll(() => test.close());

describe('who reads it', () => {
  it('is what the rule says, by list and by file, for every role and every state [QU-46]', async () => {
    const db = test.server.app.db;
    const { admin, asha, dev, esha, finance, helpdesk, otherFaculty } = world;
    const who = { superAdmin: world.superAdmin, admin, asha, dev, esha, finance, helpdesk, otherFaculty };
    const clients = new Map<string, Client>();
    for (const [name, person] of Object.entries(who)) clients.set(name, await test.enter(person));
    const status = async (name: string, fileId: string) =>
      (await clients.get(name)?.get(`/files/${fileId}`))?.status ?? 0;

    const files = {
      cover: await kept('photo.jpg'),
      slides: await kept('slides.pptx'),
      plan: await kept('notice.docx'),
    };
    const { id } = await saveProject({ coverFileId: files.cover.id });
    await saveSession(id, { presentationFileId: files.slides.id });
    await office.ok('save-material', {
      projectId: id,
      title: 'Plan',
      kind: 'lesson_plan',
      sessionId: null,
      body: 'For teachers',
      fileId: files.plan.id,
      url: '',
      formSession: await session(),
    });
    const seen = async () => {
      const found: Record<string, number[]> = {};
      for (const name of Object.keys(who))
        found[name] = [
          await status(name, files.cover.id),
          await status(name, files.slides.id),
          await status(name, files.plan.id),
        ];
      return found;
    };
    const all = [200, 200, 200];
    const none = [404, 404, 404];
    const nobody = { finance: [403, 403, 403], helpdesk: [403, 403, 403] };
    const draft = {
      superAdmin: all,
      admin: none,
      asha: none,
      dev: none,
      esha: none,
      otherFaculty: none,
      ...nobody,
    };
    expect(await seen(), 'a draft').toEqual(draft);

    await publish(id);
    const published = { ...draft, admin: all, asha: all, otherFaculty: all };
    expect(await seen(), 'published').toEqual(published);
    const finds = async (name: string) => {
      const { title } = (await treeOf(id)).values;
      const found = await clients.get(name)?.call('global-search', { searchText: title });
      return found?.ok ? JSON.stringify(found.data).includes(title) : false;
    };
    expect(await Promise.all(['superAdmin', 'admin', 'asha', 'otherFaculty'].map(finds))).not.toContain(
      false,
    );
    expect(await Promise.all(['dev', 'esha', 'finance', 'helpdesk'].map(finds))).not.toContain(true);

    const [choice] = await db
      .insert(curriculumChoices)
      .values({
        schoolId: 1,
        academicYear: await yearOf(1),
        groupId: world.places['9A'].gradeId,
        projectId: id,
        chosenBy: admin.id,
        chosenAt: test.clock.now,
      })
      .returning();
    await db.insert(curriculumAssignments).values({
      schoolId: 1,
      choiceId: choice?.id ?? 0,
      kind: 'person',
      assigneeId: dev.id,
      assignedBy: admin.id,
      assignedAt: test.clock.now,
    });
    // Students get what is for all of it, and never what is for teachers.
    expect(await seen(), 'assigned to one').toEqual({ ...published, dev: [200, 404, 404] });
    const listed = async (person: Named) => {
      const actor = actorOf(person);
      const reader = { ...actor, school: { ...actor.school, academicYear: await yearOf(person.schoolId) } };
      const rows = await db
        .select({ id: publishedProjects.projectId })
        .from(publishedProjects)
        .where(isReadable(reader));
      return rows.some((row) => row.id === id);
    };
    expect([await listed(asha), await listed(dev), await listed(esha), await listed(finance)]).toEqual([
      true,
      true,
      false,
      false,
    ]);

    const tree = await treeOf(id);
    const work = await office.call('archive-project', { id, version: tree.version });
    expect(work).toMatchObject({
      status: 409,
      error: {
        code: 'has_work',
        params: { schools: 1, choices: 1, assignments: 1, waiting: 0, sentBack: 0 },
      },
    });
    const rows = [{ id, version: tree.version }];
    const removal = await office.call('set-content-removed', { of: 'project', rows, isRemoved: true });
    expect(removal).toMatchObject({ error: { code: 'is_chosen', params: { count: 1 } } });
    expect(await seen(), 'asked about').toEqual({ ...published, dev: [200, 404, 404] });
    await office.ok('archive-project', { id, version: tree.version, isSure: true });
    expect(await seen(), 'archived').toEqual(draft);
  });

  it('is revised by who looks after some schools only where it is published anew [RP-01, CA-03]', async () => {
    const [cover, next] = [await kept('photo.jpg'), await kept('slides.pdf')];
    await office.ok('save-book', {
      ...bookFields,
      name: newName(),
      coverFileId: cover.id,
      isPublished: true,
      formSession: await session(),
    });
    const { db } = test.server.app;
    const { id } = world.superAdmin;
    const of = eq(people.id, id);
    const [before] = await db.select().from(people).where(of);
    await db.insert(officeSchools).values({ personId: id, schoolId: 1 });
    await db
      .update(people)
      .set({ subRole: 2, department: 4, modules: [modules.academicContent] })
      .where(of);
    const spoc = await test.enter(world.superAdmin);
    const revised = await spoc.call('edit-document-S3-file', {
      document_id: cover.id,
      file_id: next.id,
      formSession: await session(),
    });
    await db.delete(officeSchools).where(eq(officeSchools.personId, id));
    await db
      .update(people)
      .set({ subRole: before?.subRole ?? 1, department: 0, modules: null })
      .where(of);
    office = await test.signIn(world.superAdmin);
    expect(revised.status).toBe(403);
  });

  it('keeps earlier revisions for the authors, and readers on the published one [NX-314, NX-321, NX-334]', async () => {
    const [old, next] = [await kept('slides.pptx'), await kept('slides.pdf')];
    const teacher = await test.enter(world.asha);
    const { id } = await saveProject();
    await saveSession(id, { presentationFileId: old.id });
    await publish(id);
    const seen = async (client: Client) =>
      Promise.all([old, next].map(async (file) => (await client.get(`/files/${file.id}`)).status));
    const revised = await office.ok('edit-document-S3-file', {
      document_id: old.id,
      file_id: next.id,
      formSession: await session(),
    });
    expect(revised.data).toEqual({ document_id: next.id, revision: 2 });
    expect(await seen(teacher)).toEqual([200, 404]);
    await publish(id);
    expect(await seen(teacher)).toEqual([404, 200]);
    expect(await seen(office)).toEqual([200, 200]);
    const history = (await office.ok('get-zoho-document-list', { document_id: next.id })).data;
    expect(history.editor).toBe('off');
    expect(history.revisions.map((each) => [each.revision, each.file.id, each.is_current])).toEqual([
      [2, next.id, true],
      [1, old.id, false],
    ]);
    const view = await teacher.ok('get-document-view-url', { document_id: next.id });
    expect(view.data.url).toBe(`/files/${next.id}`);
    expect((await teacher.call('get-document-view-url', { document_id: old.id })).status).toBe(404);
  });

  it('is closed to staff of the office without the module, and read only for a director [QU-46, RP-01]', async () => {
    const { db } = test.server.app;
    const be = (set: object) => db.update(people).set(set).where(eq(people.id, world.superAdmin.id));
    const cover = await kept('photo.jpg');
    await saveProject({ coverFileId: cover.id });
    try {
      await be({ subRole: 2, modules: ['dashboard'] });
      let staff = await test.enter(world.superAdmin);
      expect((await staff.call('project-page', {})).status).toBe(403);
      await be({ subRole: 2, modules: ['admin/academic-content'] });
      staff = await test.enter(world.superAdmin);
      expect((await staff.call('project-page', {})).status).toBe(200);
      expect((await staff.get(`/files/${cover.id}`)).status).toBe(200);
      await be({ subRole: 3, modules: ['admin/academic-content'] });
      const director = await test.enter(world.superAdmin);
      expect((await director.call('project-page', {})).status).toBe(200);
      const write = await director.call('save-tool', {
        ...toolFields,
        name: newName(),
        formSession: 'x'.repeat(43),
      });
      expect(write.status).toBe(403);
    } finally {
      await be({ subRole: 1, modules: null });
    }
  });
});

describe('files of content', () => {
  it('stay, however old, while content carries them', async () => {
    const cover = await kept('photo.jpg');
    await saveProject({ coverFileId: cover.id });
    await eraseLooseFiles(test.server.app, new Date(test.clock.now.getTime() + 1));
    expect((await office.get(`/files/${cover.id}`)).status).toBe(200);
  });

  it('are refused by kind and by size word for word, before and after they are sent [VU-02, VU-04, QC-15]', async () => {
    const announce = (name: string, megabytes: number) =>
      fetch(`${test.server.address}/uploads`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${office.token}`,
          'tus-resumable': '1.0.0',
          'upload-length': String(megabytes * 2 ** 20),
          'upload-metadata': `filename ${btoa(name)},kind ${btoa('content')}`,
        },
      });
    const large = await announce('big.pptx', 26);
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({
      code: 'file_too_large_for',
      information: 'Please upload maximum file size 25MB for pptx.',
    });
    expect((await announce('big.pptx', 25)).status).toBe(201);
    expect((await announce('run.exe', 1)).status).toBe(422);
    const upload_id = await test.finishedUpload(
      world.superAdmin,
      'empty.pdf',
      new TextEncoder().encode('not a pdf'),
      'content',
    );
    expect(await office.call('save-content-file', { upload_id, org_name: 'empty.pdf' })).toMatchObject({
      ok: false,
      error: { code: 'bad_content' },
    });
  });

  it.each([
    ['with macros', 'plan.docx', () => docx('<w:p/>', { parts: { 'word/vbaProject.bin': 'x' } }), 'macros'],
    ['locked with a password', 'slides.pptx', lockedOffice, 'password'],
    ['that are empty', 'notes.pdf', () => Buffer.alloc(0), 'empty'],
    ['of another kind than their name says', 'photo.png', () => sampleFile('notice.pdf'), 'PDF'],
  ])(
    '%s are refused in words, carried by nothing, and gone [VU-02, QC-15]',
    async (_, name, bytesOf, said) => {
      const { db } = test.server.app;
      const before = await db.$count(storedFiles);
      const upload_id = await test.finishedUpload(world.superAdmin, name, await bytesOf(), 'content');
      const answer = await office.call('save-content-file', { upload_id, org_name: name });
      expect(answer).toMatchObject({
        ok: false,
        status: 422,
        error: { information: expect.stringContaining(said) },
      });
      expect(await db.$count(storedFiles)).toBe(before);
      expect((await office.call('save-content-file', { upload_id, org_name: name })).status).toBe(404);
    },
  );

  it('are carried only where they are one’s own or of the same house', async () => {
    const teacher = await test.enter(world.asha);
    const theirs = await kept('notice.pdf', undefined, world.asha, teacher);
    const answer = await office.call('save-project', {
      ...projectFields,
      title: newName(),
      coverFileId: theirs.id,
      formSession: await session(),
    });
    expect(answer).toMatchObject({ ok: false, error: { code: 'unknown_file' } });
  });

  it('take no address that runs, and none without https [CA-03]', async () => {
    const topic = await newTopic();
    const accepted: string[] = [];
    for (const url of [
      'javascript:alert(1)',
      'http://example.org',
      'https://user@example.org',
      'https:/x',
      '',
    ]) {
      const input = { ...itemFields, url, topicId: topic, formSession: await session() };
      const { ok } = await office.call('save-topic-content', input);
      if (ok) accepted.push(url);
    }
    expect(accepted).toEqual([]);
  });

  it('of training and of books are read once they are published, books by who teaches the grade [CA-03]', async () => {
    const { db } = test.server.app;
    await db.update(grades).set({ masterClassId: 9 }).where(eq(grades.id, world.places['9A'].gradeId));
    const teacher = await test.enter(world.asha);
    const [guide, lesson] = [await kept('notice.docx'), await kept('slides.pdf')];
    const topicId = await newTopic(false);
    await office.ok('save-topic-content', {
      ...itemFields,
      type: 'document',
      url: '',
      fileId: guide.id,
      topicId,
      formSession: await session(),
    });
    const book = await office.ok('save-book', {
      ...bookFields,
      classId: 9,
      name: newName(),
      formSession: await session(),
    });
    await office.ok('save-lesson', {
      bookId: book.data.id,
      title: 'One',
      fileId: lesson.id,
      formSession: await session(),
    });
    const seen = async () =>
      Promise.all([guide, lesson].map(async (file) => (await teacher.get(`/files/${file.id}`)).status));
    expect(await seen()).toEqual([404, 404]);
    const module = (await office.ok('get-module', { id: topics.get(topicId) ?? 0 })).data;
    await office.ok('save-module', {
      ...module.values,
      isPublished: true,
      id: module.id,
      version: module.version,
      formSession: await session(),
    });
    expect(module.topics.flatMap((topic) => topic.contents.map((item) => item.file))).toEqual([guide]);
    const listed = await office.ok('module-page', { search: module.values.name });
    expect(listed.rows).toMatchObject([{ topics: 1, contents: 1, projects: 0 }]);
    const stored = (await office.ok('get-book', { id: book.data.id })).data;
    await office.ok('save-book', {
      ...stored.values,
      isPublished: true,
      id: stored.id,
      version: stored.version,
      formSession: await session(),
    });
    expect(await seen()).toEqual([200, 200]);
  });
});

describe('a book that is read', () => {
  it('is taken from its readers only by who was told how many they are [CA-03]', async () => {
    const input = { ...bookFields, name: newName(), isPublished: true };
    const { data } = await office.ok('save-book', { ...input, formSession: await session() });
    const save = async (changes: object, version: number) =>
      office.call('save-book', {
        ...input,
        ...changes,
        id: data.id,
        version,
        formSession: await session(),
      });
    expect(await save({ isPublished: false }, 1), 'nobody reads it').toMatchObject({ ok: true });
    await save({}, 2);
    await test.server.app.db.insert(readingPositions).values(
      [world.dev, world.asha].map(({ id, schoolId }) => ({
        schoolId,
        personId: id,
        bookId: data.id,
        lessonId: 1,
        page: 1,
        pages: 4,
        fraction: 0,
        version: 1,
        device: crypto.randomUUID(),
        step: 1,
        savedAt: test.clock.now,
      })),
    );
    expect(await save({ isPublished: false }, 3)).toMatchObject({
      error: { code: 'has_readers', params: { count: 2 } },
    });
    expect(await save({ audience: 'faculty' }, 3), 'from its student').toMatchObject({
      error: { code: 'has_readers', params: { count: 1 } },
    });
    expect(await save({ classId: 10 }, 3), 'from its class').toMatchObject({
      error: { code: 'has_readers', params: { count: 2 } },
    });
    expect(await save({ description: 'Longer' }, 3)).toMatchObject({ ok: true });
    expect(await save({ isPublished: false, isSure: true }, 4)).toMatchObject({ ok: true });
    expect(await save({ description: 'A draft', isPublished: false }, 5)).toMatchObject({ ok: true });
  });
});

/** As Office locks a file: the packed one lies encrypted in a container of the old kind. */
function lockedOffice(): Buffer {
  const container = utils.cfb_new();
  utils.cfb_add(container, '/EncryptionInfo', Buffer.alloc(64, 1));
  utils.cfb_add(container, '/EncryptedPackage', Buffer.alloc(8_192, 1));
  return Buffer.from(write(container, { type: 'buffer' }) as Buffer);
}

/** Modules of topics, by topic. */
const topics = new Map<number, number>();
async function newTopic(isPublished = true): Promise<number> {
  const module = await office.ok('save-module', {
    name: newName(),
    description: '',
    kind: 'grade',
    isPublished,
    formSession: await session(),
  });
  const topic = await office.ok('save-topic', {
    moduleId: module.data.id,
    name: newName(),
    formSession: await session(),
  });
  topics.set(topic.data.id, module.data.id);
  return topic.data.id;
}

async function yearOf(schoolId: number): Promise<string> {
  const { rows } = await test.server.app.db.execute<{ year: string }>(
    `select academic_year as year from schools where id = ${schoolId}`,
  );
  return rows[0]?.year ?? '';
}
