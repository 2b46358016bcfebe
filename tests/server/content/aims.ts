import type { contentCalls } from '#contract/content/content.calls.gen.ts';
import { noDesignThinking } from '#contract/content/content.rules.ts';
import { books } from '#server/content/schema/books.ts';
import { academicModules, topics } from '#server/content/schema/modules.ts';
import { projects } from '#server/content/schema/projects.ts';
import { contentFiles } from '#server/content/schema/published.ts';
import { projectSessions } from '#server/content/schema/sessions.ts';
import { academicTerms, tools } from '#server/content/schema/terms.ts';
import { files } from '#server/files/schema/file.ts';
import { type Aim, type Aims, claimed, test } from '../aimed-world.ts';
import { formSession } from '../schools/school-inputs.ts';
import type { Named } from '../world.ts';
import {
  bookFields,
  itemFields,
  newName,
  projectFields,
  sessionFields,
  templateFields,
  toolFields,
} from './content-inputs.ts';
import { addTemplate } from './content-rows.ts';

const anything = (input: object = {}): Aim => ({ body: () => input });
const saved = (input: (who: Named) => object | Promise<object>): Aim => ({
  body: async (who, client) => ({
    ...(await input(who)),
    formSession: await formSession(client),
  }),
});
const idOf = ([row]: readonly { id: number }[]) => row?.id ?? 0;
const db = () => test.server.app.db;

const newTerm = async () =>
  idOf(await db().insert(academicTerms).values({ kind: 'tag', name: newName() }).returning());
const newTool = async () => idOf(await db().insert(tools).values({ name: newName() }).returning());
const newModule = async () =>
  idOf(await db().insert(academicModules).values({ name: newName() }).returning());
const newTopic = async () =>
  idOf(
    await db()
      .insert(topics)
      .values({ moduleId: await newModule(), name: newName() })
      .returning(),
  );
const newBook = async () =>
  idOf(await db().insert(books).values({ name: newName(), classId: 1 }).returning());
/** Of the school of whoever asks, and theirs: of the central office it is the office's. */
const newProject = async ({ id: authorId, schoolId } = { id: 1, schoolId: 0 }) =>
  idOf(
    await db()
      .insert(projects)
      .values({
        schoolId,
        origin: schoolId === 0 ? 'office' : 'faculty',
        status: 'submitted',
        authorId,
        title: newName(),
        objective: 'To see',
        kind: 'club',
        designThinking: noDesignThinking,
        createdAt: new Date(0),
        updatedAt: new Date(0),
        updatedBy: 1,
      })
      .returning(),
  );
const publishable = async (who: Named) => {
  const projectId = await newProject(who);
  await db().insert(projectSessions).values({ projectId, type: 'learn', title: newName(), position: 1 });
  return { id: projectId, version: 1 };
};
/** A document of a project, with its file. */
async function newDocument() {
  const carrierId = await newProject();
  const [file] = await db()
    .insert(files)
    .values({
      schoolId: 0,
      id: crypto.randomUUID(),
      ownerId: 1,
      name: 'plan.pdf',
      extension: 'pdf',
      type: 'pdf',
      mime: 'application/pdf',
      size: 1,
      sha256: crypto.randomUUID(),
      storageKey: crypto.randomUUID(),
      createdAt: new Date(0),
    })
    .returning();
  const fileId = file?.id ?? '';
  await db()
    .insert(contentFiles)
    .values({
      schoolId: 0,
      fileId,
      carrier: 'project_cover',
      carrierId,
      projectId: carrierId,
      audience: 'all',
      addedBy: 1,
      addedAt: new Date(0),
    });
  return { document_id: fileId };
}

