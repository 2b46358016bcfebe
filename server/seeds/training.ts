import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { and, asc, eq } from 'drizzle-orm';
import { academicModules, topics } from '#server/content/schema/modules.ts';
import { publishedProjects } from '#server/content/schema/published.ts';
import type { AppContext } from '#server/core/context.ts';
import { people } from '#server/directory/schema.ts';
import { files, type Rendition } from '#server/files/schema/file.ts';
import { settleBytes, storeBytes } from '../files/pending-bytes.ts';
import { author, keep, type Writer } from './curriculum-files.ts';

/** Made by `npm run films`. */
const filmFolder = fileURLToPath(new URL('./data/films/', import.meta.url));
const languages = { en: 'English', hi: 'हिन्दी', ur: 'اردو' } as const;

/** Films of ours in the training of two modules, a module for every teacher, and what some teachers did over weeks. */
export async function seedTraining(app: AppContext, writer: Writer): Promise<void> {
  writer.at(70);
  await writer.signIn(author);
  const teacher = await keepFilm(app, writer, 'teacher', 'First steps for teachers.mp4');
  const student = await keepFilm(app, writer, 'student', 'What students see.mp4');
  const moduleId = await addModule(
    writer,
    'Using Banyan in the classroom',
    'For every teacher, in ten minutes.',
  );
  const topicId = await addTopic(writer, moduleId, 'First steps');
  await addFilm(writer, topicId, 'First steps for teachers', teacher);
  await addFilm(writer, topicId, 'What students see', student);
  const found = await writer.db
    .select({ id: topics.id })
    .from(topics)
    .innerJoin(academicModules, eq(academicModules.id, topics.moduleId))
    .where(eq(academicModules.kind, 'grade'))
    .orderBy(asc(academicModules.position), asc(topics.position))
    .limit(3);
  for (const topic of found) await addFilm(writer, topic.id, 'In the classroom', teacher);
  await addProjectFilms(writer, student);
  for (const [at, login] of ['F00001', 'F00003', 'F00007'].entries()) await learn(writer, login, at);
}

const session = async (writer: Writer) =>
  (await writer.call('get-form-session', { form: 'curriculum' }, author)).formSession;

async function addModule(writer: Writer, name: string, description: string): Promise<number> {
  const input = { name, description, kind: 'grade' as const, isPublished: true };
  return (await writer.call('save-module', { ...input, formSession: await session(writer) }, author)).data.id;
}

async function addTopic(writer: Writer, moduleId: number, name: string): Promise<number> {
  const input = { moduleId, name, formSession: await session(writer) };
  return (await writer.call('save-topic', input, author)).data.id;
}

async function addFilm(writer: Writer, topicId: number, title: string, fileId: string): Promise<void> {
  const film = {
    topicId,
    title,
    type: 'film' as const,
    audience: 'faculty' as const,
    fileId,
    url: '',
    minutes: 1,
  };
  await writer.call('save-topic-content', { ...film, formSession: await session(writer) }, author);
}

/** The office's first projects bring a film for teachers, with a new publication. */
async function addProjectFilms(writer: Writer, fileId: string): Promise<void> {
  const found = await writer.db
    .select({ id: publishedProjects.projectId })
    .from(publishedProjects)
    .where(and(eq(publishedProjects.schoolId, 0), eq(publishedProjects.kind, 'grade')))
    .orderBy(asc(publishedProjects.projectId))
    .limit(6);
  for (const { id } of found) {
    const material = {
      projectId: id,
      title: 'How a class begins',
      kind: 'resource' as const,
      sessionId: null,
    };
    const input = { ...material, body: '', fileId, url: '', formSession: await session(writer) };
    await writer.call('save-material', input, author);
    const { version } = (await writer.call('get-project', { id }, author)).data;
    await writer.call('publish-project', { id, version }, author);
  }
}

/** A film as an author uploads it, with captions in three languages and its picture. */
async function keepFilm(app: AppContext, writer: Writer, film: string, name: string): Promise<string> {
  const id = await keep(writer, name, await readFile(`${filmFolder}${film}.mp4`));
  const store = async (file: string) =>
    storeBytes(app, app.database.transaction, await readFile(`${filmFolder}${file}`));
  const renditions: Rendition[] = [];
  for (const [lang, label] of Object.entries(languages)) {
    const storageKey = await store(`${film}-${lang}.vtt`);
    renditions.push({ kind: 'caption', id: lang, label, lang, mime: 'text/vtt; charset=utf-8', storageKey });
  }
  await app.database.transaction(async (tx) => {
    await tx
      .update(files)
      .set({ renditions })
      .where(and(eq(files.schoolId, 0), eq(files.id, id)));
    await settleBytes(
      tx,
      renditions.map(({ storageKey }) => storageKey),
    );
  });
  return id;
}

/** A teacher finishes something every week; the last film is left in the middle. */
async function learn(writer: Writer, login: string, at: number): Promise<void> {
  writer.at(60);
  await writer.signIn(login);
  const [person] = await writer.db.select({ id: people.id }).from(people).where(eq(people.loginName, login));
  const faculty_id = person?.id ?? 0;
  const { data: modules } = await writer.call('get-faculty-modules-list', { faculty_id }, login);
  let week = 8;
  for (const { module_id } of modules.slice(0, 4 - at)) {
    const { data: items } = await writer.call('get-modcontent-list', { module_id }, login);
    for (const item of items.slice(0, 2)) {
      writer.at(7 * week);
      if (week > 1) week -= 1;
      await writer.call(
        'mark-as-completed',
        { module_id, content_id: item.id, faculty_id, status: 1 },
        login,
      );
    }
  }
  const forAll = modules.find(({ groups }) => groups.length === 0);
  if (!forAll) return;
  const { data } = await writer.call('get-modcontent-list', { module_id: forAll.module_id }, login);
  const film = data.find((item) => item.film !== null && item.status === 0);
  if (!film) return;
  writer.at(2);
  const part = { subject: 'content' as const, id: film.id };
  await writer.call('save-watched-ranges', { ...part, ranges: [[0, 12]], place: 12 }, login);
}