export const aims: Aims<typeof contentCalls> = {
  'board-list': anything(),
  'master_board-for-admin': {
    body: (who, _client, target) => ({ sAdmin_id: claimed(who, target).login_id }),
    at: 'claim',
  },
  'standard-list': anything(),
  'skill-list': anything(),
  'stream-list': anything(),
  'tags-list': anything(),
  'module-tool-level': anything({ tool_id: 1 }),
  'get-tool-list': anything(),
  'get-tools-list-by-grade': anything({ class_id: 1 }),
  'term-page': anything({ kind: 'tag' }),
  'tool-page': anything(),
  'module-page': anything(),
  'project-page': anything(),
  'book-page': anything(),
  'template-page': anything(),
  'content-lookup': anything({ of: 'tool' }),
  'content-name-exists': anything({ of: 'tool', name: 'Nothing' }),
  'get-term': { body: async () => ({ id: await newTerm() }) },
  'get-tool': { body: async () => ({ id: await newTool() }) },
  'get-module': { body: async () => ({ id: await newModule() }) },
  'get-project': { body: async (who) => ({ id: await newProject(who) }) },
  'get-book': { body: async () => ({ id: await newBook() }) },
  'get-template': { body: async () => ({ id: await addTemplate(db(), { name: newName() }, []) }) },
  'save-template': saved(async () => ({
    ...templateFields,
    kind: 'club',
    name: newName(),
    projectIds: [await newProject()],
  })),
  'save-term': saved(() => ({ kind: 'tag', name: newName(), code: '', parentId: null })),
  'save-tool': saved(() => ({ ...toolFields, name: newName() })),
  'save-module': saved(() => ({ name: newName(), description: '', kind: 'grade', isPublished: true })),
  'save-topic': saved(async () => ({ moduleId: await newModule(), name: newName() })),
  'save-topic-content': saved(async () => ({ ...itemFields, topicId: await newTopic() })),
  'save-project': saved(() => ({ ...projectFields, title: newName() })),
  'save-session': saved(async (who) => ({
    ...sessionFields,
    title: newName(),
    projectId: await newProject(who),
  })),
  'save-material': saved(async (who) => ({
    projectId: await newProject(who),
    title: newName(),
    kind: 'resource',
    sessionId: null,
    body: '',
    fileId: '',
    url: '',
  })),
  'save-book': saved(() => ({ ...bookFields, name: newName() })),
  // A lesson has a file, and this one is nobody's.
  'save-lesson': {
    ...saved(async () => ({ bookId: await newBook(), title: newName(), fileId: crypto.randomUUID() })),
    answer: 422,
  },
  'import-terms': saved(() => ({ kind: 'board', csv: `board,code\n${newName()},X` })),
  'set-content-removed': {
    body: async (who) => ({
      of: 'project',
      rows: [{ id: await newProject(who), version: 1 }],
      isRemoved: true,
    }),
  },
  'order-content': {
    body: async (who) => {
      const projectId = await newProject(who);
      const values = { projectId, type: 'learn', title: newName(), position: 1 } as const;
      const id = idOf(await db().insert(projectSessions).values(values).returning());
      return { of: 'session', parentId: projectId, ids: [id] };
    },
  },
  'publish-project': { body: publishable },
  'archive-project': { body: publishable },
  'submit-project': { body: publishable },
  'decide-project': { body: async (who) => ({ ...(await publishable(who)), isApproved: true }) },
  'get-project-id': saved(() => ({})),
  'get-document-view-url': {
    body: newDocument,
    except: {
      3: { own: 404, sameSchool: 404, otherSchool: 404 },
      4: { own: 200, sameSchool: 200, otherSchool: 200 },
    },
  },
  'get-zoho-document-list': { body: newDocument },
  'edit-document-S3-file': {
    ...saved(async () => ({ ...(await newDocument()), file_id: crypto.randomUUID() })),
    answer: 422,
  },
  // An upload of one's own that never began.
  'save-content-file': {
    body: (who) => ({ upload_id: `s${who.schoolId}-p${who.id}-content-0011223344556677`, org_name: 'a.pdf' }),
    answer: 404,
  },
};
